import assert from "node:assert/strict";
import fc from "fast-check";
import { ChangingText } from "./changing-text.js";

const stretch = 4;
const text = fc.string({ unit: fc.constantFrom("a", "b", "\r", "\n", "😀", "\ud83d", "\ude00"), maxLength: 40 });
const edits = fc.array(fc.record({ at: fc.nat(), length: fc.nat(12), inserted: text }), { maxLength: 6 });

/** A text before and after some edits, made on the string and on its stretches. */
function changed(before: string, made: readonly { at: number; length: number; inserted: string }[]) {
  let string = before;
  let changing = ChangingText.of(before, stretch);
  for (const { at, length, inserted } of made) {
    const start = at % (string.length + 1);
    const end = Math.min(string.length, start + length);
    string = string.slice(0, start) + inserted + string.slice(end);
    changing = changing.replace({ start, end }, inserted);
  }
  return { string, changing };
}

describe("ChangingText", () => {
  it("is after any changes the string that they make", () => {
    fc.assert(
      fc.property(text, edits, fc.nat(60), fc.nat(60), (before, made, start, end) => {
        const { string, changing } = changed(before, made);
        assert.equal(changing.length, string.length);
        if (start <= end) assert.equal(changing.slice(start, end), string.slice(start, end));
        assert.equal(changing.slice(start), string.slice(start));
        assert.equal(changing.toString(), string);
      }),
    );
  });

  it("has no seam within a surrogate pair or a CRLF, and no stretch that is very long or short", () => {
    fc.assert(
      fc.property(text, edits, (before, made) => {
        const { string, changing } = changed(before, made);
        for (const start of changing.starts.slice(1)) {
          assert.ok(
            !/\r\n|[\ud800-\udbff][\udc00-\udfff]/.test(string.slice(start - 1, start + 1)),
            `seam at ${start}`,
          );
        }
        const lengths = changing.stretches.map(({ text: { length } }) => length);
        assert.ok(lengths.length === 1 || lengths.every((length) => length >= 1 && length <= 2 * stretch + 1));
      }),
    );
  });

  it("keeps the stretches that a change does not touch", () => {
    const before = ChangingText.of("abcdefghijklmnopqrstuvwxyz", stretch);
    const after = before.replace({ start: 13, end: 14 }, "");
    assert.equal(after.toString(), "abcdefghijklmopqrstuvwxyz");
    assert.equal(after.stretches.filter((each) => !before.stretches.includes(each)).length, 1);
  });

  it("finds the stretch of every offset", () => {
    const changing = ChangingText.of("abcdefghijklmnopqrstuvwxyz", stretch);
    for (let offset = 0; offset < changing.length; offset++) {
      const chunk = changing.chunkAt(offset);
      assert.equal(chunk.text[offset - chunk.start], changing.slice(offset, offset + 1));
    }
    assert.deepEqual(ChangingText.of("").chunkAt(0), { text: "", start: 0 });
  });
});
