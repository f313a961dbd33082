import assert from "node:assert/strict";
import { isIprivate, isSubDelim, isUcschar, isUnreserved } from "./characters.js";

describe("predicates over one character", () => {
  it("ucschar begins at U+00A0 and leaves out noncharacters and tags", () => {
    const expected = [
      [0x9f, false],
      [0xa0, true],
      [0xfdd0, false],
      [0x1fffd, true],
      [0x1fffe, false],
      [0xe0fff, false],
    ] as const;
    for (const [codePoint, inside] of expected) assert.equal(isUcschar(codePoint), inside);
  });

  it("tags are iprivate in rfc3987bis only", () => {
    assert.equal(isIprivate(0xe0000, "rfc3987bis"), true);
    assert.equal(isIprivate(0xe0fff, "rfc3987bis"), true);
    assert.equal(isIprivate(0xe1000, "rfc3987bis"), false);
    assert.equal(isIprivate(0xe0000, "rfc3987"), false);
    assert.equal(isIprivate(0xe000, "rfc3987"), true);
  });

  it("the tilde is unreserved, the exclamation mark a sub-delim", () => {
    assert.deepEqual([isUnreserved(0x7e), isUnreserved(0x21)], [true, false]);
    assert.deepEqual([isSubDelim(0x7e), isSubDelim(0x21)], [false, true]);
  });
});
