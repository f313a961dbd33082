import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument } from "../../index.js";

/** Each text with the lines of its literals. */
const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "values without quotation marks": [
    "A=b\nexport C_D = e f \r\n G=h#i #j\nK=$L/m",
    ["b  value A", "e f  value C_D", "h#i  value G", "$L/m  value K"],
  ],
  "values between quotation marks": [
    'A="b\\"c" # d\nE=\'f"#g\'\nH=`i\nj`\nK="$L/${M}n"',
    ['b\\"c  value A', 'f"#g  value E', "i\nj  value H", "${}/${}n  value K"],
  ],
  "no value": ["A=\nB= # c\nD\nE=''\n", []],
  "what is not closed": ["A=\"b\nC=d\nE='f", ["d  value C"]],
  "a byte order mark": ["\uFEFFA=b", ["b  value A"]],
};

describe("dotenvReader", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalLines(readDocument(text, "dotenv").literals, text), lines));

  it("reads comments behind values", () => {
    const text = 'A=b # c\nB="d"#e\nC=f#g\nD="#h"\nE= # i\nj # k';
    const found = readDocument(text, "dotenv").comments.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(found, ["# c", "#e", "# i"]);
  });

  it("reads comments on lines of their own, and behind values without quotation marks", () => {
    const text = "# a\nB=c # d\n  #e";
    const found = readDocument(text, "dotenv").comments.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(found, ["# a", "# d", "#e"]);
  });
});
