import assert from "node:assert/strict";
import { languageFiles } from "../../packages/core/src/documents/index.js";
import { eslintVersions, findByEslint, ownLanguage } from "./eslint-host.js";
import type { Fixture } from "./fixtures.js";
import { findByServer } from "./server-host.js";

const code = "bidi-context-sensitive-display";

/** Lines on which the rest of the line decides how an identifier is displayed, and how many are found. */
const lines: readonly (readonly [name: string, language: Fixture["language"], line: string, count: number])[] = [
  ["a.js", "javascript", 'const url = "http://ab.cd/אב"; // גד\n', 1],
  ["a.js", "javascript", 'const url = "http://ab.cd/אב"; // ab\n', 0],
  ["a.js", "javascript", 'const url = "http://ab.cd/אב";\n// גד\n', 0],
  ["a.ttl", "turtle", '<http://ab.cd/אב> <http://ab.cd/p> "a" . # b\n', 0],
  ["a.ttl", "turtle", "<http://ab.cd/p> <http://ab.cd/p> <http://ab.cd/אב> . # גד\n", 1],
];

describe("the rest of the line", () => {
  it("stands in languages that there are", () => {
    const known = new Set<string>(languageFiles.map(({ language }) => language));
    for (const [, language] of lines) assert.ok(known.has(language));
  });

  for (const [name, language, text, count] of lines) {
    const file: Fixture = { name, language, text };

    it(`is used by the server: ${text.trim()}`, () => {
      assert.equal(findByServer(file).filter((finding) => finding.code === code).length, count);
    });

    for (const [version, eslint] of Object.entries(eslintVersions))
      it(`is used in ${version}: ${text.trim()}`, () => {
        const found = findByEslint(file, { eslint, config: ownLanguage(file) });
        assert.equal(found.filter((finding) => finding.code === code).length, count);
      });
  }
});
