import assert from "node:assert/strict";
import { mutantsOf } from "./condition-mutants.js";
import { applyMutant, placeOf } from "./mutant.js";

const rows: Readonly<Record<string, readonly [source: string, ...mutants: string[]]>> = {
  "a threshold": ["x = n > 63;", "x = n >= 63;", "x = n <= 63;"],
  "an equality": ["x = a === b;", "x = a !== b;"],
  "either side of a connective": ["x = a && b;", "x = (a);", "x = (b);"],
  "bits of traits": ["x = a | b;", "x = (a);", "x = (b);"],
  "an offset": ["x = n + 1;", "x = n - 1;"],
  "a negation": ["x = !a;", "x = a;"],
  "a branch": ["if (a) b();", "if (true) b();", "if (false) b();"],
  "an answer": ["const f = (a) => isB(a);", "const f = (a) => true;", "const f = (a) => false;"],
  "a list": ["x = a.filter(f);", "x = a;"],
  "all and some": ["x = a.some(f);", "x = a.every(f);"],
  "a report": ["report(a);", ";"],
  "a regular expression": ["x = /a+/u;", "x = /a/u;"],
  "what is no condition": ["x = f(a);"],
};

describe("mutants of conditions", () => {
  for (const [name, [source, ...mutants]] of Object.entries(rows))
    it(name, () => {
      assert.deepEqual(
        mutantsOf("source.ts", source).map((mutant) => applyMutant(source, mutant)),
        mutants,
      );
    });

  it("are known by their declaration and their line, which outlast a move", () => {
    const source = "const a = 1;\n\nexport function f(b) {\n  return b ||\n    c;\n}\n";
    const [first] = mutantsOf("source.ts", source);
    assert.deepEqual(placeOf(source, first!), { within: "f", at: "return ⟦b || c⟧;", becomes: "true" });
  });
});
