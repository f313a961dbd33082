import assert from "node:assert/strict";
import fc from "fast-check";
import { addedFindings } from "../src/checks/run/added-findings.js";
import { checkIri } from "../src/checks/run/check-iri.js";
import type { Finding } from "../src/findings/finding.js";
import { isIriReference } from "../src/iri/is-iri.js";
import { toIri } from "../src/mapping/to-iri.js";
import { compare } from "../src/normalize/compare.js";
import type { ProfileName } from "../src/profiles/profile.js";
import { applyEdits } from "./apply-edits.js";
import { assertAddsNothing, assertFindingLaws, assertFixLaws } from "./finding-laws.js";
import { nastyText } from "./nasty-text.js";
import { applySafeFixes, safeFixes } from "./safe-fixes.js";
import { spoiledIri } from "./spoiled-iri.js";

// By hand: `FIX_LAW_RUNS=100000 npx mocha --grep "laws of fixes"`.
const numRuns = Number(process.env["FIX_LAW_RUNS"] ?? 150);
const profile = fc.constantFrom<ProfileName>("rfc3987", "rfc3987", "rfc3987bis", "rfc3986", "leiri");
const anyIri = fc.oneof({ weight: 4, arbitrary: spoiledIri }, { weight: 1, arbitrary: nastyText });

describe("the laws of fixes, for generated identifiers", () => {
  it("hold for every safe fix, and every finding has a message that can be read", () => {
    const law = fc.property(anyIri, profile, (text, profile) => {
      for (const finding of checkIri(text, { profile, checks: "all" })) {
        assertFindingLaws(text, finding);
        for (const fix of finding.fixes)
          if (fix.safety === "safe") assertFixLaws(text, finding, fix, { profile, checks: "all" });
      }
    });
    fc.assert(law, { numRuns });
  });

  it("let every suggestion clear its finding, and write nothing that breaks the grammar", () => {
    const law = fc.property(anyIri, profile, (text, profile) => {
      for (const { code, fixes } of checkIri(text, { profile, checks: "all" })) {
        const count = (of: string): number => checkIri(of, { profile, checks: [code] }).length;
        for (const { title, edits } of fixes) {
          const fixed = applyEdits(text, edits);
          assert.ok(count(fixed) < count(text), `'${title}' leaves its finding: ${fixed}`);
          // What remains when characters are removed may be another identifier, and none.
          const isRemoval = edits.every((edit) => edit.text === "");
          assert.ok(isRemoval || !isIriReference(text, { profile }) || isIriReference(fixed, { profile }), title);
        }
      }
    });
    fc.assert(law, { numRuns });
  });

  it("let all safe fixes together come to an end that is equivalent", () => {
    const law = fc.property(anyIri, profile, (text, profile) => {
      const fixed = applySafeFixes(text, profile);
      assert.deepEqual(safeFixes(fixed, profile), []);
      assert.notEqual(compare(text, fixed, { level: "syntax", base: "http://base.example/" }), "different");
    });
    fc.assert(law, { numRuns });
  });

  it("let no suggestion and no conversion add a finding", () => {
    const lead = ["http:/", "http//", "htp://", "http:http://", "urn://", "tel://", "mailto://"];
    const otherLead = [
      "mailto:\\\\",
      "http:\\\\",
      "https:\\",
      "http://",
      " http://",
      "\uFEFFhttps://",
      "ht tp://",
      "//",
      "",
    ];
    const name = [
      "a.example",
      "EX.com",
      "a_b",
      "a%zz.com",
      "1.2.3.4",
      "\u0430\u0440\u0440\u04CF\u0435.com",
      "xn--a",
      "a..b",
    ];
    const otherName = ["u:p@h:080", "user:w0rd-9fK2@h", "git@h", "xn--mnchen-3ya.example", "a,com", "a\uFF0Ecom", "h)"];
    const rest = ["", "/%zz", "/a b", "/%C3%A9", "?q=%", "#%u00E9", "/../a", "/\u05D0", "/%2e%2E/b", "\\%2e%2e\\b"];
    const otherRest = [
      "/\u05D0%41",
      "/%D7%90b",
      "/a\tb",
      "/%25c3%25a9",
      "/a).",
      "&b=2",
      "/x?a=1&amp;b=2",
      "/\u05D01:#",
    ];
    const made = fc
      .tuple(
        ...[
          [...lead, ...otherLead],
          [...name, ...otherName],
          [...rest, ...otherRest],
        ].map((parts) => fc.constantFrom(...parts)),
      )
      .map((parts) => parts.join(""));
    const law = fc.property(fc.oneof(made, anyIri), profile, (text, profile) => {
      for (const finding of checkIri(text, { profile, checks: "all" }))
        for (const fix of finding.fixes) assertAddsNothing(text, finding, fix, { profile });
      const iri = toIri(text, { profile });
      const strictly = (of: string): Finding[] => checkIri(of, { profile, checks: "strict" });
      if (iri.ok) assert.deepEqual(addedFindings(strictly(text), strictly(iri.value)), [], iri.value);
    });
    fc.assert(law, { numRuns: 4 * numRuns });
  });
});
