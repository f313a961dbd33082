import assert from "node:assert/strict";
import { languageFiles } from "../../packages/core/src/documents/index.js";
import { fixtures } from "./fixtures.js";
import { describeParity } from "./parity-of-hosts.js";

describe("the fixtures", () => {
  it("show every language", () => {
    const shown = new Set(fixtures.map(({ language }) => language));
    assert.deepEqual(
      languageFiles.map(({ language }) => language).filter((language) => !shown.has(language)),
      [],
    );
  });
});

describeParity("as they are", (text) => text);
