import assert from "node:assert/strict";
import { languageFiles } from "../../packages/core/src/documents/index.js";
import { fixtures } from "./fixtures.js";
import { describeParity } from "./parity-of-hosts.js";

describe("the fixtures", () => {
  it("show every language that names of files tell", () => {
    const shown = new Set(fixtures.map(({ language }) => language));
    const told = languageFiles.filter(({ extensions, files }) => extensions.length + files.length > 0);
    assert.deepEqual(
      told.map(({ language }) => language).filter((language) => !shown.has(language)),
      [],
    );
  });
});

describeParity("as they are", (text) => text);
