import fc from "fast-check";
import * as core from "../../packages/core/src/index.js";

/** Texts near the borders of the grammar, and any UTF-16 at all. */
const anyText = fc.oneof(
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

/** Everything that some function may be told; each takes from it what it knows. */
const anyOptions = fc.record({
  profile: fc.constantFrom<core.ProfileName>("rfc3987", "rfc3987bis", "rfc3986", "leiri"),
  production: fc.constantFrom<core.Production>("IRI", "IRI-reference", "absolute-IRI", "irelative-ref"),
  level: fc.constantFrom<core.NormalizationLevel>("syntax", "scheme"),
  checks: fc.constant("all" as const),
  paragraph: fc.constantFrom<core.ParagraphDirection>("ltr", "rtl"),
});

/** Code points, and numbers that are none. */
const anyNumber = fc.oneof(fc.integer({ min: -1, max: 0x120000 }), fc.double());

interface Input {
  readonly text: string;
  readonly other: string;
  readonly number: number;
  readonly options: core.NormalizeOptions;
}

const anyInput = fc.record<Input>({ text: anyText, other: anyText, number: anyNumber, options: anyOptions });

/** The functions that take something else than a text and options. */
const calls: Readonly<Record<string, (input: Input) => unknown>> = {
  resolve: ({ text, other }) => core.resolve(text, other),
  relativize: ({ text, other }) => core.relativize(text, other),
  compare: ({ text, other, options }) => core.compare(text, other, options),
  encodeComponent: ({ text, options }) => core.encodeComponent(text, "segment", options as core.GrammarOptions),
  bidiComponents: ({ text }) => core.bidiComponents(core.splitIri(text)),
  recomposeIri: ({ text, other }) => core.recomposeIri({ ...core.splitIri(text), query: other }),
  characterProperties: ({ number }) => core.characterProperties(number),
  describeCharacter: ({ number }) => core.describeCharacter(number),
};

const everyCall = Object.entries(core)
  .filter(([, value]) => typeof value === "function")
  .map(([name, value]) => {
    // All others take a text and options, of which each reads what it knows.
    const run = value as (text: string, options: object) => unknown;
    return calls[name] ?? (({ text, options }: Input) => run(text, options));
  });

describe("no input throws", () => {
  it("in any function of the main entry", () => {
    const law = fc.property(anyInput, (input) => {
      for (const call of everyCall) call(input);
    });
    fc.assert(law, { numRuns: 600 });
  });
});
