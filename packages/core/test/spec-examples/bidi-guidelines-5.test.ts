import assert from "node:assert/strict";
import { bidiLayout } from "../../src/bidi/layout.js";
import { checkIri } from "../../src/checks/run/check-iri.js";
import { examples } from "./bidi-guidelines-examples.js";
import { fromBidiNotation, toBidiNotation, type RightToLeftScript } from "../bidi-notation.js";

/** Letters of Bidi_Class R, and those of AL. */
const scripts: readonly RightToLeftScript[] = ["Hebrew", "N'Ko"];
const arabicScripts: readonly RightToLeftScript[] = ["Arabic", "Syriac", "Thaana"];

describe("guidelines §5", () => {
  for (const [index, { logical, visual, visualInArabic, findings = [] }] of examples.entries())
    for (const script of [...scripts, ...arabicScripts]) {
      const iri = fromBidiNotation(logical, script);

      it(`Example ${index + 1} in ${script} letters is displayed as the guidelines say`, () => {
        const expected = arabicScripts.includes(script) ? (visualInArabic ?? visual) : visual;
        assert.equal(toBidiNotation(bidiLayout(iri).visual), expected);
      });

      it(`Example ${index + 1} in ${script} letters is found to be what the guidelines say`, () => {
        const found = checkIri(iri, { checks: "recommended" })
          .filter(({ code }) => code.startsWith("bidi-"))
          .map(({ code, span }) => `${toBidiNotation(iri.slice(span.start, span.end))} ${code}`);
        assert.deepEqual(found, findings);
      });
    }
});
