import assert from "node:assert/strict";
import { languageFiles, languageIdsOf, languageOfPath } from "../../packages/core/src/documents/languages.js";
import { readDeclaredLanguages } from "../../tools/generate/declared-languages.js";
import { readDeclaredSyntaxes } from "../../tools/generate/declared-syntaxes.js";
import {
  languageFiles as scaffold,
  languagePaths,
  languageSentencesLeft,
} from "../../tools/generate/language-scaffold.js";
import { projectFiles, read, root } from "./source-files.js";

describe("every language", () => {
  it("says nothing that was written for another one", async () => {
    const declared = (await readDeclaredLanguages(root)).map(({ path }) => path);
    const shown = projectFiles().filter((path) => /^(?:tests\/fixtures|examples)\//.test(path) && isInLanguage(path));
    const left = [...declared, ...shown].flatMap((path) =>
      languageSentencesLeft([read(path)]).map((sentence) => `${path}: ${sentence}`),
    );
    assert.deepEqual(left, []);
  });

  it("is not done as long as the sentences of its scaffold are there", () => {
    const { declaration, fixture, example } = scaffold("other", ["oth"]);
    assert.deepEqual(
      [declaration, fixture, example].map((content) => languageSentencesLeft([content]).length),
      [1, 1, 1],
    );
  });

  it("is shown in files whose names end as those of the language do", () => {
    const paths = languagePaths("systems", "other", ["oth", "othi"]);
    assert.deepEqual([paths.fixture, paths.example], ["tests/fixtures/client.oth", "examples/catalogue/client.oth"]);
    assert.match(scaffold("other", ["oth", "othi"]).declaration, /\n {2}extensions: \["oth", "othi"\],\n/);
  });

  it("has files and identifiers of its own", () => {
    const claims = languageFiles.flatMap(({ language, extensions, files, beginnings }) => [
      ...extensions.map((extension) => `.${extension}`),
      ...files,
      ...beginnings.map((beginning) => `${beginning}*`),
      ...languageIdsOf(language).map((id) => `the identifier ${id}`),
    ]);
    assert.deepEqual(
      claims.filter((claim, index) => claims.indexOf(claim) !== index),
      [],
    );
  });

  it("has a test that reads it", async () => {
    const tests = projectFiles().filter((path) => /^packages\/core\/src\/.*\.test\.ts$/.test(path));
    const texts = tests.map((path) => read(path)).join("\n");
    const languages = await readDeclaredLanguages(root);
    assert.deepEqual(
      languages.filter(({ name }) => !texts.includes(`"${name}"`) && !new RegExp(`^ +${name}: [[{]`, "mu").test(texts)),
      [],
    );
  });
});

describe("every way of writing", () => {
  it("is held to the laws of all by a test", async () => {
    const tests = projectFiles().filter((path) => /^packages\/core\/src\/.*\.test\.ts$/.test(path));
    const texts = tests.map((path) => read(path)).filter((text) => text.includes("describeSyntax("));
    const syntaxes = await readDeclaredSyntaxes(root);
    assert.deepEqual(
      syntaxes.filter(
        ({ name, exportName }) =>
          !texts.some((text) => text.includes(`"${name}": [`) || new RegExp(`\\b${exportName}\\b`, "u").test(text)),
      ),
      [],
    );
  });
});

function isInLanguage(path: string): boolean {
  return languageOfPath(path) !== undefined;
}
