import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { behindLineEnd } from "../../../text/line-end.js";
import type { Piece } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { afterSpaces, endOfLine, isBlank, isMarker } from "./lines.js";
import type { Scalar } from "./scalars.js";
import { unitAt } from "../../../text/unit-at.js";

const header = patternSequence(
  /(?<style>[|>])/uy,
  patternUnion(/(?<chomping>[+-])?(?<indent>[1-9])?/uy, /(?<indentFirst>[1-9])(?<chompingLast>[+-])/uy),
  /[ \t]*(?:#[^\r\n]*)?(?=[\r\n]|$)/uy,
);

interface ScalarLine extends Span<"source"> {
  /** The offset behind its last line end. */
  readonly next: number;
}

interface Header {
  readonly style: string;
  readonly chomping: string;
  /**
   * The indentation indicator: how much deeper than the surrounding node the lines are indented; absent if the first
   * line decides.
   */
  readonly indent: number | undefined;
  readonly end: number;
}

/**
 * The block scalar behind `|` or `>`, whose lines are indented more than `indent`; undefined if there is no block
 * scalar header.
 */
export function blockScalar(text: string, start: number, indent: number): Scalar | undefined {
  const read = readHeader(text, start);
  if (read === undefined) return undefined;
  const first = behindLineEnd(text, read.end);
  const column = read.indent === undefined ? columnOf(text, first, indent) : Math.max(indent, 0) + read.indent;
  const lines = linesOf(text, first, column);
  const next = lines.at(-1)?.next ?? first;
  const filled = lines.slice(0, lines.findLastIndex((line) => line.start < line.end) + 1);
  const [begin] = filled;
  if (begin === undefined) return emptyScalar(first, next, read);
  const pieces = read.style === "|" ? literalPieces(filled) : foldedPieces(text, filled);
  const last = filled.at(-1) ?? begin;
  const end = read.chomping === "-" ? last.end : read.chomping === "+" ? next : last.next;
  if (last.end < end) pieces.push({ kind: "text", span: { start: last.end, end }, syntax: "yaml-breaks" });
  return { span: { start: begin.start, end }, syntax: "plain", pieces, next };
}

/** A scalar of empty lines only: chomping keeps their line ends only with `+`. */
function emptyScalar(first: number, next: number, { chomping }: Header): Scalar {
  const span = { start: first, end: chomping === "+" ? next : first };
  return { span, syntax: "plain", pieces: [{ kind: "text", span, syntax: "yaml-breaks" }], next };
}

function readHeader(text: string, start: number): Header | undefined {
  header.lastIndex = start;
  const groups = header.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const indent = groups["indent"] ?? groups["indentFirst"];
  return {
    style: groups["style"] ?? "|",
    chomping: groups["chomping"] ?? groups["chompingLast"] ?? "",
    indent: indent === undefined ? undefined : Number(indent),
    end: header.lastIndex,
  };
}

/** The column of the first line that is not empty; else that of the longest empty one. */
function columnOf(text: string, first: number, indent: number): number {
  let longest = indent + 1;
  for (let offset = first; offset < text.length;) {
    const content = afterSpaces(text, offset);
    const end = endOfLine(text, content);
    // A line that is indented less belongs to the surrounding node.
    if (content < end) return content - offset > indent ? content - offset : longest;
    longest = Math.max(longest, content - offset);
    offset = behindLineEnd(text, end);
    if (offset === end) break;
  }
  return longest;
}

/** The lines that are indented to the column, and the empty ones between them, without their indentation. */
function linesOf(text: string, first: number, column: number): ScalarLine[] {
  const lines: ScalarLine[] = [];
  for (let offset = first; offset < text.length;) {
    const content = Math.min(afterSpaces(text, offset), offset + column);
    const end = endOfLine(text, content);
    if ((content - offset < column && content < end) || isMarker(text, offset)) break;
    const next = behindLineEnd(text, end);
    lines.push({ start: content, end, next });
    if (next === end) break;
    offset = next;
  }
  return lines;
}

function literalPieces(lines: readonly ScalarLine[]): Piece[] {
  return lines.flatMap(({ start, end, next }, index): Piece[] => {
    const line = { kind: "text", span: { start, end } } as const;
    return index === lines.length - 1
      ? [line]
      : [line, { kind: "text", span: { start: end, end: next }, syntax: "yaml-breaks" }];
  });
}

/** Folds lines; line ends at the start, and beside a line that is indented more, are kept (YAML 1.2.2 §8.1.3). */
function foldedPieces(text: string, lines: readonly ScalarLine[]): Piece[] {
  const pieces: Piece[] = [];
  let before: ScalarLine | undefined;
  let breaks = lines[0]?.start ?? 0;
  for (const line of lines) {
    if (line.start === line.end) continue;
    const isKept = before === undefined || isBlank(unitAt(text, before.start)) || isBlank(unitAt(text, line.start));
    const span = { start: before?.end ?? breaks, end: line.start };
    if (span.start < span.end) pieces.push({ kind: "text", span, syntax: isKept ? "yaml-breaks" : "yaml-fold" });
    pieces.push({ kind: "text", span: { start: line.start, end: line.end } });
    before = line;
    breaks = line.end;
  }
  return pieces;
}
