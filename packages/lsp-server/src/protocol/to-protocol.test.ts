import assert from "node:assert/strict";
import { SourceText } from "../documents/source-text.js";
import { Positions, chooseEncoding, isPosition, isRange, type PositionEncoding } from "./to-protocol.js";

/** U+00E9 has two bytes in UTF-8, U+05D0 two, U+4E2D three, U+1F600 four and two UTF-16 units. */
const text = "é😀\r\nאa中\n\n😀😀z";

describe("Positions", () => {
  const rows: { encoding: PositionEncoding; offset: number; line: number; character: number }[] = [
    { encoding: "utf-16", offset: 0, line: 0, character: 0 },
    { encoding: "utf-16", offset: 3, line: 0, character: 3 },
    { encoding: "utf-8", offset: 3, line: 0, character: 6 },
    { encoding: "utf-32", offset: 3, line: 0, character: 2 },
    { encoding: "utf-16", offset: 8, line: 1, character: 3 },
    { encoding: "utf-8", offset: 8, line: 1, character: 6 },
    { encoding: "utf-32", offset: 8, line: 1, character: 3 },
    { encoding: "utf-8", offset: 9, line: 2, character: 0 },
    { encoding: "utf-16", offset: 14, line: 3, character: 4 },
    { encoding: "utf-8", offset: 14, line: 3, character: 8 },
    { encoding: "utf-32", offset: 14, line: 3, character: 2 },
  ];
  for (const { encoding, offset, line, character } of rows) {
    it(`${encoding} counts ${character} units before offset ${offset} in line ${line}`, () => {
      const positions = new Positions(SourceText.of(text), encoding);
      assert.deepEqual(positions.positionOf(offset), { line, character });
      assert.equal(positions.offsetOf({ line, character }), offset);
    });
  }

  it("takes the offset inside a CRLF for the end of the line", () => {
    assert.deepEqual(new Positions(SourceText.of("ab\r\nc"), "utf-16").positionOf(3), { line: 0, character: 2 });
  });

  for (const encoding of ["utf-16", "utf-8", "utf-32"] as const) {
    it(`takes a ${encoding} position beyond the line or the text for the nearest end`, () => {
      const positions = new Positions(SourceText.of("aé\r\nb"), encoding);
      assert.equal(positions.offsetOf({ line: 0, character: 99 }), 2);
      assert.equal(positions.offsetOf({ line: 99, character: 0 }), 5);
      assert.equal(positions.offsetOf({ line: -1, character: -1 }), 0);
    });

    it(`counts ${encoding} columns alike in any order of asking`, () => {
      const positions = new Positions(SourceText.of(text), encoding);
      const boundaries = [0, 1, 3, 5, 6, 7, 8, 9, 10, 12, 14, 15];
      const ascending = boundaries.map((offset) => positions.positionOf(offset));
      const descending = [...boundaries].reverse().map((offset) => positions.positionOf(offset));
      assert.deepEqual(ascending, descending.reverse());
    });
  }

  it("takes a position inside a character of UTF-8 for the character's start", () => {
    assert.equal(new Positions(SourceText.of("a😀b"), "utf-8").offsetOf({ line: 0, character: 3 }), 1);
  });

  it("takes a range that runs backwards for an empty one", () => {
    const positions = new Positions(SourceText.of("abc"), "utf-16");
    const range = { start: { line: 0, character: 2 }, end: { line: 0, character: 1 } };
    assert.deepEqual(positions.spanOf(range), { start: 2, end: 2 });
  });
});

describe("chooseEncoding", () => {
  const rows: { offered: string[] | undefined; chosen: PositionEncoding }[] = [
    { offered: undefined, chosen: "utf-16" },
    { offered: [], chosen: "utf-16" },
    { offered: ["utf-8", "utf-16"], chosen: "utf-8" },
    { offered: ["utf-7", "utf-32"], chosen: "utf-32" },
    { offered: ["utf-7"], chosen: "utf-16" },
  ];
  for (const { offered, chosen } of rows) {
    it(`answers ${chosen} to ${JSON.stringify(offered)}`, () => assert.equal(chooseEncoding(offered), chosen));
  }
});

describe("what a client sends for a position", () => {
  const position = { line: 0, character: 4_294_967_295 };

  it("counts from 0, and need not be in the text", () => {
    assert.ok(isPosition(position));
    assert.ok(isRange({ start: position, end: { line: 0, character: 0 } }));
  });

  for (const value of [null, undefined, 1, [], {}, { line: 0 }, { ...position, line: -1 }, { ...position, line: 0.5 }])
    it(`is not ${JSON.stringify(value)}`, () => {
      assert.ok(!isPosition(value));
      assert.ok(!isRange({ start: position, end: value }));
      assert.ok(!isRange(value));
    });
});
