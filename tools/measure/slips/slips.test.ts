import assert from "node:assert/strict";
import { checkIri } from "../../../packages/core/src/index.js";
import { addressOf, slips } from "./slips.js";

const text = "https://www.example.com/a-page/item";

describe("slips", () => {
  it("leave another text", () => {
    for (const [name, slip] of Object.entries(slips)) {
      const slipped = slip(addressOf(text));
      assert.ok(slipped !== undefined && slipped !== text, name);
    }
  });

  it("need what they spoil", () => {
    const short = addressOf("http://b");
    const impossible = Object.keys(slips).filter((name) => slips[name]?.(short) === undefined);
    assert.ok(impossible.includes("`|` in the path") && impossible.includes("comma for a full stop in the host"));
    assert.ok(impossible.includes("Cyrillic letter in the host") && !impossible.includes("port 8O80"));
  });

  it("are found in an address that a program follows", () => {
    const place = { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "fetch" } as const;
    for (const [name, slip] of Object.entries(slips)) {
      const findings = checkIri(slip(addressOf(text)) ?? "", { checks: "recommended", place });
      assert.notDeepEqual(findings, [], name);
    }
  });
});
