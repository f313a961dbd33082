import type { Span, TextKind } from "../src/span.js";

interface Edit {
  readonly span: Span<TextKind>;
  readonly text: string;
}

/** A fix of an identifier or of a source. */
interface Fix {
  readonly edits: readonly Edit[];
}

/** The text after one fix, or after several whose edits do not overlap. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  const edits = fixes.flatMap((fix) => fix.edits).sort((a, b) => a.span.start - b.span.start);
  return applyEdits(text, edits);
}

/** The text after edits in ascending order that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = "";
  let done = 0;
  for (const { span, text: replacement } of edits) {
    if (span.start < done) throw new Error(`edits overlap at ${span.start}`);
    result += text.slice(done, span.start) + replacement;
    done = span.end;
  }
  return result + text.slice(done);
}
