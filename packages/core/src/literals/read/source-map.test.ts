import assert from "node:assert/strict";
import { SourceMap } from "./source-map.js";

/** `a`, `😀` as one escape, a gap, `b`: at 10, 11–20, 22. */
const escaped = SourceMap.of(Uint32Array.of(10, 11, 11, 22), Uint32Array.of(11, 20, 20, 23));

describe("SourceMap", () => {
  it("moves spans of text that is spelled as it is", () => {
    const map = SourceMap.identity(5, 3);
    assert.deepEqual(map.toSource({ start: 1, end: 3 }), { start: 6, end: 8 });
    assert.deepEqual(map.toSource({ start: 3, end: 3 }), { start: 8, end: 8 });
    assert.ok(map.isIdentity && map.isBoundary(1) && map.isContiguous(1));
  });

  it("gives the source of spans of escaped text", () => {
    assert.deepEqual(escaped.toSource({ start: 0, end: 1 }), { start: 10, end: 11 });
    assert.deepEqual(escaped.toSource({ start: 1, end: 3 }), { start: 11, end: 20 });
    assert.deepEqual(escaped.toSource({ start: 2, end: 4 }), { start: 11, end: 23 });
  });

  it("puts an empty span before the unit at its start, or after the last one", () => {
    assert.deepEqual(escaped.toSource({ start: 3, end: 3 }), { start: 22, end: 22 });
    assert.deepEqual(escaped.toSource({ start: 4, end: 4 }), { start: 23, end: 23 });
    assert.deepEqual(SourceMap.identity(7, 0).toSource({ start: 0, end: 0 }), { start: 7, end: 7 });
  });

  it("knows where an escape covers more than one unit", () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((offset) => escaped.isBoundary(offset)),
      [true, true, false, true, true],
    );
  });

  it("keeps what is written nowhere apart from what is written", () => {
    const map = SourceMap.join([SourceMap.whole({ start: 4, end: 4 }, 2), SourceMap.identity(4, 2)]);
    const offsets = [0, 1, 2, 3, 4];
    assert.deepEqual(
      offsets.map((offset) => map.isBoundary(offset)),
      [true, false, true, true, true],
    );
    assert.deepEqual(
      offsets.map((offset) => map.isContiguous(offset)),
      [true, true, false, true, true],
    );
  });

  it("knows where source stands between two units", () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((offset) => escaped.isContiguous(offset)),
      [true, true, true, false, true],
    );
  });

  it("gives the map of a part", () => {
    const part = escaped.slice({ start: 1, end: 4 });
    assert.equal(part.length, 3);
    assert.deepEqual(part.toSource({ start: 2, end: 3 }), { start: 22, end: 23 });
    assert.deepEqual(escaped.slice({ start: 3, end: 3 }).toSource({ start: 0, end: 0 }), { start: 22, end: 22 });
    assert.deepEqual(SourceMap.identity(5, 3).slice({ start: 1, end: 2 }).toSource({ start: 0, end: 1 }), {
      start: 6,
      end: 7,
    });
  });

  it("joins maps", () => {
    const map = SourceMap.join([SourceMap.identity(2, 2), SourceMap.whole({ start: 4, end: 9 }, 1), escaped]);
    assert.equal(map.length, 7);
    assert.deepEqual(map.toSource({ start: 1, end: 3 }), { start: 3, end: 9 });
    assert.deepEqual(map.toSource({ start: 3, end: 4 }), { start: 10, end: 11 });
    assert.equal(map.isContiguous(2), true);
    assert.equal(map.isContiguous(3), false);
    assert.equal(SourceMap.join([]).length, 0);
  });
});
