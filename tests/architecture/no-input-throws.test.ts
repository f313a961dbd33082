import fc from "fast-check";
import * as core from "../../packages/core/src/index.js";

const profiles = fc.constantFrom<core.ProfileName>("rfc3987", "rfc3987bis", "rfc3986", "leiri");
const productions = fc.constantFrom<core.Production>("IRI", "IRI-reference", "absolute-IRI", "irelative-ref");

/** Texts near the borders of the grammar, and any UTF-16 at all. */
const text = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      ..."hxt:/?#[]@%. \\<1Féא٠",
      "\uD800",
      "\uDC00",
      "\u{1F600}",
      "\u202E",
      "\u200D",
      "\uFEFF",
      "%C3",
      "xn--",
      "//",
      "\u{E0041}",
    ),
  }),
);

describe("no input throws", () => {
  it("in any function of the main entry", () => {
    fc.assert(
      fc.property(text, text, profiles, productions, (a, b, profile, production) => {
        core.splitIri(a);
        core.isIri(a, { profile });
        core.isIriReference(a, { profile });
        core.isAbsoluteIri(a, { profile });
        core.parseIri(a, { profile, production });
        core.checkIri(a, { profile, production, checks: "all" });
        core.toUri(a, { profile });
        core.toIri(a, { profile });
        core.leiriToIri(a);
        core.webAddressToIri(a);
        core.resolve(a, b);
        core.relativize(a, b);
        core.normalize(a, { level: "scheme" });
        core.compare(a, b, { level: "scheme" });
        core.lookupScheme(a);
        core.bidiLayout(a, { paragraph: "rtl" });
        core.bidiSkeleton(a);
        core.visualTwin(a, { profile });
      }),
      { numRuns: 1500 },
    );
  });
});
