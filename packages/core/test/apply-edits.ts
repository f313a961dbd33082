import type { Span, TextKind } from "../src/findings/span.js";

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

/** ESLint applies what it can at once, and no more than ten times. */
const passes = 10;

/** The text after all fixes that `fixesOf` names for it, pass by pass, until there are none, or too many passes. */
export function applyInPasses(text: string, fixesOf: (text: string) => readonly Fix[]): string {
  let current = text;
  for (let pass = 0; pass < passes; pass++) {
    const fixes = withoutOverlap(fixesOf(current));
    if (fixes.length === 0) return current;
    current = applyFixes(current, fixes);
  }
  return current;
}

/** As ESLint does: of fixes that overlap or touch, the first one; the others are for a later pass. */
export function withoutOverlap<AnyFix extends Fix>(fixes: readonly AnyFix[]): AnyFix[] {
  let reached = -1;
  return [...fixes]
    .sort((a, b) => startOf(a) - startOf(b))
    .filter((fix) => {
      if (startOf(fix) <= reached) return false;
      reached = fix.edits.at(-1)?.span.end ?? reached;
      return true;
    });
}

function startOf({ edits }: Fix): number {
  return edits[0]?.span.start ?? 0;
}
