import assert from "node:assert/strict";
import { join } from "node:path";
import { coreFolder, packageFolder, sourceFiles } from "../../../../../test/source-files.js";
import { lowerBound } from "../../../../text/lower-bound.js";
import { languageOfPath, readDocument, type LanguageName } from "../../../index.js";

/** Lines as they are while somebody types them, or where a bracket was closed too early or too often. */
const errors = [
  "const q = 1;",
  "const = 3",
  "let x",
  "if (x) {",
  "];",
  "});",
  "}",
  "foo(",
  'foo("bar',
  "a.",
  "=> {",
  "class {",
  "`",
  "/* x",
  "<div>",
];

/** Rows as they stand in tables, by how each gives its address away. */
const rows: Readonly<Record<string, string>> = {
  "a property": '  { id: 1, url: "http://a.example/" },',
  "a quoted property": "  { 'url': 'http://a.example/' },",
  "a call": '  f({ a: 1 }, fetch("http://a.example/")),',
  "a template": "  { url: `http://a.example/${b}/c` },",
  "a sum": '  { url: "http://a.example/" + b + "/c" },',
  "an assignment in a function": '  function () { this.url = "http://a.example/"; },',
};

const frames: Readonly<Record<string, readonly [string, string]>> = {
  "a list": ["export const list = [", "];"],
  "an argument": ["f([", "]);"],
  "a function": ["function f() { return [", "]; }"],
};

/** So many lines beside an error may be read otherwise than they were meant. */
const harmed = 3;

interface Found {
  readonly line: number;
  readonly text: string;
  readonly name: string;
}

function addressesIn(lines: readonly string[], language: LanguageName): Found[] {
  const text = lines.join("\n");
  const lineEnds = [...text.matchAll(/\n/gu)].map(({ index }) => index);
  return readDocument(text, language)
    .literals.filter(({ site }) => site.kind === "assigned" || site.kind === "argument")
    .map(({ span, site }) => ({
      line: lowerBound(lineEnds.length, (index) => (lineEnds[index] ?? 0) < span.end),
      text: text.slice(span.start, span.end),
      name: site.kind === "assigned" ? (site.name.split(".").at(-1) ?? "") : "",
    }));
}

/** What stands far enough from the line at `index`, told as if `inserted` lines there were not. */
function apartFrom(index: number, found: readonly Found[], inserted: number): Found[] {
  return found
    .filter(({ line }) => line < index - harmed || line >= index + inserted + harmed)
    .map((one) => (one.line > index ? { ...one, line: one.line - inserted } : one));
}

describe("an error in a script", () => {
  for (const [frame, [begin, end]] of Object.entries(frames))
    for (const [name, row] of Object.entries(rows))
      it(`hides nothing that stands lines away: ${name} in ${frame}`, () => {
        const lines = [begin, ...Array<string>(40).fill(row), end];
        const index = 21;
        for (const language of ["javascript", "tsx"] as const) {
          const expected = apartFrom(index, addressesIn(lines, language), 0);
          for (const error of errors) {
            const found = addressesIn(lines.toSpliced(index, 0, error), language);
            assert.deepEqual(apartFrom(index, found, 1), expected, `${error} in ${language}`);
          }
        }
      });

  it("hides nothing at any length", () => {
    const lines = ["f([", ...Array<string>(3_000).fill('  { id: 1, url: "http://a.example/" },'), "]);"];
    for (const error of ["const q = 1;", "];"]) {
      const found = addressesIn(lines.toSpliced(1_500, 0, error), "javascript");
      assert.equal(found.length, 3_000, error);
    }
  });

  it("hides nothing in the script of a page, of a component or of a text", () => {
    const script = ["const list = [", ...Array<string>(200).fill('  { url: "http://a.example/" },'), "];"];
    const pages: Readonly<Partial<Record<LanguageName, readonly [string, string]>>> = {
      html: ["<script>", "</script>"],
      vue: ["<script>", "</script>"],
      svelte: ["<script>", "</script>"],
      astro: ["---", "---"],
      markdown: ["```js", "```"],
      php: ["<script>", "</script>"],
    };
    for (const [name, [begin, end]] of Object.entries(pages)) {
      const language = name as LanguageName;
      const found = addressesIn([begin, ...script.toSpliced(100, 0, "const q = 1;"), end], language);
      assert.equal(found.length, 200, name);
    }
  });

  const files = [
    // Lezer ends an expression behind some three hundred operands, as those of long tables are, wherever an error stands.
    ...sourceFiles(coreFolder, [".ts"], 8).filter(({ path }) => !path.includes(join("src", "data"))),
    ...sourceFiles(packageFolder("eslint"), ["no-unused-vars.js", "linter.js", "indent.js"]),
  ];

  it("hides nothing before the end of a text that breaks off", () => {
    for (const { path, text } of files) {
      const language = languageOfPath(path) ?? assert.fail();
      const lines = text.split("\n");
      const whole = addressesIn(lines, language);
      for (let end = 20; end < lines.length; end += Math.ceil(lines.length / 4)) {
        const found = new Set(addressesIn(lines.slice(0, end), language).map((one) => JSON.stringify(one)));
        const hidden = whole.filter((one) => one.line < end - 2 * harmed && !found.has(JSON.stringify(one)));
        assert.deepEqual(hidden, [], `${path} up to line ${end}`);
      }
    }
  });

  it("is the same after it was typed as in the text", () => {
    const lines = ["const list = [", ...Array<string>(300).fill('  { url: "http://a.example/" },'), "];"];
    const start = lines.slice(0, 150).join("\n").length + 1;
    let document = readDocument(lines.join("\n"), "javascript");
    for (const [index, character] of [..."const q = `1`;\n"].entries()) {
      const at = start + index;
      const text = document.text.slice(0, at) + character + document.text.slice(at);
      document = document.update(text, [{ start: at, end: at, newLength: 1 }]);
      assert.deepEqual(document.literals, readDocument(text, "javascript").literals);
      assert.ok(
        document.literals.filter(({ site }) => site.kind === "assigned").length >= 300 - harmed,
        text.slice(start, at + 1),
      );
    }
  });
});
