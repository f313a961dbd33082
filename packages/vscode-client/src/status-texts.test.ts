import assert from "node:assert/strict";
import type { DocumentStatus } from "iri-language-server/dist/protocol/custom-requests.js";
import {
  describeCopied,
  describeFixed,
  describeNothingToFix,
  describeReading,
  describeSettings,
} from "./status-texts.js";

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

  it("says that there is nothing to fix, and how much is left to a person", () => {
    assert.equal(describeNothingToFix(0), "Irilint found nothing to fix in this document.");
    assert.match(describeNothingToFix(1), /^The finding in this document has no safe fix;/);
    assert.match(describeNothingToFix(2), /^None of the 2 findings in this document has a safe fix;/);
  });

  it("shows what was copied, or how much", () => {
    assert.equal(describeCopied("http://a.example/"), "Copied \u2066http://a.example/\u2069");
    assert.equal(describeCopied("http://a.example/\nhttp://b.example/"), "Copied 2 lines");
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

  it("says how many findings were fixed, and how many need a choice", () => {
    assert.equal(describeFixed(19, 18), "Irilint: 1 fixed, 18 need your choice.");
    assert.equal(describeFixed(2, 1), "Irilint: 1 fixed, 1 needs your choice.");
    assert.equal(describeFixed(2, 0), "Irilint: 2 fixed, nothing is left.");
  });
});
