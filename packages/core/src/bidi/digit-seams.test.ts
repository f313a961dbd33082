import assert from "node:assert/strict";
import { fromBidiNotation } from "../../test/bidi-notation.js";
import { isIriReference } from "../iri/is-iri.js";
import { splitIri } from "../iri/split.js";
import { keepsBidiRules } from "./bidi-rules.js";
import { digitSeams } from "./digit-seams.js";
import { findTwin, mostWorth } from "./visual-twin.js";

describe("digitSeams", () => {
  // In Bidi Notation, with `«…»` around what is found.
  for (const [name, marked] of [
    ["digits behind right-to-left letters", "/a/B/«12»/c"],
    ["digits before right-to-left letters", "/a/«12»/B/c"],
    ["several components of digits are one place", "/«2026/04/09»/A/"],
    ["punctuation goes with its digits", "/A/«-1-»"],
    ["components without digits are passed over", "/A/-/«1»/_/b"],
    ["digits at the start of a left-to-right component", "/A/«1b»"],
    ["both kinds", "/A/«1»/«2b»"],
    ["on two sides of a letter", "/«1»/A/b/C/«2»"],
    ["digits between right-to-left letters", "/A/1/B"],
    ["digits between left-to-right letters", "/a/1/b/C"],
    ["digits at the end of a left-to-right component", "/a1/B"],
    ["a right-to-left component that begins with digits", "/A/1B"],
    ["no digits", "/a/B/c"],
    ["no letters", "/1/2"],
    ["the empty reference", ""],
  ] as const)
    it(name, () => {
      const iri = fromBidiNotation(marked.replaceAll(/[«»]/gu, ""), "Hebrew");
      const expected = Array.from(marked.matchAll(/«(.*?)»/gu), ([, text]) => text);
      assert.deepEqual(
        digitSeams(splitIri(iri)).map(({ span }) => iri.slice(span.start, span.end)),
        expected,
      );
    });

  // Brackets, and European beside Arabic-Indic digits, are other reasons for a twin; so are digits of the port.
  for (const [alphabet, length, prefix] of [
    ["aA1/?", 5, ""],
    ["aA1./", 5, "//"],
    ["A1/#$", 5, "a"],
    ["AX1/=&", 5, "?"],
  ] as const)
    it(`stands in every IRI that keeps the rules and has such a twin: ${prefix} with ${length} of ${alphabet}`, () => {
      for (const notation of textsOf(alphabet, length)) {
        const text = prefix + notation.replaceAll("A", "\u05D0").replaceAll("X", "\u0627");
        const iri = splitIri(text);
        if (!isIriReference(text) || !keepsBidiRules(iri) || digitSeams(iri).length > 0) continue;
        const rank = ({ conforms }: { conforms: boolean }): number => (conforms ? mostWorth : 0);
        assert.equal(findTwin(text, { profile: "rfc3987", rank }), undefined, text);
      }
    });
});

function* textsOf(alphabet: string, length: number, start = ""): Generator<string> {
  yield start;
  if (start.length < length) for (const character of alphabet) yield* textsOf(alphabet, length, start + character);
}
