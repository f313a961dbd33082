import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument } from "../../index.js";

/** Each text with the lines of its literals. */
const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "what parts a name from its value": [
    "a=b\nc.d : e f \r\ng h=i\r  j\\ k\\==l",
    ["b  value a", "e f  value c > d", "h=i  value g", "l  value j\\ k\\="],
  ],
  "lines that a backslash joins": [
    "a=b\\\n   c\\\\\nd=e\\\r\n  f\n",
    ["b\\\n   c\\\\  value a", "e\\\r\n  f  value d"],
  ],
  "names with white space that parts nothing": ["a\u2028b\u00A0c=d", ["d  value a\u2028b\u00A0c"]],
  "signs of comments in values": ["a = b # c\nd = !e", ["b # c  value a", "!e  value d"]],
  "names alone": ["a\n=b\n\\\n:\nc", []],
  "a backslash at the end": ["a=b\\", ["b\\  value a"]],
  "a byte order mark": ["\uFEFFa=b", ["b  value a"]],
};

describe("propertiesReader", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalLines(readDocument(text, "properties").literals, text), lines));

  it("reads comments", () => {
    const text = "# a\n  ! b \\\nc=d # e\n";
    const found = readDocument(text, "properties").comments.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(found, ["# a", "! b \\"]);
  });
});
