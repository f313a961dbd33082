import assert from "node:assert/strict";
import fc from "fast-check";
import { addedFindings } from "../src/checks/run/added-findings.js";
import { checkIri } from "../src/checks/run/check-iri.js";
import { checkOfCode } from "../src/checks/run/check-of-code.js";
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

  it("let no fix, and no safe one, raise how often any code of preset strict is told", () => {
    // Rows of triplets, which a fix of one may part.
    const triplets = [
      "%41",
      "%7e",
      "%2e",
      "%2E",
      "%30",
      "%65",
      "%c3%a9",
      "%C3%A9",
      "%c3",
      "%ff",
      "%E9",
      "%25",
      "%2541",
    ];
    const others = [
      "%00",
      "%0d",
      "%C0%AF",
      "%80",
      "%D7%90",
      "%cc%81",
      "a",
      "1",
      "\u00E9",
      "\u05D0",
      "%",
      "/",
      " ",
      "|",
    ];
    const row = fc.array(fc.constantFrom(...triplets, ...triplets, ...others), { maxLength: 7 });
    const start = fc.constantFrom(
      "http://a.example/",
      "HTTP://A.example:80/",
      "/",
      "?",
      "x:",
      "urn:x:",
      "mailto:",
      "tel:",
    );
    const rows = fc.tuple(start, row).map(([before, parts]) => before + parts.join(""));
    const law = fc.property(fc.oneof(rows, anyIri), profile, (text, profile) => {
      const before = checkIri(text, { profile, checks: "strict" });
      for (const { code, fixes } of before)
        for (const { title, edits } of fixes) {
          const fixed = applyEdits(text, edits);
          const added = addedFindings(before, checkIri(fixed, { profile, checks: "strict" })).filter(isOfFix);
          assert.deepEqual(added, [], `${code}: '${title}' makes more of ${text}: ${fixed}`);
        }
    });
    fc.assert(law, {
      numRuns: 2 * numRuns,
      examples: [
        ["/%2e%65%2e", "rfc3987"],
        ["/%2e%7e%2e?%c3%4a%c3", "rfc3987"],
      ],
    });
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

/** What a fix answers for (`docs/decisions/repairs-are-proven.md`): not for secrets, nor for what only advises. */
function isOfFix({ code }: Finding): boolean {
  const check = checkOfCode(code);
  return check?.threatens !== "secrets" && check?.advises !== true;
}
