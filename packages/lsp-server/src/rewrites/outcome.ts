import type { LocatedEdit } from "@irilint/core/literals";

/** What edits make of a source: the same string for those that come to the same, however they are cut. */
export function outcomeOf(source: string, edits: readonly LocatedEdit[]): string {
  const sorted = [...edits].sort((a, b) => a.span.start - b.span.start);
  const [first] = sorted;
  if (first === undefined) return "";
  let text = "";
  let end = first.span.start;
  for (const { span, text: inserted } of sorted) {
    text += source.slice(end, span.start) + inserted;
    end = span.end;
  }
  return withoutUnchanged(source, first.span.start, { end, text });
}

function withoutUnchanged(source: string, from: number, { end, text }: { end: number; text: string }): string {
  const longest = Math.min(end - from, text.length);
  let before = 0;
  while (before < longest && source[from + before] === text[before]) before += 1;
  let after = 0;
  while (after < longest - before && source[end - after - 1] === text[text.length - after - 1]) after += 1;
  return JSON.stringify([from + before, end - after, text.slice(before, text.length - after)]);
}
