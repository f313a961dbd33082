import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument, type LanguageName } from "../../index.js";

interface Row {
  readonly name: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly language?: LanguageName;
}

const whole: readonly Row[] = [
  { name: "nothing", text: "", lines: [] },
  { name: "a shebang", text: '#!/usr/bin/env "a"\nf("b")', lines: ["b  argument f 0"] },
  { name: "a byte order mark", text: '\uFEFFf("a")', lines: ["a  argument f 0"] },
  {
    name: "lines that end in CR LF",
    text: 'f("a");\r\n// "b"\r\ng(`c\r\nd`);\r\n',
    lines: ["a  argument f 0", "c\r\nd  argument g 0"],
  },
  { name: "a string over two lines", text: 'f("a\\\r\nb", "c")', lines: ["a\\\r\nb  argument f 0", "c  argument f 1"] },
  { name: "lines that end in CR", text: '// "a"\rf("b")', lines: ["b  argument f 0"] },
  { name: "lines that end in U+2028", text: '// "a"\u2028f("b")', lines: ["b  argument f 0"] },
  {
    name: "statements that end in U+2028",
    text: 'let a\u2028let b = "c\u2028d"\u2029f("e")',
    lines: ["c\u2028d  assigned b", "e  argument f 0"],
  },
  { name: "quotes in regular expressions", text: "a = /[\"'`]/; b = c / d / `e`", lines: ["e  value"] },
  { name: "type assertions", text: 'a = <string>"b"', lines: ["b  assigned a"], language: "typescript" },
  {
    name: "type predicates",
    text: 'const a = (b: C): b is D => "e" === b',
    lines: ["e  comparison"],
    language: "typescript",
  },
  {
    name: "inline type exports",
    text: 'export { a, type B } from "c";\nf("d")',
    lines: ["c  module-specifier", "d  argument f 0"],
    language: "typescript",
  },
  {
    name: "modules with a long body",
    text: `declare module "a" {\n${'export * from "b";\n'.repeat(6_000)}}`,
    lines: ["a  module-specifier", ...Array<string>(6_000).fill("b  module-specifier")],
    language: "typescript",
  },
  {
    name: "type arguments of elements",
    text: '<A<B> c="d">it\'s</A>;\nf("e")',
    lines: ["d  attribute A c", "it's  text", "e  argument f 0"],
    language: "tsx",
  },
  {
    name: "comments in JSX",
    text: '<a>{/* "b" */} c {"d"}</a>;\nf("e")',
    lines: [" c   text", "d  text", "e  argument f 0"],
  },
  {
    name: "decorated parameters",
    text: 'class A { constructor(@B("c") private d: E) {} f = (g): g is H => "i" }',
    lines: ["c  argument B 0", "i  value"],
    language: "typescript",
  },
  {
    name: "syntax of scripts",
    text: 'await = "a";\n<!-- "b"\nf("c")',
    lines: ["a  assigned await", "c  argument f 0"],
  },
  {
    name: "types of Flow",
    text: '// @flow\nconst a: ?string = "b";\ntype C = {| d: "e" |};',
    lines: ["b  assigned a"],
  },
];

const broken: readonly Row[] = [
  { name: "a string without its end", text: 'const url = "http://a\nf("b")', lines: ["b  argument f 0"] },
  { name: "a string that the text leaves open", text: 'f("a");\nconst url = "http://b', lines: ["a  argument f 0"] },
  { name: "an escaped quote at the end", text: 'f("a\\"', lines: [] },
  { name: "a template without its end", text: 'f("a");\nconst url = `http://${b', lines: ["a  argument f 0"] },
  { name: "a call without its end", text: 'f("a", ', lines: ["a  argument f 0"] },
  {
    name: "a block without its end",
    text: 'function f() {\n  g("a");\n\nh("b");',
    lines: ["a  argument g 0", "b  argument h 0"],
  },
  { name: "a bracket too many", text: 'f("a"));\ng("b")', lines: ["a  argument f 0", "b  argument g 0"] },
  { name: "a member that is just being typed", text: 'a.\nconst url = "b"', lines: ["b  assigned url"] },
  { name: "an element without its end", text: 'const a = <b c="d">;\n', lines: ["d  attribute b c", ";\n  text"] },
  {
    name: "marks of a template",
    text: `f("a", b<% if (c) { %>.d("e")<% } %> + "</g>");\nconst h = '<i j="' + k + '">';`,
    lines: ["a  argument f 0", "e  argument d 0", "…</g>  value", '<i j="${}">  assigned h'],
  },
  {
    name: "marks of a template between statements",
    text: `f("a");\n<% if (b) { %>\nimport c from "c";\n<% } %>\nconst h = '<i j="' + k + '">';`,
    lines: ["a  argument f 0", "c  value", '<i j="${}">  assigned h'],
  },
  { name: "another language", text: "# Title\n\nSome *text*.\n", lines: [] },
];

describe("JavaScript documents", () => {
  for (const { name, text, lines, language = "javascript" } of [...whole, ...broken])
    it(`reads ${name}`, () => assert.deepEqual(literalLines(readDocument(text, language).literals, text), lines));

  it("tells how literals are written", () => {
    const text = 'f("a", `b`, String.raw`c`); <a b="c">d</a>';
    assert.deepEqual(
      readDocument(text, "jsx").literals.map(({ syntax }) => syntax),
      ["javascript-string", "javascript-template", "plain", "jsx-text", "jsx-text"],
    );
  });

  it("tells where comments stand", () => {
    const text = "#! x\nf(/* a */); // b\r\n/** c\n */\n// d";
    const comments = (language: LanguageName) =>
      readDocument(text, language).comments.map(({ start, end }) => text.slice(start, end));
    for (const language of ["javascript", "typescript"] as const)
      assert.deepEqual(comments(language), ["/* a */", "// b", "/** c\n */", "// d"]);
  });
});
