import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogue } from "../src/catalogue.js";
import { checkIri } from "../src/check-iri.js";
import { readExample, readExamples, readHeadings, type ExampleBlock } from "./check-document.js";
import { readMarks, writeMarks } from "./marked-text.js";

const folder = fileURLToPath(new URL("../src/checks", import.meta.url));
const sections = ["What", "Why", "Examples", "Fix", "When to turn it off"];

describe("the documents of the checks", () => {
  for (const { code, folder: component } of catalogue) {
    describe(code, () => {
      const path = join(folder, component, code);
      const document = readFileSync(`${path}.md`, "utf8");
      const blocks = readExamples(document);

      it("stands beside the definition and the table", () => {
        assert.ok(existsSync(`${path}.ts`) && existsSync(`${path}.test.ts`));
      });
      it("has its sections in order", () => assert.deepEqual(readHeadings(document), sections));
      it("has examples that are reported and examples that are accepted", () => {
        assert.deepEqual(new Set(blocks.map(({ kind }) => kind)), new Set(["reports", "accepts"]));
      });
      for (const block of blocks) {
        for (const line of block.lines) it(`${block.kind}: ${line}`, () => assertExample(code, block, line));
      }
    });
  }
});

describe("the folders of the checks", () => {
  it("hold three files for each code and no others", () => {
    const found = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`));
    const expected = catalogue.flatMap(({ code, folder: component }) =>
      [".md", ".test.ts", ".ts"].map((extension) => `${component}/${code}${extension}`),
    );
    assert.deepEqual(found.sort(), expected.sort());
  });
});

function assertExample(code: string, { options, ownOptions }: ExampleBlock, line: string): void {
  const { iri, ...display } = readExample(line, options);
  const { text, spans } = readMarks(iri);
  const findings = checkIri(text, { ...options, ...display, options: { [code]: ownOptions }, checks: [code] });
  assert.equal(
    writeMarks(
      text,
      findings.map(({ span }) => span),
    ),
    writeMarks(text, spans),
  );
}
