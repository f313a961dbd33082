import assert from "node:assert/strict";
import { fromBidiNotation } from "../../test/bidi-notation.js";
import { splitIri } from "../iri/split.js";
import { componentKeepsBidiRules, keepsBidiRules } from "./bidi-rules.js";

describe("the rules of the bidi guidelines §3", () => {
  // In Bidi Notation: capitals are right-to-left letters.
  for (const [component, keeps] of [
    ["", true],
    ["ab", true],
    ["12", true],
    ["%20a", true],
    ["A", true],
    ["A1B", true],
    ["AB\u05B0", true],
    ["1A", false],
    ["A1", false],
    ["-A", false],
    ["AaB", false],
    ["A%20B", false],
  ] as const)
    it(`are ${keeps ? "kept" : "broken"} by '${component}'`, () => {
      const text = fromBidiNotation(component, "Hebrew");
      assert.equal(componentKeepsBidiRules(text), keeps);
      assert.equal(keepsBidiRules(splitIri(`/a/${text}/b`)), keeps);
    });
});
