import assert from "node:assert/strict";
import fc from "fast-check";
import { SourceText } from "./source-text.js";

describe("SourceText", () => {
  const lineEnds = [
    { name: "an empty text has one line", text: "", starts: [0], ends: [0] },
    { name: "LF, CRLF and CR end lines", text: "a\nb\r\nc\rd", starts: [0, 2, 5, 7], ends: [1, 3, 6, 8] },
    { name: "a final line end starts a line", text: "a\r\n", starts: [0, 3], ends: [1, 3] },
    { name: "U+2028 and U+0085 end no line", text: "a\u2028b\u0085c", starts: [0], ends: [5] },
    { name: "LF before CR ends two lines", text: "\n\r", starts: [0, 1, 2], ends: [0, 1, 2] },
  ];
  for (const { name, text, starts, ends } of lineEnds) {
    it(name, () => {
      const source = SourceText.of(text);
      assert.deepEqual(lineStartsOf(source), starts);
      assert.deepEqual(
        starts.map((_, line) => source.lineEnd(line)),
        ends,
      );
    });
  }

  const changes = [
    { name: "joins CR and LF that become neighbors", before: "a\rb\nc", span: { start: 2, end: 3 }, inserted: "" },
    { name: "parts a CRLF", before: "a\r\nb", span: { start: 2, end: 2 }, inserted: "x" },
    { name: "completes a CR to CRLF", before: "a\rb", span: { start: 2, end: 2 }, inserted: "\n" },
    { name: "completes an LF to CRLF", before: "a\nb", span: { start: 1, end: 1 }, inserted: "\r" },
    { name: "replaces everything", before: "a\nb", span: { start: 0, end: 3 }, inserted: "\r\n\r\n" },
  ];
  for (const { name, before, span, inserted } of changes) {
    it(name, () => {
      const after = SourceText.of(before).replace(span, inserted);
      assert.equal(after.text, before.slice(0, span.start) + inserted + before.slice(span.end));
      assert.deepEqual(lineStartsOf(after), lineStartsOf(SourceText.of(after.text)));
    });
  }

  it("finds after any changes the lines of the text anew", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "\r", "\n", "😀"), maxLength: 12 });
    const edit = fc.record({ at: fc.nat(20), length: fc.nat(5), inserted: text });
    fc.assert(
      fc.property(text, fc.array(edit, { maxLength: 8 }), (before, edits) => {
        let source = SourceText.of(before, 2);
        for (const { at, length, inserted } of edits) {
          const start = Math.min(at, source.text.length);
          source = source.replace({ start, end: Math.min(start + length, source.text.length) }, inserted);
        }
        const anew = SourceText.of(source.text);
        assert.deepEqual(lineStartsOf(source), lineStartsOf(anew));
        assert.equal(source.longestLine(), anew.longestLine());
        for (let offset = 0; offset <= source.length; offset += 1)
          assert.equal(
            source.lineOf(offset),
            lineStartsOf(anew).findLastIndex((start) => start <= offset),
          );
      }),
    );
  });

  it("answers the same whichever line or offset is asked for first", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "\r", "\n", "😀"), maxLength: 24 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(26)), (whole, asked) => {
        const starts = lineStartsOf(SourceText.of(whole));
        const source = SourceText.of(whole, 2);
        for (const each of asked) {
          assert.equal(source.lineStart(each), starts[each] ?? whole.length);
          const offset = Math.min(each, whole.length);
          assert.equal(
            source.lineOf(offset),
            starts.findLastIndex((start) => start <= offset),
          );
        }
        assert.equal(source.lineCount, starts.length);
      }),
    );
  });
});

function lineStartsOf(source: SourceText): number[] {
  return Array.from({ length: source.lineCount }, (_, line) => source.lineStart(line));
}
