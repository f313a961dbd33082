import assert from "node:assert/strict";
import { decoded, type ReadText } from "../files/read-file.js";
import { Writing } from "./writing.js";

describe("what may be written in a charset", () => {
  it("is what it has characters for", () => {
    const writing = new Writing(readIn("koi8-r", Buffer.from("d0", "hex")));
    assert.deepEqual(["a", "п", "é", "😀", "é"].map(writing.mayWrite), [true, true, false, false, false]);
    assert.deepEqual(
      writing.refusals().map(({ message, severity }) => [message, severity]),
      [
        [
          "2 fixes have not been applied, since U+00E9 cannot be written in the charset 'koi8-r'; save the file in UTF-8.",
          1,
        ],
      ],
    );
  });

  it("is nothing where the file would not be written as it was", () => {
    // The extensions of NEC and those of IBM both have this character.
    const writing = new Writing(readIn("shift_jis", Buffer.from("8790", "hex")));
    assert.equal(writing.mayWrite("a"), false);
    assert.equal(
      writing.refusals()[0]?.message,
      "A fix has not been applied, since what the file holds has several spellings in the charset 'shift_jis', or none; save the file in UTF-8.",
    );
  });

  it("is not spoken of where all can be written", () => {
    const writing = new Writing(readIn("koi8-r", Buffer.from("d0", "hex")));
    assert.equal(writing.mayWrite("a"), true);
    assert.deepEqual(writing.refusals(), []);
  });
});

function readIn(charset: string, octets: Buffer): ReadText {
  const read = decoded(octets, { language: "code", charset });
  return read.kind === "text" ? read : assert.fail(read.message);
}
