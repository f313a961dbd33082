import assert from "node:assert/strict";
import { eslintVersions } from "../test/eslint-versions.js";
import { lintText } from "../test/lint-text.js";

describe("a report", () => {
  for (const version of eslintVersions) {
    it(`says in its message where the other places are that it speaks of, in ${version.name}`, () => {
      const rules = { "iri/iri-alias": "error" } as const;
      const messages = lintText(version, "espree", 'fetch("http://a/~");\nfetch("http://a/%7E");', { rules });
      assert.deepEqual(
        messages.map(({ line, column, message }) => [line, column, message.slice(message.indexOf(";"))]),
        [
          [
            2,
            8,
            "; write one of them everywhere. Searches, caches and comparisons take them for two. The other spelling: line 1, column 8.",
          ],
        ],
      );
    });
  }
});
