import type { Code } from "../src/findings/code.js";
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Site } from "../src/literals/read/site.js";
import { checkIri } from "../src/checks/run/check-iri.js";
import { catalogue } from "../src/literals/judge/catalogue.js";
import { readExample, readExamples, readHeadings, type ExampleBlock } from "./check-document.js";
import { findIn, markedIn } from "./describe-document-check.js";
import { assertShownInOneLine } from "./finding-laws.js";
import { readMarks, writeMarks } from "./marked-text.js";

const sources = fileURLToPath(new URL("../src", import.meta.url));
const sections = ["What", "Why", "Examples", "Fix", "When to turn it off"];

describe("the documents of the checks", () => {
  for (const { code, folder } of catalogue) {
    describe(code, () => {
      const path = join(sources, stemOf(folder, code));
      const document = readFileSync(`${path}.md`, "utf8");
      const blocks = readExamples(document);

      it("stands beside the definition and the table", () => {
        assert.ok(existsSync(`${path}.ts`) && existsSync(`${path}.test.ts`));
      });
      it("has its title once and its sections in order", () => {
        assert.deepEqual(readHeadings(document), [`\`${code}\``, ...sections]);
      });
      it("has examples that are reported and examples that are accepted", () => {
        assert.deepEqual(new Set(blocks.map(({ kind }) => kind)), new Set(["reports", "accepts"]));
      });
      for (const block of blocks) {
        if (folder === "document") {
          it(`${block.kind}: ${block.lines.join(", ")}`, () => assertDocumentExample(code, block));
          continue;
        }
        for (const line of block.lines) it(`${block.kind}: ${line}`, () => assertExample(code, block, line));
      }
    });
  }
});

describe("the folders of the checks", () => {
  it("hold three files for each code and no others", () => {
    const ofIdentifiers = catalogue.filter(({ folder }) => folder !== "document");
    const folders = new Set(ofIdentifiers.map(({ folder }) => `checks/${folder}`));
    const found = [...folders, "literals/checks"].flatMap((folder) =>
      readdirSync(join(sources, folder)).map((file) => `${folder}/${file}`),
    );
    const expected = catalogue.flatMap(({ code, folder }) =>
      [".md", ".test.ts", ".ts"].map((extension) => stemOf(folder, code) + extension),
    );
    assert.deepEqual(found.sort(), expected.sort());
  });
});

/** From the sources of core. */
function stemOf(folder: string, code: string): string {
  return folder === "document" ? `literals/checks/${code}` : `checks/${folder}/${code}`;
}

/** All lines of a block are one file. */
function assertDocumentExample(code: Code, { kind, lines, ownOptions, settings, charset, key }: ExampleBlock): void {
  const site: Site | undefined = key === undefined ? undefined : { kind: "data", path: [key], isKey: false };
  const row = { name: kind, iris: lines, options: ownOptions, settings, charset, ...(site && { site }) };
  assert.equal(markedIn(code, row), lines.join("\n"));
  for (const { message } of findIn(code, readMarks(lines.join("\n")).text, row)) assertShownInOneLine(message);
}

function assertExample(code: Code, { options, ownOptions }: ExampleBlock, line: string): void {
  const { iri, ...display } = readExample(line, options);
  const { text, spans } = readMarks(iri);
  const findings = checkIri(text, { ...options, ...display, options: { [code]: ownOptions }, checks: [code] });
  for (const { message } of findings) assertShownInOneLine(message);
  assert.equal(
    writeMarks(
      text,
      findings.map(({ span }) => span),
    ),
    writeMarks(text, spans),
  );
}
