/** What Unicode names by a rule and not one by one (The Unicode Standard, §4.8): the label of the range, and what the name begins with. */
const ruled = [
  [/^CJK Ideograph/u, "CJK UNIFIED IDEOGRAPH-"],
  [/^Tangut Ideograph/u, "TANGUT IDEOGRAPH-"],
  [/^Hangul Syllable$/u, "HANGUL SYLLABLE "],
];

/**
 * A script that gives the page of the inspector the names of all characters: in each line a run of them, that is the
 * first code point and the names from there on, or the first and the last one and what their names begin with before the
 * code point. A name has a small letter before it, which tells how many words it shares with the name before: `a` for none.
 * The first line has the words that are most often in names, each behind the sign that stands for it.
 */
export async function characterNamesScript() {
  const { default: names } = await import("@unicode/unicode-18.0.0/Names/index.mjs");
  const lines = [];
  let run;
  for (const [codePoint, label] of [...names].sort(([a], [b]) => a - b)) {
    const beginning = ruled.find(([pattern]) => pattern.test(label))?.[1] ?? beforeOwnNumber(label, codePoint);
    // A label with small letters stands for a character that has no name.
    if (beginning === undefined && /[a-z]/u.test(label)) continue;
    if (run?.end !== codePoint || run.beginning !== beginning)
      lines.push((run = { start: codePoint, end: codePoint, beginning, names: [] }));
    run.end += 1;
    run.names.push(label);
  }
  const table = lines.map(lineOf);
  const known = signsFor(table.join("\n"));
  const abbreviated = table.map((line) => line.replace(word, (each) => known.get(each) ?? each));
  const abbreviations = [...known].map(([each, sign]) => sign + each).join("|");
  return `globalThis.characterNames = ${JSON.stringify([abbreviations, ...abbreviated].join("\n"))};\n`;
}

/** A word with what separates it from the next. */
const word = /[A-Z]{2,}[ -]?/gu;

/** What stands in no name and before none: JSON does not escape it, and no name shares so many words with another. */
const signs = "!#$%&'()*+,./:;<=>?@[]^_`{}~mnopqrstuvwxyz";

/** The signs for the words that take up the most space. */
function signsFor(table) {
  const counts = new Map();
  for (const [each] of table.matchAll(word)) counts.set(each, (counts.get(each) ?? 0) + 1);
  const saved = ([each, count]) => count * (each.length - 1);
  const longest = [...counts].sort((a, b) => saved(b) - saved(a)).slice(0, signs.length);
  return new Map(longest.map(([each], index) => [each, signs[index]]));
}

/** What stands before its own code point in a name such as `NUSHU CHARACTER-1B170`. */
function beforeOwnNumber(name, codePoint) {
  const number = codePoint.toString(16).toUpperCase();
  return name.endsWith(`-${number}`) ? name.slice(0, -number.length) : undefined;
}

const firstLetter = "a".charCodeAt(0);

/** A name, but for the words at its beginning that the one before it in its run has, too. */
function shortened(name, index, names) {
  const words = wordsOf(name);
  const before = index === 0 ? [] : wordsOf(names[index - 1]);
  const differing = words.findIndex((word, at) => word !== before[at] || at === words.length - 1);
  return String.fromCharCode(firstLetter + differing) + words.slice(differing).join("");
}

function wordsOf(name) {
  return name.split(/(?<=[ -])/u);
}

function lineOf({ start, end, beginning, names }) {
  if (beginning === undefined) return `${start.toString(16)}|${names.map(shortened).join("")}`;
  return `${start.toString(16)}-${(end - 1).toString(16)}|${beginning}`;
}
