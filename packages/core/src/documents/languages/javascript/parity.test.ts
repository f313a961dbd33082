import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { literalsByTypescriptEslint } from "../../../../test/parsed-by-typescript-eslint.js";
import { coreFolder, packageFolder, sourceFiles, type SourceFile } from "../../../../test/source-files.js";
import { languageOfPath, readDocument } from "../../index.js";
import { readByBabel } from "./babel-reading.js";

/** What a person would compare, and the exact offsets. */
function inDetail(literals: Parameters<typeof literalLines>[0], text: string): string[] {
  const lines = literalLines(literals, text);
  return literals.map(({ span, pieces, syntax }, index) => JSON.stringify([lines[index], span, pieces, syntax]));
}

function assertAlike({ path, text }: SourceFile): void {
  const language = languageOfPath(path)!;
  const dialect = { typescript: language === "typescript", jsx: language === "javascript" };
  const found = inDetail(readDocument(text, language).literals, text);
  const byBabel = readByBabel(text, dialect);
  assert.ok(byBabel.ok, `${path} is broken`);
  assert.deepEqual(found, inDetail(byBabel.literals, text), path);
  assert.deepEqual(found, inDetail(literalsByTypescriptEslint(text, dialect), text), path);
}

describe("what Lezer, babel and typescript-eslint say of the same file", () => {
  const samples = {
    "this package": sourceFiles(coreFolder, [".ts"], 3),
    "ESLint's rules": sourceFiles(packageFolder("eslint"), [".js"], 9),
    "TypeScript's libraries": sourceFiles(packageFolder("typescript"), [".d.ts"], 5),
    "the parser of typescript-eslint": sourceFiles(packageFolder("@typescript-eslint/parser"), [".d.ts", ".js"]),
  };
  for (const [name, files] of Object.entries(samples))
    it(`is the same for ${name}`, () => {
      assert.ok(files.length > 3);
      for (const file of files) assertAlike(file);
    });
});
