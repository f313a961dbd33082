import type { Code } from "../../findings/code.js";
import assert from "node:assert/strict";
import { checkIri, type CheckIriOptions } from "./check-iri.js";
import type { Claim } from "../definition/define-check.js";
import { settleClaims, type Claiming } from "./settle-claims.js";

describe("settleClaims", () => {
  it("takes any number of findings", () => {
    const findings = Array.from({ length: 200_000 }, (_, start): Claiming => {
      return { span: { start, end: start + 1 }, strength: "should", claims: "character", isUnwanted: false };
    });
    assert.equal(settleClaims(findings).length, findings.length);
  });

  const rows: readonly { name: string; iri: string; codes: readonly string[]; options?: CheckIriOptions }[] = [
    { name: "white space around the text is told once", iri: " \thttp://a/\n", codes: ["text-surrounding-whitespace"] },
    {
      name: "white space is not told again as a part of the scheme, the port or the path",
      iri: " http://a:80 ",
      codes: ["text-surrounding-whitespace"],
    },
    {
      name: "a byte order mark is told as what spoils the scheme",
      iri: "\uFEFFhttp://a/",
      codes: ["scheme-malformed"],
    },
    {
      name: "what is hidden in a scheme is told if nobody asks for malformed schemes",
      iri: "\uFEFFhttp://a/",
      codes: ["character-invisible"],
      options: { checks: ["character-invisible"] },
    },
    { name: "an invisible character in a port is told once", iri: "http://a:8\u200B0/", codes: ["port-malformed"] },
    {
      name: "a claim covers no more than its own characters",
      iri: " http://a/ b",
      codes: ["character-space", "text-surrounding-whitespace"],
    },
    {
      name: "in a LEIRI white space may surround a text, but none is part of a scheme",
      iri: " http://a/",
      codes: ["scheme-malformed"],
      options: { profile: "leiri" },
    },
    {
      name: "in a LEIRI white space may surround a text, but none is part of a port",
      iri: "http://a:80 ",
      codes: ["port-malformed"],
      options: { profile: "leiri" },
    },
    {
      name: "a check that nobody asks for still speaks for its characters",
      iri: " a",
      codes: [],
      options: { checks: ["character-space"] },
    },
    { name: "nothing is told of nothing", iri: "", codes: [] },
  ];
  for (const { name, iri, codes, options } of rows) {
    it(name, () => {
      const found = new Set(checkIri(iri, { checks: "recommended", ...options }).map(({ code }) => code));
      assert.deepEqual([...found].sort(), codes);
    });
  }
});

describe("settleClaims, of findings that meet", () => {
  const found = (name: string, start: number, end: number, claims?: Claim): Claiming & { readonly name: string } => ({
    name,
    span: { start, end },
    strength: "grammar",
    isUnwanted: false,
    ...(claims && { claims }),
  });
  const rows: readonly { name: string; later: readonly [start: number, end: number]; kept: boolean }[] = [
    { name: "the same characters", later: [2, 4], kept: false },
    { name: "a part of them", later: [3, 4], kept: false },
    { name: "the characters of two claims that touch", later: [3, 6], kept: false },
    { name: "the characters of a claim that lies in another", later: [9, 10], kept: false },
    { name: "one character more before", later: [1, 4], kept: true },
    { name: "one character more after", later: [4, 7], kept: true },
    { name: "the gap between two claims", later: [5, 9], kept: true },
    { name: "characters before all claims", later: [0, 1], kept: true },
    { name: "characters after all claims", later: [12, 13], kept: true },
  ];
  for (const { name, later, kept } of rows) {
    it(`${kept ? "keeps" : "drops"} ${name}`, () => {
      const claims = [
        found("a", 2, 4, "host"),
        found("b", 4, 6, "scheme"),
        found("c", 8, 12, "host"),
        found("d", 9, 10, "host"),
      ];
      const settled = settleClaims([found("later", ...later, "character"), ...claims]);
      assert.equal(
        settled.some((finding) => finding.name === "later"),
        kept,
      );
    });
  }

  it("keeps what claims nothing, and of one class all", () => {
    const findings = [found("free", 0, 1), found("a", 0, 2, "character"), found("b", 0, 1, "character")];
    assert.deepEqual(settleClaims(findings), findings);
  });
});

describe("the reading of what stands before the first colon", () => {
  const readings: readonly (readonly [text: string, reference: string, iri: string, relative: string])[] = [
    ["1a:b", "path-colon-in-first-segment", "scheme-malformed", "path-colon-in-first-segment"],
    ["1a://b", "scheme-malformed", "scheme-malformed", "scheme-not-allowed"],
    ["ht tp://b", "scheme-malformed", "scheme-malformed", "scheme-not-allowed"],
    ["\u200Ba:b", "scheme-malformed", "scheme-malformed", "scheme-not-allowed"],
    [":b", "path-colon-in-first-segment", "scheme-missing", "path-colon-in-first-segment"],
    ["a:b", "", "", "scheme-not-allowed"],
    ["b", "", "scheme-missing", ""],
  ];
  const checks: readonly Code[] = [
    "scheme-malformed",
    "scheme-missing",
    "scheme-not-allowed",
    "path-colon-in-first-segment",
  ];
  for (const [text, ...expected] of readings) {
    it(`tells of ${JSON.stringify(text)} exactly once`, () => {
      const productions = ["IRI-reference", "IRI", "irelative-ref"] as const;
      const codes = productions.map((production) =>
        checkIri(text, { production, checks })
          .map(({ code }) => code)
          .join(),
      );
      assert.deepEqual(codes, expected);
    });
  }
});
