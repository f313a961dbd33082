import assert from "node:assert/strict";
import fc from "fast-check";
import { contextFaults, joinerFaults } from "./context-rules.js";
import { domainFaults, type DomainCriterion } from "./domain-faults.js";
import { domainToAscii, domainToUnicode } from "./domain.js";

describe("contextFaults", () => {
  for (const { rule, allowed, refused, faulty } of [
    { rule: "A.1", allowed: "نامه\u200Cای", refused: "a\u200Cb", faulty: "\u200C" },
    { rule: "A.1", allowed: "क्\u200Cष", refused: "ا\u200Cا", faulty: "\u200C" },
    { rule: "A.2", allowed: "क्\u200Dष", refused: "نامه\u200Dای", faulty: "\u200D" },
    { rule: "A.3", allowed: "l·l", refused: "a·l", faulty: "·" },
    { rule: "A.3", allowed: "paral·lel", refused: "l·", faulty: "·" },
    { rule: "A.4", allowed: "\u0375α", refused: "\u0375a", faulty: "\u0375" },
    { rule: "A.5", allowed: "א\u05F3", refused: "a\u05F3", faulty: "\u05F3" },
    { rule: "A.6", allowed: "א\u05F4ב", refused: "\u05F4", faulty: "\u05F4" },
    { rule: "A.7", allowed: "a・ア", refused: "a・b", faulty: "・" },
    { rule: "A.8", allowed: "\u0660\u0669", refused: "\u0660\u06F0", faulty: "\u0660\u06F0" },
    { rule: "A.9", allowed: "\u06F0\u06F9", refused: "\u06F0\u0660", faulty: "\u06F0\u0660" },
  ]) {
    it(`RFC 5892 ${rule}: ${JSON.stringify(allowed)} and not ${JSON.stringify(refused)}`, () => {
      assert.deepEqual(contextFaults(allowed), []);
      assert.equal(String.fromCodePoint(...contextFaults(refused).map(({ codePoint }) => codePoint)), faulty);
    });
  }

  it("says where, in UTF-16 code units", () => {
    assert.deepEqual(joinerFaults("\u{1F600}\u200Da"), [{ offset: 2, codePoint: 0x200d }]);
  });

  it("looks through transparent characters for the letters that would join", () => {
    assert.deepEqual(joinerFaults("ب\u064E\u200C\u064Eب"), []);
  });
});

describe("domainToAscii", () => {
  it("maps each label", () => assert.equal(domainToAscii("Résumé.Example"), "xn--rsum-bpad.example"));
  it("keeps the full stop of the root", () => assert.equal(domainToAscii("é.example."), "xn--9ca.example."));
  for (const stop of ["\u3002", "\uFF0E", "\uFF61"]) {
    it(`UTS #46 §4: the root behind U+${stop.charCodeAt(0).toString(16).toUpperCase()}`, () => {
      assert.equal(domainToAscii(`漢${stop}`), "xn--hex.");
      assert.equal(domainToUnicode(`a${stop}`), "a.");
      assert.equal(domainToAscii(`漢${stop}${stop}`), undefined);
    });
  }
  it("takes no full stop alone for a root", () => assert.equal(domainToAscii("\u3002"), undefined));
  it("refuses what UTS #46 leaves to RFC 5892", () => assert.equal(domainToAscii("a·b.example"), undefined));
});

describe("domainToUnicode", () => {
  it("decodes A-labels", () => assert.equal(domainToUnicode("xn--99zt52a.example"), "納豆.example"));
});

describe("domainFaults", () => {
  const faults: readonly { name: string; criterion: DomainCriterion; label: string; codePoint?: number }[] = [
    { name: "a..b", criterion: "label-empty", label: "" },
    { name: `${"é".repeat(60)}.example`, criterion: "label-too-long", label: "é".repeat(60) },
    {
      name: Array.from({ length: 50 }, () => "abcde").join("."),
      criterion: "name-too-long",
      label: Array.from({ length: 50 }, () => "abcde").join("."),
    },
    { name: "xn--99999999.example", criterion: "punycode", label: "xn--99999999" },
    { name: "\u0301a.example", criterion: "combining-mark", label: "\u0301a", codePoint: 0x301 },
    { name: "a_b.example", criterion: "character", label: "a_b", codePoint: 0x5f },
    { name: "a\uFFFC.example", criterion: "character", label: "a\uFFFC", codePoint: 0xfffc },
    { name: "-a.example", criterion: "hyphens", label: "-a" },
    { name: "ab--c.example", criterion: "hyphens", label: "ab--c" },
    { name: "a·b.example", criterion: "context", label: "a·b", codePoint: 0xb7 },
    { name: "א1a.example", criterion: "bidi", label: "א1a" },
    { name: "1a.א", criterion: "bidi", label: "1a.א" },
  ];
  for (const { name, ...expected } of faults) {
    it(`${expected.criterion}: ${JSON.stringify(name.slice(0, 30))}`, () => {
      assert.equal(domainFaults(name).length, 1);
      const { span, ...fault } = domainFaults(name)[0]!;
      assert.deepEqual(fault, expected);
      assert.equal(name.slice(span.start, span.end), expected.label);
    });
  }

  it("names a fault exactly for the names that do not map", () => {
    const unit = fc.constantFrom(..."ab-.\u3002\uFF61é·אب1\u0301\u200C\u0660_xn--ß");
    fc.assert(
      fc.property(fc.string({ unit, minLength: 1 }), (name) => {
        assert.equal(domainFaults(name).length === 0, domainToAscii(name) !== undefined);
      }),
      { numRuns: 2000 },
    );
  });
});
