import assert from "node:assert/strict";
import type { Span } from "../src/findings/span.js";
import { readMarks, writeMarks } from "./marked-text.js";

/** Describes what a function finds in texts: in each text of a row, it is what stands between marks. */
export function describeFinder(
  find: (text: string) => readonly { readonly span: Span }[],
  rows: Readonly<Record<string, readonly string[]>>,
): void {
  describe(find.name, () => {
    for (const [name, texts] of Object.entries(rows))
      it(`finds those ${name}`, () => {
        for (const marked of texts) {
          const { text } = readMarks(marked);
          const spans = find(text).map(({ span }) => span);
          assert.equal(writeMarks(text, spans), marked);
        }
      });
  });
}
