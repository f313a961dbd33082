import assert from "node:assert/strict";
import type { DocumentStatus } from "iri-language-server/dist/protocol/custom-requests.js";
import { describeCopied, describeReading, describeSettings } from "./status-texts.js";

const status: DocumentStatus = {
  version: 1,
  reading: "whole",
  identifiers: 1,
  rightToLeft: [],
  preset: "strict",
  profile: "rfc3987",
  hasSettingsFile: false,
  settingsMistakes: [],
};

describe("the language status", () => {
  it("counts what was found", () => {
    assert.equal(describeReading(status, 0).text, "1 identifier, no findings");
    assert.equal(describeReading({ ...status, identifiers: 3 }, 2).text, "3 identifiers, 2 findings");
  });

  it("says that a large file is not read as a whole", () => {
    assert.equal(describeReading({ ...status, reading: "scanned" }, 0).isWhole, false);
  });

  it("tells how much was copied, and no password", () => {
    assert.equal(describeCopied("http://me:secret@a.example/"), "Copied 1 identifier");
    assert.equal(describeCopied("http://a.example/\nhttp://b.example/"), "Copied 2 identifiers");
  });

  it("names the settings in force", () => {
    assert.deepEqual(describeSettings(status), {
      text: "Preset strict, rfc3987",
      detail: "Irilint",
      isRight: true,
    });
    assert.equal(describeSettings({ ...status, hasSettingsFile: true }).detail, "with .irilint.json");
  });

  it("tells mistakes in the settings before all else", () => {
    const settingsMistakes = [".irilint.json: presets: There is no setting 'presets'; write 'preset'.", "b"];
    assert.deepEqual(describeSettings({ ...status, settingsMistakes }), {
      text: "2 mistakes in the settings",
      detail: settingsMistakes[0],
      isRight: false,
    });
  });
});
