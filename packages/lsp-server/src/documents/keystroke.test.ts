import assert from "node:assert/strict";
import { ChangingText } from "@irilint/core/documents";
import { defaultSettings } from "../../test/default-settings.js";
import { documentOf } from "./open-documents.js";

describe("a keystroke in a long document", () => {
  for (const languageId of ["javascript", "typescript", "typescriptreact"])
    it(`is read and judged without putting the text of ${languageId} together`, () => {
      const lines = Array.from({ length: 8000 }, (_, index) =>
        index % 800 === 400 ? 'get("https://a.example/b c"); // throws in a test' : "f(a, b);",
      );
      const item = { uri: "file:///a", languageId, version: 1, text: `${lines.join("\n")}\n` };
      const document = documentOf(item, { encoding: "utf-16" });
      const before = document.analysis(defaultSettings).findings;
      assert.equal(before.length, 10);
      // The first change may have to prepare for the next ones.
      document.change(2, [changeAt(4000)]);
      document.analysis(defaultSettings);
      document.change(3, [changeAt(4000)]);
      const put = countingPut(() => assert.equal(document.analysis(defaultSettings).findings.length, before.length));
      assert.equal(put, 0);
    });
});

/** A space at the end of a line. */
function changeAt(line: number) {
  const end = { line, character: 0 };
  return { range: { start: end, end }, text: " " };
}

/** How often a text that changes is put together. */
function countingPut(act: () => void): number {
  const whole = Object.getOwnPropertyDescriptor(ChangingText.prototype, "toString") ?? {};
  const put = whole.value as (this: ChangingText) => string;
  let count = 0;
  const counting = function (this: ChangingText): string {
    count += 1;
    return put.call(this);
  };
  Object.defineProperty(ChangingText.prototype, "toString", { ...whole, value: counting });
  try {
    act();
  } finally {
    Object.defineProperty(ChangingText.prototype, "toString", whole);
  }
  return count;
}
