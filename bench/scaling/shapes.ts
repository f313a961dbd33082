import type { Shape } from "./growth.js";

/** Identifiers on which careless algorithms take quadratic time. */
export const identifierShapes: Readonly<Record<string, Shape>> = {
  "percent signs": (length) => `http://a/${"%".repeat(length)}`,
  "dot segments": (length) => `http://a/${"../".repeat(length / 3)}`,
  "deep folders and back": (length) => `http://a/${"b/".repeat(length / 5)}${"../".repeat(length / 5)}`,
  brackets: (length) => `http://${"[".repeat(length)}`,
  "at signs": (length) => `http://${"a@".repeat(length / 2)}`,
  colons: (length) => `http://${":".repeat(length)}`,
  "a name of many labels": (length) => `http://${"a.".repeat(length / 2)}`,
  "commas in a host": (length) => `http://${"a,".repeat(length / 2)}b`,
  "letters right to left, and digits": (length) => `http://a/${"א1".repeat(length / 2)}`,
  "numbers and titles, host to query": (length) => `http://1.2.3.4/${"א/1/".repeat(length / 4)}?2`,
  "nested brackets right to left": (length) => `http://a/${"(א".repeat(length / 4)}${")".repeat(length / 4)}`,
  "combining marks": (length) => `http://a/e${"\u0301".repeat(length)}`,
  "marks that change places": (length) => `http://a/b${"\u0301\u0316".repeat(length / 2)}`,
  "marks that change places in a host": (length) => `http://b${"\u0301\u0316".repeat(length / 2)}/`,
  joiners: (length) => `http://a/${"ب\u200C".repeat(length / 2)}`,
  "triplets of UTF-8": (length) => `http://a/${"%D7%90".repeat(length / 6)}`,
  "triplets that are not UTF-8": (length) => `http://a/${"%E2".repeat(length / 3)}`,
  spaces: (length) => `http://a/${" b".repeat(length / 2)}`,
  "spaces at the end": (length) => `http://a/${" ".repeat(length)}b`,
  parameters: (length) => `http://a/?${"א=b&".repeat(length / 4)}`,
  "a hidden character behind a long text": (length) => `http://a/?${"b".repeat(length)}\u200B`,
  "lookalikes of slashes": (length) => `http://a/${"b\u2044".repeat(length / 2)}`,
  "labels of letters and triplets": (length) => `http://${"é%C3%A9.".repeat(length / 8)}b/`,
  "hyphens in a label": (length) => `http://a${"-".repeat(length)}b/`,
};

const repeated = (unit: string): Shape => {
  return (length) => unit.repeat(length / unit.length);
};

/** Documents that nest deeply, never close what they open, or have but one line; for readers of any language. */
export const documentShapes: Readonly<Record<string, Shape>> = {
  "square brackets": repeated("["),
  "nested brackets": (length) => `${"[".repeat(length / 2)}${"]".repeat(length / 2)}`,
  braces: repeated("{"),
  parentheses: repeated("("),
  "deep JSON": repeated('{"a":'),
  "strings in one line": repeated('"https://a/b%" '),
  "strings of many lines": repeated('"https://a/%"\n'),
  "markup in a string": (length) => `"${"<a b='https://a/'>".repeat(length / 18)}"`,
  "a query in a string": (length) => `"PREFIX a: <https://a/> ${"<https://a/> ".repeat(length / 13)}"`,
  quotes: repeated("\"'`"),
  backslashes: repeated("\\"),
  colons: repeated("a: "),
  "percent signs": repeated("%"),
  dots: repeated("../"),
  "at signs": repeated("@"),
  "letters right to left, and digits": repeated("א1 "),
  "combining marks": repeated("e\u0301"),
  tags: repeated("<a b='"),
  "open comments": repeated("/* <!-- # "),
  "plus signs": repeated("'a' + "),
  holes: repeated("`${"),
  spaces: (length) => `a { b: url(c${" ".repeat(length)}d) }`,
  commas: (length) => `<img srcset="${",".repeat(length)}">`,
  "a long name": (length) => `<?xml-stylesheet ${"a".repeat(length)}?>`,
  "indented lists": (length) => Array.from({ length: length / 40 }, (_, at) => `${" ".repeat(at % 40)}- a:\n`).join(""),
};

/** What decoders read: escapes, whole and broken. */
export const escapeShapes: Readonly<Record<string, Shape>> = {
  backslashes: repeated("\\"),
  "escapes of units": repeated("\\u0041"),
  "open braces": repeated("\\u{"),
  references: repeated("&amp;"),
  "open references": repeated("&notin"),
  "numbers without end": (length) => `&#${"1".repeat(length)}`,
  "hexadecimal escapes": repeated("\\41 "),
  "escaped quotation marks": (length) => `"${'\\"'.repeat(length / 2)}`,
  "line ends": repeated("\\\n  "),
  letters: repeated("https://a/b "),
};

/** JavaScript that a parser can read, which gives the tree to ESLint. */
export const codeShapes: Readonly<Record<string, Shape>> = {
  "a long sum": (length) => `f(${"'https://a/b' + c + ".repeat(length / 20)}d);`,
  "calls of calls": (length) => `x${"('https://a/b')".repeat(length / 20)};`,
  "members of members": (length) => `f('https://a/b'${".concat('/c')".repeat(length / 20)});`,
  "many arguments": (length) => `fetch(${"'https://a/b', ".repeat(length / 15)}c);`,
  "a long list": (length) => `const urls = [${"'https://a/b', ".repeat(length / 15)}];`,
  "nested lists": (length) => `a = ${"['b:', ".repeat(length / 80)}${"]".repeat(length / 80)};`,
  "a long template": (length) => `f(\`https://a/${"${b}/c".repeat(length / 6)}\`);`,
  "many templates": (length) => "f(`https://a/${b}`);".repeat(length / 20),
  "one literal": (length) => `fetch("https://a/${"%".repeat(length)}");`,
};
