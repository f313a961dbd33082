import assert from "node:assert/strict";
import { mapPieces, unmapped } from "./mapped-text.js";

describe("mapPieces", () => {
  const mapped = mapPieces(10, [
    { source: "a", text: "a" },
    { source: "é", text: "%C3%A9" },
    { source: "\u200B", text: "" },
    { source: "%F0%9F%98%80", text: "😀" },
  ]);

  it("joins the texts", () => assert.equal(mapped.text, "a%C3%A9😀"));
  for (const { span, iri, name } of [
    { name: "a piece as it is", span: [0, 1], iri: [10, 11] },
    { name: "a part of a piece is the whole of it", span: [2, 3], iri: [11, 12] },
    { name: "parts of two pieces are both of them", span: [0, 4], iri: [10, 12] },
    { name: "a piece made of many characters", span: [7, 9], iri: [13, 25] },
    { name: "everything, with the piece that became nothing", span: [0, 9], iri: [10, 25] },
    { name: "an empty span before a piece", span: [1, 1], iri: [11, 11] },
    { name: "an empty span at the end", span: [9, 9], iri: [25, 25] },
  ] as const) {
    it(name, () => assert.deepEqual(mapped.toIri({ start: span[0], end: span[1] }), { start: iri[0], end: iri[1] }));
  }
  it("maps nothing at all", () => assert.deepEqual(mapPieces(3, []).toIri({ start: 0, end: 0 }), { start: 3, end: 3 }));
});

describe("unmapped", () => {
  it("moves spans to the place of the component", () => {
    const { text, toIri } = unmapped({ text: "abc", span: { start: 5, end: 8 } });
    assert.equal(text, "abc");
    assert.deepEqual(toIri({ start: 1, end: 2 }), { start: 6, end: 7 });
  });
});
