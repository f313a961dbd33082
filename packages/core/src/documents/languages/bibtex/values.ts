import type { Span } from "../../../findings/span.js";
import { behind } from "../../../text/sticky-match.js";

/** A part of a value: the content of braces or quotation marks, or the name of an abbreviation (`@string`). */
export interface ValuePart {
  readonly kind: "text" | "name";
  readonly span: Span<"source">;
}

export interface BibtexValue {
  readonly parts: readonly ValuePart[];
  readonly end: number;
}

const blanks = /\s*/uy;
const name = /[^\s"#%'(),={}]+/uy;
const mark = /[{}")]|^[ \t]{0,999}@[ \t]{0,999}[A-Za-z]{1,99}[ \t]{0,999}[{(]/gmu;

/** The value that begins at `offset`, whose parts are joined by `#`. */
export function valueAt(text: string, offset: number): BibtexValue {
  const parts: ValuePart[] = [];
  let end = behind(blanks, text, offset);
  for (;;) {
    const part = partAt(text, end);
    if (part === undefined) return { parts, end };
    parts.push(part);
    end = part.kind === "name" ? part.span.end : Math.min(part.span.end + 1, text.length);
    const sign = behind(blanks, text, end);
    if (text[sign] !== "#") return { parts, end };
    end = behind(blanks, text, sign + 1);
  }
}

function partAt(text: string, start: number): ValuePart | undefined {
  const open = text[start];
  if (open === "{" || open === '"')
    return { kind: "text", span: { start: start + 1, end: closingMark(text, start + 1, open === "{" ? "}" : open) } };
  const end = behind(name, text, start);
  return end === start ? undefined : { kind: "name", span: { start, end } };
}

/**
 * The closing mark for the value that began before `offset`, or the beginning of the next entry if that comes first. A
 * backslash does not escape a brace in BibTeX.
 */
export function closingMark(text: string, offset: number, close: "}" | '"' | ")"): number {
  let depth = 0;
  mark.lastIndex = offset;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    if (depth === 0 && found[0] === close) return found.index;
    if (found[0] === "{") depth++;
    else if (found[0] === "}") depth = Math.max(0, depth - 1);
    else if (found[0].length > 1) return Math.max(offset, found.index - 1);
  }
  return text.length;
}

/** The most pairs of braces around a value that are removed. */
const mostPairs = 4;

/** The span without the braces that enclose the whole value once more, and without the white space around it. */
export function withinBraces(text: string, span: Span<"source">): Span<"source"> {
  let within = trimmed(text, span);
  for (let pairs = 0; pairs < mostPairs && isInBraces(text, within); pairs++)
    within = trimmed(text, { start: within.start + 1, end: within.end - 1 });
  return within;
}

function isInBraces(text: string, { start, end }: Span<"source">): boolean {
  return end - start > 1 && text[start] === "{" && closingMark(text, start + 1, "}") === end - 1;
}

function trimmed(text: string, { start, end }: Span<"source">): Span<"source"> {
  const source = text.slice(start, end);
  const first = start + source.length - source.trimStart().length;
  return { start: first, end: Math.max(first, start + source.trimEnd().length) };
}
