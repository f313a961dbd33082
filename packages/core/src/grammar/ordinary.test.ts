import assert from "node:assert/strict";
import fc from "fast-check";
import { anyText } from "../../test/iri-arbitraries.js";
import { iriOfMatch } from "../iri/iri-of-match.js";
import { iriOfScan } from "../iri/iri-of-scan.js";
import type { Production } from "../profiles/profile.js";
import { isOrdinary, matchOrdinary } from "./ordinary.js";
import { createScan, matchesProduction, scanIri } from "./scan.js";

const productions: readonly Production[] = ["IRI", "IRI-reference", "absolute-IRI", "irelative-ref"];

function scanned(text: string) {
  return scanIri(text, 0, text.length, "rfc3987", createScan());
}

describe("isOrdinary", () => {
  for (const [text, expected] of [
    ["http://a.example:80/b%20c/é?d=%C3%A9&\uE000#e", ["IRI", "IRI-reference"]],
    ["urn:a:b", ["IRI", "IRI-reference", "absolute-IRI"]],
    ["file:///a", ["IRI", "IRI-reference", "absolute-IRI"]],
    ["a:", ["IRI", "IRI-reference", "absolute-IRI"]],
    ["//10.0.0.1", ["IRI-reference", "irelative-ref"]],
    ["../a/b:c?d#e", ["IRI-reference", "irelative-ref"]],
    ["", ["IRI-reference", "irelative-ref"]],
    ["1a:b", []],
    [":a", []],
    ["a:b#c#d", []],
    ["a:%4", []],
    ["a:\uE000", []],
    ["a:\uFFFE", []],
    ["http://a:b/", []],
    ["http://a b/", []],
  ] as const) {
    it(`takes ${JSON.stringify(text)} for ${expected.join(", ") || "none"}`, () => {
      assert.deepEqual(
        productions.filter((production) => isOrdinary(text, production)),
        expected,
      );
    });
  }

  for (const text of ["http://user@a/", "http://[::1]/", "http://a/\u{10400}", `http://a/${"%41".repeat(400_000)}`]) {
    it(`leaves ${text.slice(0, 20)} to the scan`, () => {
      assert.equal(isOrdinary(text, "IRI"), false);
      assert.equal(matchesProduction(scanned(text), "IRI"), true);
    });
  }

  it("has room for as many triplets as it takes", () => {
    const text = `a:${"%41".repeat(2 ** 20 / 3 - 1)}`;
    assert.equal(isOrdinary(text, "IRI"), true);
    assert.equal(isOrdinary(`${text}%`, "IRI"), false);
  });

  it("says no more than the scan", () => {
    const law = fc.property(anyText, fc.constantFrom(...productions), (text, production) => {
      if (isOrdinary(text, production)) assert.equal(matchesProduction(scanned(text), production), true);
    });
    fc.assert(law, { numRuns: 4000 });
  });
});

describe("matchOrdinary", () => {
  it("splits as the scan does", () => {
    let ordinary = 0;
    const law = fc.property(anyText, fc.constantFrom(...productions), (text, production) => {
      const match = matchOrdinary(text, production);
      assert.equal(match !== null, isOrdinary(text, production));
      if (match === null) return;
      ordinary += 1;
      assert.deepEqual(iriOfMatch(text, match), iriOfScan(text, scanned(text)));
    });
    fc.assert(law, { numRuns: 4000 });
    assert.ok(ordinary > 200, `${ordinary} texts are ordinary`);
  });
});
