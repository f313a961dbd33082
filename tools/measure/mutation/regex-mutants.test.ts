import assert from "node:assert/strict";
import { regexMutants } from "./regex-mutants.js";

interface Row {
  readonly name: string;
  readonly literal: string;
  readonly mutants: readonly string[];
}

const rows: readonly Row[] = [
  { name: "anchors left out", literal: "/^a$/u", mutants: ["/a$/u", "/^a/u"] },
  { name: "quantifiers left out", literal: "/a+b{2,3}c?/", mutants: ["/ab{2,3}c?/", "/a+bc?/", "/a+b{2,3}c/"] },
  { name: "each alternative left out", literal: "/a|b|c/", mutants: ["/b|c/", "/a|c/", "/a|c/", "/a|b/"] },
  { name: "alternatives of a group", literal: "/x(?:a|b)y/", mutants: ["/x(?:b)y/", "/x(?:a)y/"] },
  { name: "assertions left out", literal: "/(?<!a)b(?=c(d))/", mutants: ["/b(?=c(d))/", "/(?<!a)b/"] },
  {
    name: "members of a class left out, and its ranges moved by one",
    literal: "/[1-5_]/",
    mutants: ["/[_]/", ...["2-5", "1-4", "0-5", "1-6"].map((range) => `/[${escaped(range)}_]/`), "/[1-5]/"],
  },
  { name: "ranges of ABNF are words", literal: "/[0-9A-F]/", mutants: ["/[A-F]/", "/[0-9]/"] },
  {
    name: "astral ranges",
    literal: "/[\\u{E0100}-\\u{E01EF}]/u",
    mutants: ["E0101-E01EF", "E0100-E01EE", "E00FF-E01EF", "E0100-E01F0"].map((range) => `/[${braced(range)}]/u`),
  },
  { name: "the flag i left out", literal: "/a/i", mutants: ["/a/"] },
  { name: "what no engine takes is no mutant", literal: "/(a*)/", mutants: ["/(a)/"] },
  { name: "an escaped bar is a character", literal: "/\\|\\[/", mutants: [] },
];

/** As the tool writes a range: by numbers, whatever the source has. */
function escaped(range: string): string {
  return range.replace(/\d/g, (digit) => `\\u003${digit}`);
}

function braced(range: string): string {
  return range.toLowerCase().replace(/[^-]+/g, (digits) => `\\u{${digits}}`);
}

describe("mutants of regular expressions", () => {
  for (const { name, literal, mutants } of rows)
    it(name, () => {
      const made = regexMutants(literal).map(
        ({ start, end, text }) => literal.slice(0, start) + text + literal.slice(end),
      );
      assert.deepEqual(made, mutants);
    });
});
