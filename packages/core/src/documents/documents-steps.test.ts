import { assertLinearSteps, type Shape } from "../../test/step-counter.js";
import { readDocument, type LanguageName } from "./index.js";

/** Shapes that take some parser quadratic time, or more depth than the stack has. */
const deepShapes: Readonly<Record<string, Shape>> = {
  "open brackets": (length) => "[".repeat(length),
  "open parentheses": (length) => "(".repeat(length),
  "closed braces": (length) => "{".repeat(length / 2) + "}".repeat(length / 2),
  "closing braces": (length) => "}".repeat(length),
  "nested arrays": (length) => '["a",'.repeat(length / 6) + "]".repeat(length / 6),
  "nested objects": (length) => '{"a":'.repeat(length / 6) + '"b"' + "}".repeat(length / 6),
  "nested templates": (length) => "`a${".repeat(length / 6) + "}`".repeat(length / 6),
  "nested elements": (length) => "<a>".repeat(length / 7) + "</a>".repeat(length / 7),
  "nested conditions": (length) => 'a?"b":'.repeat(length / 6) + "c",
  sums: (length) => '"a"+'.repeat(length / 4) + "b",
  arguments: (length) => `f(${'"a",'.repeat(length / 4)})`,
  calls: (length) => `a${'.b("c")'.repeat(length / 7)}`,
  quotes: (length) => '"'.repeat(length),
  "less-than signs": (length) => "<".repeat(length),
  asterisks: (length) => "*".repeat(length),
  "comment starts": (length) => "/*".repeat(length / 2),
  "comments in elements": (length) => `<a>${"{/* b */}".repeat(length / 9)}</a>`,
  "modules without bodies": (length) => 'declare module "a" {}\n'.repeat(length / 22),
  "one long string": (length) => `"${"a".repeat(length)}"`,
  "one long line": (length) => 'a="b",'.repeat(length / 6),
  "identifiers that are not closed": (length) => "<a b".repeat(length / 4),
  "identifiers in parentheses": (length) => `(${"a<b c".repeat(length / 5)}`,
  names: (length) => `@prefix a: <${"b".repeat(length)}> .${" a:c".repeat(length / 4)}`,
  "members in each other": (length) => "a: ".repeat(length / 3),
  "entries in each other": (length) => "- ".repeat(length / 2),
  "labels of blocks": (length) => "a:{".repeat(length / 3),
  "lines of words": (length) => "a b\n".repeat(length / 4),
  "empty lines": (length) => `a: |${"\n".repeat(length)}`,
  "unpaired surrogates": (length) => "\uD800".repeat(length),
  "line separators": (length) => "\u2028".repeat(length),
  "paragraph separators and spaces": (length) => "\u2029\u3000".repeat(length / 2),
};

const deepLanguages = [
  "tsx",
  "json5",
  "jsonld",
  "yaml",
  "csv",
  "turtle",
  "sparql",
  "python",
  "shell",
  "erlang",
] as const;

/** Shapes that take some reader of markup quadratic time, or more depth than the stack has. */
const markupUnits: Readonly<Record<string, string>> = {
  "open tags": "<a>",
  "tags that are not closed": "<a b=c ",
  "end tags": "</a>",
  "end tags that are not closed": "</a ",
  "open paragraphs": "<p dir=rtl>a",
  "values that are not closed": "<a b='c ",
  "less-than signs": "<",
  "exclamation marks": "<!",
  "question marks": "<?php ",
  "open comments": "<!--",
  sections: "<svg><![CDATA[",
  scripts: "<script>",
  "scripts that end": "<script>a</script>",
  styles: "<style>a{b:url(c)}</style>",
  attributes: "<a b='c' ",
  templates: "<a b='{{ ",
  "template ends": "<a b={{ c }} ",
  "templates with tags": "{{ '<a>' }}",
  "templates with open strings": "{{ '<a ",
  "braces of templates": "<a b='{{ { } ",
  "joined strings": "<a b=\"' + c + '",
  programs: "<a b='<?= c ?>d'>",
  "white space beside templates": "<a b=' {{- c -}} \n",
  expressions: "<a :b='[`c${'>",
  "documents in attributes": "<a srcdoc='<a srcdoc=\"",
  "documents without quotes": "<a/srcdoc=",
  "documents in scripts": "<script type=text/html>",
  "declarations in attributes": "<a style='b:url(c)'>",
  references: "&not;&notin&#65;&",
  numbers: "&#1",
  "automatic direction": "<bdi>a",
  braces: "{",
  brackets: "([",
  "closing brackets": ")}]",
  addresses: "url(",
  "addresses and quotes": "url(a'",
  "at-rules": "@import 'a",
  holes: "url(#{",
  backslashes: "\\",
  quotes: "\"'",
  maps: "(a:'b',",
  "plus signs": "+'a'",
  comments: "/*",
  slashes: "//",
  "document types": "<!DOCTYPE a [",
  "declarations of entities": "<!DOCTYPE a [<!ENTITY b 'c",
  instructions: "<?xml-stylesheet href='a'",
  "end tags of others": "<a></b>",
  entities: "<a b='&c;&d",
  mustaches: "<template>{{ a",
  "expressions in braces": "<a b={c}>{d}",
  "expressions that are not closed": "{a",
  "expressions in expressions": "{`${",
  "expressions in quotes": "<a b='{c}{",
  "markup in expressions": "{a && <b>{c}</b>}",
  "open markup in expressions": "{<a b={",
  "fragments in expressions": "{<>",
  "regular expressions": "{/[",
  links: "[a](b)",
  "lines of links": "[a](http://b.example/)\n",
  "links that are not closed": "[a](",
  "links in links": "[[a](b)",
  "titles that are not closed": '[a](b "',
  "destinations that are not closed": "[a](<b",
  images: "![",
  "code spans": "`a``",
  "back quotes": "``` ",
  definitions: "[a]: b\n",
  "nested quotes": "> ",
  "nested lists": "- 1. ",
  "list items": "- a\n",
  fences: "```js\n",
  tables: "a|b\n-|-\n",
  "inline tags": "a <b c='",
  "open inline tags": "a <b ",
};

const markupLanguages = [
  "html",
  "template",
  "php",
  "css",
  "scss",
  "markdown",
  "mdx",
  "xml",
  "vue",
  "svelte",
  "astro",
] as const;

/** What is repeated in a text of a language that has a reader of its own. */
const units: Readonly<Partial<Record<LanguageName, readonly string[]>>> = {
  asciidoc: [
    "image:a ",
    "image:",
    "link:",
    "link:a[",
    "https://a[",
    "https://a[\\]",
    "https://a(",
    "https://a ",
    "https://,,",
    "https://a*,",
    "*a",
    "`a",
    "``a ",
    "+a",
    "++a ",
    "pass:[",
    "a:::",
    "image::a[b",
    "[link=",
    ',link="\\',
    ",link= ",
    ":a: \\\n",
    "----\n\n",
    "====\n",
    "|a",
    "|===\n",
    "//\n",
    "////\n",
    "a\n//\n",
    "* a\n",
    "a\n-\n",
    " ",
    "\\",
    "include::a://[",
  ],
  bibtex: [
    "@a{",
    "@a{b, c = {",
    '@a{b, c = "',
    "@a{b,c={d}}\n",
    "@a{b, c = d # ",
    "@",
    "@a ",
    "@a\n",
    "@a{b, c ",
    "@comment{",
    "{",
    "}",
    "%\n",
    "a = {b}, ",
  ],
  dotenv: ["A", "A=", "A='\n", 'A="\n', 'A="\\"\n', 'A="${', "A=`\nB='\nC=\"\n", " ", "#", "A= #", "A=b \n"],
  ini: ["a", "a ", "a=", "a = ", "[", "[a]", "[a]\n", " ", "\n ", ";", "a = b ;", '"', "a=b\n"],
  latex: [
    "\\url{",
    "\\url{a:b ",
    "\\url{a:{",
    "\\href[",
    "\\href[a]{",
    "\\url|",
    "\\url\n",
    "\\url%\n",
    "\\lstinline{",
    "\\lstinline[",
    "\\verb|",
    "\\begin{verbatim}",
    "\\begin{aVerbatim}\\end{a}",
    "<<a>>=\n",
    "<<",
    "% ",
    "\\",
    "#",
    "{",
    "\\def",
    " ",
  ],
  properties: ["a", "a=", "\\", "\\\n", " ", "#", "a=b\n", "a=\\\n", "\\ ="],
  restructuredtext: [
    "`a>`_ ",
    "`<a>`_ ",
    "`` `a",
    "`a ",
    ".. _a: b\n",
    ".. a\n\n",
    "a::\n\n  b\n",
    "  a\n",
    "__ a\n",
    ":",
  ],
  shex: ["/\\/", "/a", "%<a>{", "%a:b{\\", "%<a>{\\%", "/*", "@a:", "$", "~", "a:b~", "%"],
  ofn: ['"', '"\\', "Prefix(", "Prefix: a:", "[<", "[a:", "<a", "@", "a:b "],
  omn: ['"', '"\\', "Prefix(", "Prefix: a:", "[<", "[a:", "<a", "@", "a:b "],
  nim: ["1.", "1'"],
  jupyter: ['{"cells":[', '{"cell_type":"code","source":["a = \'b\'"]},', '"a",', "\\", "["],
  csv: [
    '"',
    '""',
    '"a',
    '"""a,',
    '"",',
    '" ',
    " ",
    ",",
    ",;",
    "a,",
    '"/"',
    "/\n",
    "http://a;",
    "http://a|",
    ", http://",
  ],
  tsv: [
    '"',
    '""',
    '"a',
    '"""a,',
    '"",',
    '" ',
    " ",
    ",",
    ",;",
    "a,",
    '"/"',
    "/\n",
    "http://a;",
    "http://a|",
    ", http://",
  ],
};

/** A unit that is repeated between a beginning and an end, or with as many of what closes it. */
interface Framed {
  readonly language: LanguageName;
  readonly before: string;
  readonly units: readonly string[];
  readonly closing?: string;
  readonly after?: string;
}

const framed: readonly Framed[] = [
  { language: "jupyter", before: '{"cells":[', units: units.jupyter ?? [] },
  { language: "bibtex", before: "@a{b, c = ", units: ["{"] },
  { language: "bibtex", before: "@a{b, c = ", units: ["{"], closing: "}" },
  { language: "bibtex", before: "@a{b, ", units: ["{", "c ", "% "] },
  { language: "bibtex", before: "@a{b, c ", units: [" "] },
  { language: "bibtex", before: '@a{b, c = "', units: ["{"] },
  { language: "bibtex", before: "@a{b, c = {", units: ["\\a{"], closing: "}" },
  { language: "latex", before: "\\url{a:", units: ["{", "\\a{"], closing: "}", after: "b}" },
  {
    language: "latex",
    before: "\\url{a:",
    units: ["\\a", "% ", " ", "$", "#", "\\textasciitilde", "\n", "{}"],
    after: "b}",
  },
  ...["a\n", 'a\n"'].flatMap((before): Framed[] => [
    { language: "csv", before, units: units.csv ?? [] },
    { language: "tsv", before, units: units.tsv ?? [] },
  ]),
  ...["image::a", "[a", "|===\n|image::a"].flatMap((before) =>
    ["]", ""].map((after): Framed => {
      return { language: "asciidoc", before, units: ["[", "a[", ",", "link=", ' link="', "] "], after };
    }),
  ),
  ...["", '          "\n'].map((edge): Framed => {
    const script = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: |\n${edge}`;
    const words = ["${{ 'b' ", '{{ "c', "<< d.", "$[[ e", "'f", "g: ", '"${{ h }}" ', "$i ${{ j }} "];
    return { language: "yaml", before: script, units: words.map((word) => `          ${word}\n`), after: edge };
  }),
];

/** The languages read a text of ten times the length, and give all that they found, in ten times as many steps. */
function assertRead(languages: readonly LanguageName[], shape: Shape): void {
  const works = languages.map((language) => (text: string) => [...readDocument(text, language).literals]);
  assertLinearSteps(works, shape);
}

function repeated(unit: string): Shape {
  return (length) => unit.repeat(Math.ceil(length / unit.length));
}

describe("steps to read a document grow with its length", () => {
  for (const [name, shape] of Object.entries(deepShapes)) it(name, () => assertRead(deepLanguages, shape));

  for (const [name, unit] of Object.entries(markupUnits))
    it(`${name} in markup`, () => assertRead(markupLanguages, repeated(unit)));

  // The keys are names of languages by the type above.
  for (const [language, all] of Object.entries(units) as [LanguageName, readonly string[]][])
    for (const unit of all) it(`${JSON.stringify(unit)} in ${language}`, () => assertRead([language], repeated(unit)));

  it("addresses with quotation marks behind a text in markdown", () =>
    assertRead(["markdown"], (length) => "a ".repeat(length / 4) + 'https://a" '.repeat(length / 22)));

  for (const { language, before, units: inside, closing = "", after = "" } of framed)
    for (const unit of inside)
      it(`${JSON.stringify(unit)} behind ${JSON.stringify(before)} in ${language}`, () =>
        assertRead([language], (length) => {
          const times = Math.ceil(length / unit.length);
          return before + unit.repeat(times) + closing.repeat(times) + after;
        }));
});
