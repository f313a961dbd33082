import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { languageOfPath, readDocument, type LanguageName } from "../../packages/core/src/documents/index.js";
import { checkDocument, defaultSettings, type LocatedFinding } from "../../packages/core/src/literals/index.js";
import { fixtures, type Fixture } from "../parity/fixtures.js";

/** To these U+000D alone ends no line (TOML 1.0, *Spec*; The Rust Reference, *Input format*). */
const withoutCarriageReturn: ReadonlySet<LanguageName> = new Set(["toml", "rust"]);

/** What CommonMark tells by whole lines; a link with a fault follows each. */
const blocks: Readonly<Record<string, string>> = {
  "an element": '<p align="center">a</p>\n',
  "an element that is not closed": "<details>\n",
  "an element and its content": "<details>\n<summary>a</summary>\n\nb\n</details>\n",
  "an element without content": '<img src="a.png">\n',
  "a comment": "<!-- a\n\nb -->\n",
  "a script": "<script>\na()\n</script>\n",
  "a heading": "# a #\n",
  "an underlined heading": "a\n===\n",
  "a table": "| a | b |\n| - | :-: |\n| c | d |\n",
  "a list": "- a\n\n  b\n1. c\n",
  "a quote": "> a\n> b\n",
  "code behind spaces": "    a\n",
  "code between fences": "~~~ js\na()\n~~~\n",
  "a definition": "[a]: b\n",
  "front matter": "---\na: b\n---\n",
};

const files: readonly Fixture[] = [
  ...fixtures,
  ...filesBelow("examples"),
  ...filesBelow("docs"),
  ...Object.entries(blocks).flatMap(([name, block]) =>
    (["markdown", "mdx"] as const).map((language) => ({
      name: `${name}, in ${language}`,
      language,
      text: `${block}\n[e](http:/f.example/g)\n`,
    })),
  ),
];

function filesBelow(folder: string): Fixture[] {
  const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .sort()
    .flatMap((name) => {
      const language = languageOfPath(name);
      return language === undefined
        ? []
        : [{ name: `${folder}/${name}`, language, text: readFileSync(join(path, name), "utf8") }];
    });
}

describe("the ends of lines", () => {
  for (const { name, language, text } of files)
    it(`change no finding: ${name}`, () => {
      const lines = text.replaceAll("\r\n", "\n");
      const expected = findingsIn(lines, language, "\n");
      assert.deepEqual(findingsIn(lines, language, "\r\n"), expected, "CRLF");
      if (!withoutCarriageReturn.has(language)) assert.deepEqual(findingsIn(lines, language, "\r"), expected, "CR");
    });
});

/** What is found with other ends of lines, told as if they were the same. */
function findingsIn(lines: string, language: LanguageName, lineEnd: string): unknown[] {
  const text = lines.replaceAll("\n", lineEnd);
  const { literals, comments } = readDocument(text, language);
  const settings = { ...defaultSettings, preset: "all" } as const;
  const { findings } = checkDocument(text, literals, settings, { spans: comments, heeds: "iri-and-eslint" });
  return findings.map((finding) => withLineFeeds(finding, text, lineEnd));
}

function withLineFeeds({ code, message, span, fixes }: LocatedFinding, text: string, lineEnd: string): unknown {
  const offsetOf = (offset: number): number =>
    offset - (lineEnd.length - 1) * (text.slice(0, offset).split(lineEnd).length - 1);
  const spanOf = ({ start, end }: LocatedFinding["span"]) => [offsetOf(start), offsetOf(end)];
  const edits = fixes.flatMap((fix) => fix.edits.map((edit) => [...spanOf(edit.span), edit.text]));
  return { code, message, span: spanOf(span), edits };
}
