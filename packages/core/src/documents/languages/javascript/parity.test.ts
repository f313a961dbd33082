import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { literalsByTypescriptEslint } from "../../../../test/parsed-by-typescript-eslint.js";
import { coreFolder, packageFolder, sourceFiles, type SourceFile } from "../../../../test/source-files.js";
import { languageOfPath, readDocument, readDocumentOnce } from "../../index.js";
import { readByBabel } from "./estree/babel-reading.js";

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
  const once = readDocumentOnce(text, language);
  assert.deepEqual(found, inDetail(once.literals, text), path);
  assert.deepEqual(once.comments, readDocument(text, language).comments, path);
  assert.deepEqual(found, inDetail(literalsByTypescriptEslint(text, dialect), text), path);
}

describe("what Lezer, babel and typescript-eslint say of the same file", () => {
  const samples = {
    "this package": sourceFiles(coreFolder, [".ts"], 9),
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

describe("a script that is read once", () => {
  for (const [name, text] of [
    ["a statement that is not finished", 'fetch("http://a b/");\nfetch("http://c d/"'],
    ["a string that is not closed", 'fetch("http://a b/);\nfetch("http://c d/");'],
    ["Flow's types", '/* @flow */ const a: string = "http://a b/"; type B = {| c: "http://d e/" |};'],
    ["a script that is no module", '<!-- "http://a b/"\nawait = yield + fetch("http://c d/");'],
    ["names that are declared twice", 'let a = "http://a b/"; let a = fetch("http://c d/"); export { x };'],
    ["nothing", ""],
    ["a first line for the shell", '#!/usr/bin/env node\nfetch("http://a b/")'],
    ["comments of both kinds", '// http://a b/\nfetch(/* http://c d/ */ "http://e f/")'],
    ["literals in each other", 'fetch(`http://${f("http://a b/")}/` + "c d", { href: "http://e f/" })'],
  ] as const)
    it(`has the same literals and comments: ${name}`, () => {
      for (const language of ["javascript", "typescript", "tsx", "jsx"] as const) {
        const [once, read] = [readDocumentOnce(text, language), readDocument(text, language)];
        assert.deepEqual(inDetail(once.literals, text), inDetail(read.literals, text), language);
        assert.deepEqual(once.comments, read.comments, language);
      }
    });
});
