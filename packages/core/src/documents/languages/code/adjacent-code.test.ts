import assert from "node:assert/strict";
import { decodeLiteral } from "../../../literals/read/decode-literal.js";
import { readDocument, type LanguageName } from "../../index.js";

const rows: readonly (readonly [language: LanguageName, source: string, texts: readonly string[]])[] = [
  ["python", '("a"  # b\n  "c")', ["ac"]],
  ["python", '("a"  # b\n  # c\n\n  "d")', ["ad"]],
  ["python", '("a" +  # b\n  "c")', ["ac"]],
  ["python", '("a" # b\n  , "c")', ["a", "c"]],
  ["python", `("a"${"\n# b".repeat(9)}\n"c")`, ["a", "c"]],
  ["c", 'x = "a" /* b */ "c";', ["ac"]],
  ["c", 'x = "a" // b\n  "c";', ["ac"]],
  ["java", 'x = "a" + // b\n  "c";', ["ac"]],
  ["java", 'x = f("a" /* b */ + /* c */ "d");', ["ad"]],
  ["java", 'x = "a"; // +\n y = "c";', ["a", "c"]],
  ["go", 'x := "a" + // b\n\t"c"', ["ac"]],
  ["ruby", 'x = "a" + # b\n  "c"', ["ac"]],
  ["shell", 'a="b" # c\nd="e"', ["b", "e"]],
];

describe("comments between strings that are joined", () => {
  for (const [language, source, texts] of rows)
    it(`${language}: ${JSON.stringify(source)}`, () => {
      const { literals } = readDocument(source, language);
      assert.deepEqual(
        literals.map((literal) => decodeLiteral(source, literal).text),
        texts,
      );
    });
});
