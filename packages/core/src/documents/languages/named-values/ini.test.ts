import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument } from "../../index.js";

/** Each text with the lines of its literals. */
const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "names and values in sections": [
    'a=b\n[c]\nd : e f\r\n[g "h"] ; i\n\tj.k = l\r',
    ["b  value a", "e f  value c > d", 'l  value g "h" > j > k'],
  ],
  "values between quotation marks": ["a = \"b\"\nc = 'd'\ne = \"f' g", ["b  value a", "d  value c", "\"f' g  value e"]],
  "remarks right behind quotation marks": [
    'a = "b";\nc = \'d ; e\' ; f\ng = "h"#i\nj = k;',
    ["b  value a", "d ; e  value c", "h  value g", "k;  value j"],
  ],
  "remarks behind values": ["a = b ; c\nd = e#f;g\nh = # i", ["b  value a", "e#f;g  value d"]],
  "lines that go on with a value": [
    "a =\n    https://b/?c=d\n    e = f\n\n    g",
    ["https://b/?c=d  value a", "f  value e", "g  value e"],
  ],
  "commands with a sign between quotation marks": [
    'a =\n    b "c: d"\n    e "f" g: "h"\ni "j: k',
    ['b "c: d"  value a', 'h  value e "f" g', 'k  value i "j'],
  ],
  "lines that a backslash joins": [
    "a=b \\\n  --c d=https://e:1 \\\r\n  f\ng=h\\\\\ni=\\\n",
    ["b  value a", "https://e:1  value --c d", "f  value --c d", "h\\\\  value g"],
  ],
  "a list of addresses": [
    "a=https://b man:c(8)\nd=https://b c",
    ["https://b  value a", "man:c(8)  value a", "https://b c  value d"],
  ],
  "a list of addresses with commas, also in several lines": [
    "a: https://b/c, www.d.e/f,\n   https://g/h,\r\n   i://j\nk: https://l,\nm: https://n, o\np: https://q (r),\n   https://s (t)",
    [
      "https://b/c  value a",
      "www.d.e/f  value a",
      "https://g/h  value a",
      "i://j  value a",
      "https://l,  value k",
      "https://n, o  value m",
      "https://q  value p",
      "https://s  value p",
    ],
  ],
  "a list of addresses in lines that a backslash joins": [
    "a = https://b, \\\n  https://c,\\\r\n  https://d\ne = https://f,\\\\\n",
    ["https://b  value a", "https://c  value a", "https://d  value a", "https://f,\\\\  value e"],
  ],
  "names that are addresses": ["//a.b/:c=d\nhttps://e = f\n[", ["c=d  value //a > b/"]],
  "a byte order mark": ["\uFEFFa=b", ["b  value a"]],
};

describe("iniReader", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalLines(readDocument(text, "ini").literals, text), lines));

  it("reads comments on lines of their own", () => {
    const text = "# a\nb=c ; d\n  ;e\r\n[f]#g";
    const found = readDocument(text, "ini").comments.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(found, ["# a", ";e"]);
  });
});
