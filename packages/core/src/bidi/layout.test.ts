import assert from "node:assert/strict";
import fc from "fast-check";
import { fromBidiNotation, toBidiNotation } from "../../test/bidi-notation.js";
import { bidiLayout, type ParagraphDirection } from "./layout.js";

interface Row {
  readonly name: string;
  /** In Bidi Notation: capitals are Hebrew letters. */
  readonly text: string;
  readonly visual: string;
  readonly paragraph?: ParagraphDirection;
}

const rows: readonly Row[] = [
  { name: "the empty text", text: "", visual: "" },
  { name: "left-to-right text stays as it is", text: "http://ab/c?1=(2)", visual: "http://ab/c?1=(2)" },
  { name: "UAX #9 L2: right-to-left text is reversed", text: "ABC", visual: "CBA" },
  { name: "UAX #9 L4: brackets at odd levels are mirrored", text: "A(B)C", visual: "C(B)A" },
  { name: "UAX #9 N0: brackets go together", text: "a(B)c", visual: "a(B)c" },
  { name: "UAX #9 N0: a pair takes the embedding direction found within it", text: "A (B c) D", visual: "A (B c) D" },
  { name: "UAX #9 W4: a separator joins two numbers", text: "A1/2B", visual: "B1/2A" },
  { name: "UAX #9 W5: a terminator belongs to the number beside it", text: "A%1B", visual: "B%1A" },
  { name: "neutrals at the end go with a left-to-right paragraph", text: "AB/", visual: "BA/" },
  { name: "an rtl paragraph is read from the right", text: "ab/CD", visual: "DC/ab", paragraph: "rtl" },
  { name: "neutrals at the end go with an rtl paragraph", text: "ab/", visual: "/ab", paragraph: "rtl" },
  { name: "an override reverses Latin letters", text: "a\u202Eb(c", visual: "a\u202Ec)b" },
  { name: "an isolate keeps its neighbors apart", text: "A\u2066b\u2069/C", visual: "C/\u2069b\u2066A" },
  {
    name: "paragraphs follow each other",
    text: "AB\u2029CD",
    visual: "BA\u2029DC",
  },
];

describe("bidiLayout", () => {
  for (const { name, text, visual, paragraph } of rows)
    it(name, () => {
      const layout = bidiLayout(fromBidiNotation(text, "Hebrew"), paragraph && { paragraph });
      assert.equal(toBidiNotation(layout.visual), visual);
    });

  it("gives levels by code unit, order by character, and runs", () => {
    assert.deepEqual(bidiLayout("a\u{1E900}\u{1E901}1"), {
      levels: [0, 1, 1, 1, 1, 2],
      order: [0, 5, 3, 1],
      visual: "a1\u{1E901}\u{1E900}",
      runs: [
        { start: 0, end: 1, level: 0 },
        { start: 1, end: 5, level: 1 },
        { start: 5, end: 6, level: 2 },
      ],
    });
  });

  it("joins runs of one level across paragraphs", () => {
    assert.deepEqual(bidiLayout("a\u2029b").runs, [{ start: 0, end: 3, level: 0 }]);
  });

  it("takes lone surrogates for characters", () => {
    assert.deepEqual(bidiLayout("\u05D0\uDC00\u05D1\uD800").visual, "\u05D0\uDC00\u05D1\uD800");
    assert.deepEqual(bidiLayout("\uD800\u05D0\u05D1").order, [0, 2, 1]);
  });

  const characters = fc.constantFrom(
    ..."a\u05D01\u0660+#./ !()[]\u0301\u00AD\u202A\u202B\u202C\u202D\u202E",
    "\u{1E900}",
    "\uD800",
  );
  const isolates = fc.constantFrom("\u2066", "\u2067", "\u2068", "\u2069", "\u2029", "\u0627", "b");
  const texts = fc.array(fc.oneof(characters, isolates), { maxLength: 40 }).map((pieces) => pieces.join(""));

  it("orders every character once, and gives every unit a level and a run", () => {
    const starts = (text: string): number[] => {
      let offset = 0;
      return Array.from(text, (character) => (offset += character.length) - character.length);
    };
    fc.assert(
      fc.property(texts, fc.constantFrom("ltr", "rtl"), (text, paragraph) => {
        const { levels, order, visual, runs } = bidiLayout(text, { paragraph });
        assert.equal(levels.length, text.length);
        assert.deepEqual(
          [...order].sort((a, b) => a - b),
          starts(text),
        );
        assert.equal(visual.length, text.length);
        assert.deepEqual(
          runs.flatMap(({ start, end, level }) => levels.slice(start, end).map((unit) => unit === level)),
          levels.map(() => true),
        );
      }),
    );
  });
});
