import assert from "node:assert/strict";
import fc from "fast-check";
import { normalForm } from "./normal-form.js";

const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;

const marks = Array.from({ length: 0x1_1000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
  /^\p{M}$/u.test(character),
);

describe("the normal form of a text", () => {
  for (const form of forms)
    it(`is what the engine says, however many marks there are: ${form}`, () => {
      const mark = fc.oneof(
        fc.constantFrom(...marks),
        fc.constantFrom("\u{301}", "\u{316}", "\u{344}", "\u{F73}", "\u{5B0}", "\u{9BE}"),
      );
      const run = fc.array(mark, { minLength: 90, maxLength: 1200 }).map((each) => each.join(""));
      const text = fc.tuple(
        fc.constantFrom("", "a", "é", "ậ", "각", "\u{FDFA}"),
        run,
        fc.constantFrom("", "b", "\u{301}", "ﬁ"),
      );
      fc.assert(
        fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (parts) => {
          const whole = parts.flat().join("");
          return normalForm(whole, form) === whole.normalize(form);
        }),
        { numRuns: 60 },
      );
    });

  it("is that of all marks in the order of their numbers, and in the other", () => {
    for (const each of [marks, marks.toReversed()]) {
      const text = `a${each.join("")}`;
      for (const form of forms) assert.equal(normalForm(text, form), text.normalize(form));
    }
  });

  it("of a long run of marks is found without trying each against all before it", () => {
    const text = `a${"\u{301}\u{316}".repeat(200_000)}`;
    const expected = `\u{E1}${"\u{316}".repeat(200_000)}${"\u{301}".repeat(199_999)}`;
    assert.ok(normalForm(text, "NFC") === expected);
  });
});
