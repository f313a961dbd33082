import assert from "node:assert/strict";
import fc from "fast-check";
import { ChangingText } from "../../text/changing-text.js";
import { changeBetween, lengthInCommon } from "./text-change.js";

const text = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 30 });

describe("changeBetween", () => {
  it("is the shortest change, whatever stretches the texts are kept in", () => {
    fc.assert(
      fc.property(text, fc.nat(30), fc.nat(30), text, (before, from, to, inserted) => {
        const span = { start: Math.min(from, to, before.length), end: Math.min(Math.max(from, to), before.length) };
        const changing = ChangingText.of(before, 4);
        const after = changing.replace(span, inserted);
        const { start, endBefore, end } = changeBetween(changing, after);
        const string = after.toString();
        assert.deepEqual(changeBetween(before, string), { start, endBefore, end });
        assert.deepEqual(changeBetween(changing, string), { start, endBefore, end });
        assert.equal(before.slice(0, start) + string.slice(start, end) + before.slice(endBefore), string);
        assert.ok(start === endBefore || start === end || before[start] !== string[start]);
      }),
    );
  });
});

describe("lengthInCommon", () => {
  it("ends where a text does, however much is asked for", () => {
    const one = { source: ChangingText.of("abcdefghijklmnopqrstuvwxyz", 4), at: 20 };
    assert.equal(lengthInCommon(one, { source: "xxuvwxyz!", at: 2 }, 100), 6);
    assert.equal(lengthInCommon(one, { source: "uvw", at: 7 }, 100), 0);
  });
});
