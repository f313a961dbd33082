import assert from "node:assert/strict";
import * as abnf from "./abnf.js";
import { includes, type CodePointSet } from "./code-points.js";
import { leiriUcschar } from "../profiles/leiri.js";
import { iprivateOf3987bis, tags } from "../profiles/rfc3987bis.js";

/** First and last of every range, from the text of the documents; a single character stands for itself. */
type Ranges = readonly (readonly [first: number, last: number])[];

const planes: Ranges = Array.from({ length: 13 }, (_, index) => [(index + 1) << 16, ((index + 1) << 16) + 0xfffd]);
const ucschar: Ranges = [[0xa0, 0xd7ff], [0xf900, 0xfdcf], [0xfdf0, 0xffef], ...planes, [0xe1000, 0xefffd]];
const iprivate: Ranges = [
  [0xe000, 0xf8ff],
  [0xf0000, 0xffffd],
  [0x100000, 0x10fffd],
];
const unreserved: Ranges = [
  [0x2d, 0x2e],
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0x7e, 0x7e],
];
const subDelims: Ranges = [
  [0x21, 0x21],
  [0x24, 0x24],
  [0x26, 0x2c],
  [0x3b, 0x3b],
  [0x3d, 0x3d],
];

const rows: readonly (readonly [name: string, set: CodePointSet, ranges: Ranges])[] = [
  [
    "ALPHA",
    abnf.alpha,
    [
      [0x41, 0x5a],
      [0x61, 0x7a],
    ],
  ],
  ["DIGIT", abnf.digit, [[0x30, 0x39]]],
  [
    "HEXDIG",
    abnf.hexdig,
    [
      [0x30, 0x39],
      [0x41, 0x46],
      [0x61, 0x66],
    ],
  ],
  [
    "scheme",
    abnf.scheme,
    [
      [0x2b, 0x2b],
      [0x2d, 0x2e],
      [0x30, 0x39],
      [0x41, 0x5a],
      [0x61, 0x7a],
    ],
  ],
  ["unreserved", abnf.unreserved, unreserved],
  [
    "gen-delims",
    abnf.genDelims,
    [
      [0x23, 0x23],
      [0x2f, 0x2f],
      [0x3a, 0x3a],
      [0x3f, 0x40],
      [0x5b, 0x5b],
      [0x5d, 0x5d],
    ],
  ],
  ["sub-delims", abnf.subDelims, subDelims],
  ["ucschar", abnf.ucschar, ucschar],
  ["iprivate", abnf.iprivate, iprivate],
  [
    "iprivate of 3987bis",
    iprivateOf3987bis,
    [
      [0xe000, 0xf8ff],
      [0xe0000, 0xe0fff],
      [0xf0000, 0xffffd],
      [0x100000, 0x10fffd],
    ],
  ],
  ["tags", tags, [[0xe0000, 0xe0fff]]],
  ["iunreserved", abnf.iunreserved, [...unreserved, ...ucschar]],
  [
    "iuserinfo",
    abnf.iuserinfo,
    [
      [0x21, 0x21],
      [0x24, 0x2e],
      [0x30, 0x3b],
      [0x3d, 0x3d],
      [0x41, 0x5a],
      [0x5f, 0x5f],
      [0x61, 0x7a],
      [0x7e, 0x7e],
      ...ucschar,
    ],
  ],
  [
    "ireg-name",
    abnf.iregName,
    [
      [0x21, 0x21],
      [0x24, 0x2e],
      [0x30, 0x39],
      [0x3b, 0x3b],
      [0x3d, 0x3d],
      [0x41, 0x5a],
      [0x5f, 0x5f],
      [0x61, 0x7a],
      [0x7e, 0x7e],
      ...ucschar,
    ],
  ],
  [
    "ipchar",
    abnf.ipchar,
    [
      [0x21, 0x21],
      [0x24, 0x2e],
      [0x30, 0x3b],
      [0x3d, 0x3d],
      [0x40, 0x5a],
      [0x5f, 0x5f],
      [0x61, 0x7a],
      [0x7e, 0x7e],
      ...ucschar,
    ],
  ],
  [
    "the characters of a path",
    abnf.ipath,
    [[0x21, 0x21], [0x24, 0x3b], [0x3d, 0x3d], [0x40, 0x5a], [0x5f, 0x5f], [0x61, 0x7a], [0x7e, 0x7e], ...ucschar],
  ],
  [
    "iquery",
    abnf.iquery,
    [
      [0x21, 0x21],
      [0x24, 0x3b],
      [0x3d, 0x3d],
      [0x3f, 0x5a],
      [0x5f, 0x5f],
      [0x61, 0x7a],
      [0x7e, 0x7e],
      ...ucschar,
      ...iprivate,
    ],
  ],
  [
    "ifragment",
    abnf.ifragment,
    [[0x21, 0x21], [0x24, 0x3b], [0x3d, 0x3d], [0x3f, 0x5a], [0x5f, 0x5f], [0x61, 0x7a], [0x7e, 0x7e], ...ucschar],
  ],
  ["the address of an IPvFuture", abnf.ipvFutureAddress, [...unreserved, ...subDelims, [0x3a, 0x3a]]],
  [
    "leiri-ucschar",
    leiriUcschar,
    [
      [0x00, 0x20],
      [0x22, 0x22],
      [0x3c, 0x3c],
      [0x3e, 0x3e],
      [0x5c, 0x5c],
      [0x5e, 0x5e],
      [0x60, 0x60],
      [0x7b, 0x7d],
      [0x7f, 0xd7ff],
      [0xe000, 0xfffd],
      [0x10000, 0x10ffff],
    ],
  ],
];

for (const [name, set, ranges] of rows) {
  const isExpected = (codePoint: number): boolean =>
    ranges.some(([first, last]) => first <= codePoint && codePoint <= last);

  describe(`the set ${name}`, () => {
    for (const [first, last] of ranges) {
      it(`holds U+${first.toString(16)} to U+${last.toString(16)} and ends there`, () => {
        for (const inside of [first, last, (first + last) >> 1]) assert.equal(includes(set, inside), true);
        for (const edge of [first - 1, last + 1]) assert.equal(includes(set, edge), isExpected(edge));
      });
    }

    it("holds nothing else", () => {
      const size = (changes: readonly number[]): number =>
        changes.reduce((sum, change, index) => (index % 2 === 0 ? sum - change : sum + change), 0);
      assert.equal(
        size(set),
        ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0),
      );
    });
  });
}
