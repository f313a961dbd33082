import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { languageFiles, languageOfPath, readDocument } from "../../packages/core/src/documents/index.js";
import { checkDocument, defaultSettings, type CheckedDocument } from "../../packages/core/src/literals/index.js";
import type { LanguageName } from "../../packages/core/src/documents/index.js";
import { replaced } from "./observed-finding.js";

interface Example {
  readonly path: string;
  readonly language: LanguageName;
  readonly text: string;
}

const folder = fileURLToPath(new URL("../../examples/", import.meta.url));

const examples: readonly Example[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .sort()
  .flatMap((path) => {
    const language = ["README.md", ".irilint.json"].includes(path) ? undefined : languageOfPath(path);
    return language === undefined ? [] : [{ path, language, text: readFileSync(join(folder, path), "utf8") }];
  });

function check(text: string, language: LanguageName): CheckedDocument {
  const { literals, comments } = readDocument(text, language);
  return checkDocument(text, literals, defaultSettings, { spans: comments, heeds: "iri-and-eslint" });
}

describe("the examples", () => {
  it("show every language that names of files tell", () => {
    const shown = new Set(examples.map(({ language }) => language));
    const told = languageFiles.filter(({ extensions, files }) => extensions.length + files.length > 0);
    assert.deepEqual(
      told.map(({ language }) => language).filter((language) => !shown.has(language)),
      [],
    );
  });

  for (const { path, language, text } of examples) {
    describe(path, () => {
      const { literals, findings } = check(text, language);

      it("has findings", () => assert.ok(findings.length > 0));

      for (const { code, span, fixes } of findings) {
        for (const { title, edits } of fixes) {
          it(`is right about ${code} at ${span.start} after '${title}', and the same elsewhere`, () => {
            const fixed = replaced(
              text,
              edits.map((edit) => ({ ...edit.span, text: edit.text })),
            );
            const after = check(fixed, language);
            assert.equal(after.literals.length, literals.length);
            const changed = after.literals.filter((literal, index) => literal.text !== literals[index]?.text);
            assert.equal(changed.length, 1);
            const count = (all: CheckedDocument["findings"]): number => all.filter((one) => one.code === code).length;
            assert.ok(count(after.findings) < count(findings));
            assert.ok(after.findings.length <= findings.length);
          });
        }
      }
    });
  }
});
