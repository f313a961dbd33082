import type { Code } from "../src/findings/code.js";
import assert from "node:assert/strict";
import fc from "fast-check";
import { checkIri } from "../src/checks/run/check-iri.js";
import { registry } from "../src/checks/run/registry.js";
import { strengthOf } from "../src/checks/definition/strength.js";
import type { Finding } from "../src/findings/finding.js";
import { parseIri } from "../src/checks/run/parse-iri.js";
import type { Production, ProfileName } from "../src/profiles/profile.js";
import { assertFindingLaws } from "./finding-laws.js";
import { nastyText } from "./nasty-text.js";

const profiles: readonly ProfileName[] = ["rfc3987", "rfc3987bis", "rfc3986", "leiri"];
const productions: readonly Production[] = ["IRI", "IRI-reference", "absolute-IRI", "irelative-ref"];

describe("the law of the grammar: a text parses exactly when no check of strength grammar reports", () => {
  for (const profile of profiles) {
    const codes = grammarCodes(profile);
    for (const production of productions) {
      it(`holds for ${production} in ${profile}`, () => {
        const options = { profile, production };
        const law = fc.property(nastyText, (text) => {
          const findings = checkIri(text, { ...options, checks: codes });
          const parsed = parseIri(text, options);
          assert.equal(parsed.ok, findings.length === 0, codesOf(findings));
          if (!parsed.ok) assert.equal(codesOf(parsed.findings), codesOf(findings));
          for (const finding of findings.slice(0, 2)) assertFindingLaws(text, finding);
        });
        fc.assert(law, { numRuns: 150 });
      });
    }
  }

  it("holds among all checks: a weaker finding never keeps a fault of the grammar quiet", () => {
    const law = fc.property(
      nastyText,
      fc.constantFrom(...profiles),
      fc.constantFrom(...productions),
      (text, profile, production) => {
        const codes = new Set(grammarCodes(profile));
        const findings = checkIri(text, { profile, production, checks: "all" });
        assert.equal(parseIri(text, { profile, production }).ok, !findings.some(({ code }) => codes.has(code)));
      },
    );
    fc.assert(law, { numRuns: 500 });
  });

  it("finds a host outside ASCII in both, and suggests its Punycode in checkIri alone", () => {
    const text = "http://r\u00E9sum\u00E9.example/";
    const parsed = parseIri(text, { profile: "rfc3986" });
    const titles = (findings: readonly Finding[]) => findings.map(({ fixes }) => fixes.map(({ title }) => title));
    assert.deepEqual(parsed.ok ? [] : titles(parsed.findings), [["Percent-encode the host"]]);
    assert.deepEqual(titles(checkIri(text, { profile: "rfc3986" })), [["Write the host in Punycode"]]);
  });

  it("meets texts of both kinds", () => {
    const verdicts = fc.sample(nastyText, 1000).map((text) => parseIri(text).ok);
    const right = verdicts.filter(Boolean).length;
    assert.ok(right > 50 && right < 950, `${right} of 1000 texts are right`);
  });
});

function codesOf(findings: readonly Finding[]): string {
  return findings.map(({ code }) => code).join(" ");
}

function grammarCodes(profile: ProfileName): Code[] {
  return registry
    .map(({ check }) => check)
    .filter((check) => strengthOf(check, profile) === "grammar")
    .map(({ code }) => code);
}
