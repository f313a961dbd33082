import assert from "node:assert/strict";
import { defaultSettings } from "../settings/settings.js";
import { cleanNames } from "./clean-name.js";

describe("names that are surely clean", () => {
  for (const [text, preset, expected] of [
    ["http://data.example/a", "recommended", true],
    ["https://data.example/a#b", "recommended", true],
    ["http://data.example/a b", "recommended", false],
    ["http://data.example/%zz", "recommended", false],
    ["http://DATA.example/", "strict", false],
    ["urn:isbn:9780141036144", "recommended", false],
    ["a", "recommended", false],
    ["", "recommended", false],
  ] as const)
    it(`${expected ? "are" : "are perhaps not"} ${JSON.stringify(text)}, by ${preset}`, () =>
      assert.equal(cleanNames({ ...defaultSettings, preset })(text), expected));
});
