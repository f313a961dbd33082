import assert from "node:assert/strict";
import fc from "fast-check";
import { decodeWritten, describeSyntax } from "../../../../test/syntax-laws.js";
import { javascriptString, unknownString } from "./javascript-string.js";

const alphabet = [
  "a",
  "1",
  "8",
  "\\",
  "\\x41",
  "\\x4",
  "\\u0041",
  "\\u{1F600}",
  "\\u{0000041}",
  "\\u{110000}",
  "\\u{}",
  "\\0",
  "\\18",
  "\\377",
  "\\400",
  "\\n",
  "\\q",
  "\\'",
  "'",
  "\\\n",
  "\\\r\n",
  "\\\u2028",
  "\\\\",
  "😀",
  "\uD83D",
  "\uDE00",
  "{",
  "}",
  "\\u",
];

describe("javascriptString", () => {
  describeSyntax(
    javascriptString,
    [
      { name: "leaves text without escapes as it is", written: "http://a/", text: "http://a/" },
      { name: "a two-digit escape", written: "\\x7C|", text: "||", units: ["\\x7C", "|"] },
      { name: "a four-digit escape", written: "\\u05D0b", text: "אb", units: ["\\u05D0", "b"] },
      {
        name: "an escape of a code point beyond U+FFFF is two units",
        written: "\\u{1F600}",
        text: "😀",
        units: ["\\u{1F600}", "\\u{1F600}"],
      },
      {
        name: "a pair of escapes is a unit each",
        written: "\\uD83D\\uDE00",
        text: "😀",
        units: ["\\uD83D", "\\uDE00"],
      },
      {
        name: "a line continuation belongs to no unit",
        written: "\\x7C\\\n b",
        text: "| b",
        units: ["\\x7C", " ", "b"],
      },
      { name: "CR and LF are one line end", written: "a\\\r\nb", text: "ab", units: ["a", "b"] },
      { name: "LINE SEPARATOR ends a line", written: "a\\\u2028b", text: "ab" },
      { name: "octal escapes of sloppy mode", written: "\\0\\7\\12\\377\\400\\8", text: "\0\x07\n\xFF 08" },
      { name: "a backslash before another character", written: "\\q\\/\\'", text: "q/'" },
      {
        name: "broken escapes stand for themselves",
        written: "\\x4\\u12\\u{110000}\\u{",
        text: "\\x4\\u12\\u{110000}\\u{",
      },
      { name: "a backslash at the end stands for itself", written: "a\\", text: "a\\" },
      { name: "nothing", written: "", text: "" },
      { name: "nothing but a line continuation", written: "\\\n", text: "" },
    ],
    alphabet,
  );

  it("agrees with the engine on every string that the engine accepts", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 8 }), (parts) => {
        const written = parts.join("");
        const value = evaluate(`"${written}"`);
        if (value !== undefined) assert.equal(decodeWritten(javascriptString, written), value);
      }),
      { numRuns: 2000 },
    );
  });

  it("escapes the quote around it, and no other", () => {
    assert.equal(javascriptString.encode("a'b\"", "'c'", { start: 1, end: 2 }), "a\\'b\"");
    assert.equal(javascriptString.encode("a'b\"", '"c"', { start: 1, end: 2 }), "a'b\\\"");
  });
});

describe("unknownString", () => {
  describeSyntax(
    unknownString,
    [
      { name: "escapes as in JavaScript", written: "\\x7C\\u05D0\\'", text: "|א'" },
      { name: "what a pattern has matched is no octal escape", written: "\\1\\0", text: "\\1\\0" },
    ],
    alphabet,
  );
});

/** What JavaScript makes of a literal in sloppy mode; nothing if it is a syntax error. */
function evaluate(literal: string): unknown {
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- JavaScript is the oracle
    return Function(`return ${literal}`)();
  } catch {
    return undefined;
  }
}
