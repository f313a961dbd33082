import assert from "node:assert/strict";
import { readSettings } from "../settings/read-settings.js";
import { placeOf } from "./place-of.js";

describe("inspectingCallees", () => {
  const { settings } = readSettings({});
  for (const name of ["assertRegex", "assertNotRegex", "assertRegexpMatches"])
    it(`has ${name}, which is given a pattern`, () => {
      const site = { kind: "argument", callee: `self.${name}`, index: 1 } as const;
      assert.equal(placeOf(site, "http://a:8.0/$", settings).tier, "inspected");
    });
});
