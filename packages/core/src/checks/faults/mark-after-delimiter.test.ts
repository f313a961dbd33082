import assert from "node:assert/strict";
import { hasMarkAfterDelimiter } from "./mark-after-delimiter.js";

describe("hasMarkAfterDelimiter", () => {
  for (const delimiter of ":./?#@&;=")
    it(`finds a mark behind '${delimiter}'`, () => assert.ok(hasMarkAfterDelimiter(`a${delimiter}\u0301`, 0, 3)));

  it("finds the first mark of Unicode, and one at the start", () => {
    assert.ok(hasMarkAfterDelimiter("/\u0300", 0, 2));
    assert.ok(hasMarkAfterDelimiter("a\u0301", 1, 2));
  });

  it("looks no further than the end", () => {
    assert.ok(!hasMarkAfterDelimiter("/\u0301", 0, 1));
    assert.ok(!hasMarkAfterDelimiter("\u0301", 0, 0));
  });

  for (const text of ["", "a\u0301", "-\u0301", "A\u0301", "/\u02FF", "/é", "/a\u0301"])
    it(`finds none in ${JSON.stringify(text)}`, () => assert.ok(!hasMarkAfterDelimiter(text, 0, text.length)));
});
