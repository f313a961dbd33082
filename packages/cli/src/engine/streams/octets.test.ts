import assert from "node:assert/strict";
import { endOfPlainCharacter, lineEndsIn, textOf, unitsIn } from "./octets.js";

/** Characters that may be displayed from right to left or change the direction, those of two units, and controls. */
const unplain =
  /[\0-\x9F\u0590-\u08FF\u200E\u200F\u2028-\u202E\u2066-\u2069\uD800-\uDFFF\uFB1D-\uFDFF\uFE70-\uFEFF\uFFFD]/;

describe("octets", () => {
  it("knows each plain character outside ASCII, and its end", () => {
    for (let point = 0; point <= 0x10ffff; point++) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const character = String.fromCodePoint(point);
      const bytes = Buffer.from(character);
      const expected = unplain.test(character) ? 0 : bytes.length;
      if (endOfPlainCharacter(bytes, 0) !== expected) assert.fail(`U+${point.toString(16)}`);
    }
  });

  it("takes nothing that is no UTF-8 for a character", () => {
    for (let first = 0x80; first <= 0xff; first++)
      for (const second of [0x0a, 0x41, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc2, 0xff])
        for (const third of [0x0a, 0x80, 0xbf, 0xc0]) {
          const bytes = Buffer.from([first, second, third]);
          const end = endOfPlainCharacter(bytes, 0);
          if (end > 0) assert.ok(!bytes.toString("utf8", 0, end).includes("\uFFFD"), bytes.toString("hex"));
        }
    assert.equal(endOfPlainCharacter(Buffer.from("\u00E9").subarray(0, 1), 0), 0);
  });

  it("counts the UTF-16 code units of a text, also of what is no UTF-8", () => {
    for (const bytes of ["", "a", "caf\u00E9", "\u6F22\u5B57 \u{1F600}"].map((text) => Buffer.from(text)))
      assert.equal(unitsIn(bytes), textOf(bytes).length);
    const noise = Buffer.from(Array.from({ length: 997 }, (_, index) => (index * 151) % 256));
    assert.equal(unitsIn(noise), textOf(noise).length);
    const text = Buffer.from("ab\u00E9cdefgh\u6F22ijklmnopqr\u{1F600}stuvwxyz\u00E9");
    const isLead = (at: number): boolean => at === text.length || ((text[at] ?? 0) & 0xc0) !== 0x80;
    for (let start = 0; start <= text.length; start++)
      for (let end = start; end <= text.length; end++) {
        const part = text.subarray(start, end);
        if (isLead(start) && isLead(end)) assert.equal(unitsIn(part), textOf(part).length, `${start} ${end}`);
      }
  });

  it("counts line ends", () => assert.equal(lineEndsIn(Buffer.from("a\r\nb\rc\n\n\r")), 5));
});
