import assert from "node:assert/strict";
import type { InspectedCharacter } from "iri-language-server/dist/protocol/custom-requests.js";
import { cellsOf } from "./cells.js";

function character(text: string, level: number): InspectedCharacter {
  return { span: { start: 0, end: 1 }, text, notation: `U+${text}`, script: "Any", bidiClass: "L", level };
}

describe("cells of a displayed text", () => {
  it("join what runs from left to right, and keep right-to-left characters apart", () => {
    const cells = cellsOf([
      character("a", 0),
      character("/", 0),
      character("B", 1),
      character("C", 1),
      character("1", 2),
    ]);
    assert.deepEqual(cells, [
      { texts: ["a", "/"], level: 0, title: "level 0" },
      { texts: ["B"], level: 1, title: "U+B, Any, level 1" },
      { texts: ["C"], level: 1, title: "U+C, Any, level 1" },
      { texts: ["1"], level: 2, title: "U+1, Any, level 2" },
    ]);
  });

  it("have no properties of what is filled in", () => {
    const filledIn = { ...character("…", 2), notation: "", bidiClass: "", standIn: true } as const;
    const { script: _, ...standIn } = filledIn;
    assert.deepEqual(cellsOf([character("B", 1), standIn])[1], { texts: ["…"], level: 2, title: "level 2" });
    assert.deepEqual(cellsOf([{ ...standIn, level: 1 }]), [{ texts: ["…"], level: 1, title: "level 1" }]);
  });

  it("are none of nothing", () => assert.deepEqual(cellsOf([]), []));
});
