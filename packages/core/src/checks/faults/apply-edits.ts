import type { Edit } from "../../findings/finding.js";

/** The text after edits in ascending order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let [edited, done] = ["", 0];
  for (const edit of edits) [edited, done] = [edited + text.slice(done, edit.span.start) + edit.text, edit.span.end];
  return edited + text.slice(done);
}
