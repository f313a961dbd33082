import assert from "node:assert/strict";
import { ofBytes } from "./bytes.js";
import { plain } from "./plain.js";

describe("ofBytes", () => {
  const syntax = ofBytes(plain);
  const piece = { start: 2, end: 6 };
  const rows = [
    { name: "keeps what is in ASCII", text: "\x7F", kept: true },
    { name: "refuses what comes after it", text: "a\x80", kept: false },
    { name: "refuses what the syntax itself refuses", text: '"#', kept: false },
  ];
  for (const { name, text, kept } of rows) {
    it(name, () => {
      const edit = { span: { start: 3, end: 4 }, text };
      assert.equal(syntax.keeps?.('r"abcd"# ', edit, piece), kept);
    });
  }
});
