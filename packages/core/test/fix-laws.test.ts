import assert from "node:assert/strict";
import fc from "fast-check";
import { addedFindings } from "../src/checks/run/added-findings.js";
import { checkIri } from "../src/checks/run/check-iri.js";
import { checkOfCode } from "../src/checks/run/check-of-code.js";
import type { Finding } from "../src/findings/finding.js";
import { isIriReference } from "../src/iri/is-iri.js";
import { splitIri } from "../src/iri/split.js";
import { compare } from "../src/normalize/compare.js";
import type { ProfileName } from "../src/profiles/profile.js";
import { applyEdits } from "./apply-edits.js";
import { assertFindingLaws, assertFixLaws } from "./finding-laws.js";
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

  it("let no suggestion add an error or what deceives, nor anything to a scheme and a host that it leaves as they are", () => {
    const lead = [
      "http:/",
      "http//",
      "htp://",
      "http:http://",
      "urn://",
      "tel://",
      "mailto://",
      "http:\\\\",
      "http://",
      "",
    ];
    const name = [
      "a.example",
      "EX.com",
      "a_b",
      "a%zz.com",
      "1.2.3.4",
      "\u0430\u0440\u0440\u04CF\u0435.com",
      "u:p@h:080",
      "xn--a",
    ];
    const rest = ["", "/%zz", "/a b", "/%C3%A9", "?q=%", "#%u00E9", "/../a", "/\u05D0"];
    const made = fc
      .tuple(...[lead, name, rest].map((parts) => fc.constantFrom(...parts)))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(made, spoiledIri), (text) => {
        const before = checkIri(text, { checks: "strict" });
        for (const { fixes } of checkIri(text, { checks: "all" }))
          for (const { edits, title } of fixes) {
            const written = applyEdits(text, edits);
            const after = checkIri(written, { checks: "strict" });
            const added = addedFindings(before, after);
            const ofAuthority = (findings: readonly Finding[], of: string): number =>
              findings.filter(({ code, component }) => code === of && /^(?:scheme|host)$/.test(component)).length;
            const [was, is] = [splitIri(text), splitIri(written)];
            const keepsAuthority =
              was.scheme?.text === is.scheme?.text && was.authority?.host.text === is.authority?.host.text;
            for (const { code, severity } of added) {
              if (checkOfCode(code)?.advises === true) continue;
              assert.notEqual(severity, "error", `'${title}' adds ${code}: ${written}`);
              assert.notEqual(checkOfCode(code)?.threatens, true, `'${title}' adds ${code}: ${written}`);
              const addsThere = ofAuthority(after, code) > ofAuthority(before, code);
              assert.ok(!keepsAuthority || !addsThere, `'${title}' adds ${code}: ${written}`);
            }
          }
      }),
      { numRuns },
    );
  });
});
