import { BidiClass, bidiClass, classSet, isIn } from "../../bidi/bidi-class.js";
import type { CheckDefinition } from "../../checks/definition/define-check.js";
import { checkOfCode } from "../../checks/run/check-of-code.js";
import type { Finding } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import type { Literal } from "../read/literal.js";
import type { LocatedEdit, LocatedFix } from "../project/located-finding.js";
import { escaped, writtenEdit, writtenEdits } from "../project/written-edit.js";

/**
 * Suggestions that change the source, but not the identifier: invisible or misleading characters are written as escapes
 * of the format (3987bis §5.3), or directional marks and elements around the identifier are removed or added.
 */
export function spellingFixes(source: string, literal: Literal, finding: Finding): LocatedFix[] {
  const check = checkOfCode(finding.code);
  switch (check?.spelling) {
    case "escaped-right-to-left":
      return escapeRightToLeft(source, literal);
    case "without-marks-around":
      return removeMarksAround(source, literal);
    case "isolated-in-markup":
      return isolateInMarkup(literal);
    case undefined:
      return check !== undefined && isSettledByEscape(check, literal) ? escapeSpan(source, literal, finding.span) : [];
  }
}

/** Whether an escape resolves a finding: inspected text must stay as it is, but can be written visibly. */
function isSettledByEscape({ hidden, local }: CheckDefinition, { place }: Literal): boolean {
  return place.tier === "inspected" && hidden === true && local === true;
}

function escapeSpan(source: string, literal: Literal, span: Span): LocatedFix[] {
  const edit = writtenEdit(source, literal, { span, text: literal.text.slice(span.start, span.end) }, escaped);
  return edit === undefined ? [] : [suggestion(`Write it as the escape ${edit.text}`, [edit])];
}

/** Bidi classes of right-to-left characters, which change the display of others beside them (UAX #9). */
const rightToLeft = classSet(BidiClass.R, BidiClass.AL, BidiClass.AN);

function escapeRightToLeft(source: string, literal: Literal): LocatedFix[] {
  const { text } = literal;
  const edits = rightToLeftSpans(text).map((span) => ({ span, text: text.slice(span.start, span.end) }));
  const written = writtenEdits(source, literal, edits, escaped);
  return written.length === 0 ? [] : [suggestion("Write the right-to-left letters as escapes", written)];
}

/** The runs of right-to-left characters, with the nonspacing marks that follow them. */
function rightToLeftSpans(text: string): Span[] {
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const type = bidiClass(character.codePointAt(0) ?? 0);
    const last = spans.at(-1);
    if (last?.end === start && (isIn(rightToLeft, type) || type === BidiClass.NSM)) last.end = end;
    else if (isIn(rightToLeft, type)) spans.push({ start, end });
    start = end;
  }
  return spans;
}

const leftToRightMark = "\u200E";

function removeMarksAround(source: string, { span: { start, end } }: Literal): LocatedFix[] {
  const marks: Span<"source">[] = [
    { start: start - 1, end: start },
    { start: end, end: end + 1 },
  ];
  const edits = marks
    .filter((mark) => source.slice(Math.max(0, mark.start), mark.end) === leftToRightMark)
    .map((span) => ({ span, text: "" }));
  return edits.length === 0 ? [] : [suggestion("Remove U+200E LEFT-TO-RIGHT MARK around the IRI", edits)];
}

/**
 * Wraps an identifier in an element that isolates it: only in running text of markup, where an element is allowed, and
 * only if the paragraph is known to be right-to-left.
 */
function isolateInMarkup({ span: { start, end }, place }: Literal): LocatedFix[] {
  if (place.tier !== "prose" || place.bidiMarkup?.paragraph !== "rtl") return [];
  const edits = [
    { span: { start, end: start }, text: '<bdi dir="ltr">' },
    { span: { start: end, end }, text: "</bdi>" },
  ];
  return [suggestion('Wrap it in <bdi dir="ltr">', edits)];
}

function suggestion(title: string, edits: readonly LocatedEdit[]): LocatedFix {
  return { title, safety: "suggestion", edits };
}
