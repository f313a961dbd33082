import assert from "node:assert/strict";
import fc from "fast-check";
import { decodeWritten, describeSyntax } from "../../../../test/syntax-laws.js";
import { javascriptTemplate } from "./javascript-template.js";

const alphabet = [
  "a",
  "1",
  "8",
  "\\",
  "\\x41",
  "\\u{1F600}",
  "\\u{}",
  "\\0",
  "\\01",
  "\\7",
  "\n",
  "\r",
  "\r\n",
  "\\\r\n",
  "\\`",
  "\\$",
  "$",
  "{",
  "}",
  "😀",
  "\uD83D",
  "\\\\",
];

describe("javascriptTemplate", () => {
  describeSyntax(
    javascriptTemplate,
    [
      {
        name: "every line end is one U+000A",
        written: "a\r\nb\rc\nd",
        text: "a\nb\nc\nd",
        units: ["a", "\r\n", "b", "\r", "c", "\n", "d"],
      },
      { name: "a line continuation belongs to no unit", written: "a\\\r\nb", text: "ab", units: ["a", "b"] },
      { name: "no octal escapes but NULL", written: "\\0\\7\\01", text: "\0\\7\\01" },
      { name: "escaped back quote, dollar sign and brace", written: "\\`\\$\\{", text: "`${" },
    ],
    alphabet,
  );

  it("agrees with the engine on every template that the engine accepts", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 8 }), (parts) => {
        const written = parts.join("");
        if (written.includes("${")) return;
        const value = evaluate(`\`${written}\``);
        if (value !== undefined) assert.equal(decodeWritten(javascriptTemplate, written), value);
      }),
      { numRuns: 2000 },
    );
  });

  it("opens no hole, not even with what stands beside it", () => {
    assert.equal(javascriptTemplate.encode("a${b$", "``", { start: 1, end: 1 }), "a\\${b\\$");
    assert.equal(javascriptTemplate.encode("{a", "``", { start: 1, end: 1 }), "\\{a");
  });
});

function evaluate(literal: string): unknown {
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- JavaScript is the oracle
    return Function(`return ${literal}`)();
  } catch {
    return undefined;
  }
}
