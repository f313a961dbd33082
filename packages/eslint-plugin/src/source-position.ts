import { Lines } from "@irilint/core/literals";
import type { SourceCode } from "eslint";
import { positionAt, type Position } from "./positions.js";

/** Where an offset is, in the lines and columns of its language. */
export function positionOf(sourceCode: SourceCode, offset: number): Position {
  if (!tellsPositions(sourceCode)) return countedPosition(sourceCode, offset);
  const last = lastLineOf(sourceCode);
  if (last === undefined || offset < last.start || offset > last.end) return sourceCode.getLocFromIndex(offset);
  return { line: last.position.line, column: last.position.column - (last.end - offset) };
}

/** ESLint's types say that all languages tell positions; those of plugins made before ESLint 9.38 may not. */
function tellsPositions(sourceCode: Partial<Pick<SourceCode, "getLocFromIndex">>): boolean {
  return sourceCode.getLocFromIndex !== undefined;
}

/** The last line of a text up to its last character, and where that is. */
interface LastLine {
  readonly start: number;
  readonly end: number;
  readonly position: Position;
}

const lastLines = new WeakMap<object, LastLine | "none">();

/**
 * Languages that rest on `@eslint/plugin-kit` look through the whole of the last line each time they tell a position on it,
 * which in a file of one line takes the square of its findings.
 */
function lastLineOf(sourceCode: SourceCode): LastLine | undefined {
  const known = lastLines.get(sourceCode.ast) ?? readLastLine(sourceCode);
  lastLines.set(sourceCode.ast, known);
  return known === "none" ? undefined : known;
}

function readLastLine(sourceCode: SourceCode): LastLine | "none" {
  const { text } = sourceCode;
  const start = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
  const end = text.length - 1;
  if (start > end) return "none";
  const position = sourceCode.getLocFromIndex(end);
  // Some languages have other line ends, too.
  return sourceCode.getLocFromIndex(start).line === position.line ? { start, end, position } : "none";
}

const linesOf = new WeakMap<object, Lines>();

/** Lines and columns count from those of the root, which starts with the text in the languages that need this. */
function countedPosition({ ast, text }: SourceCode, offset: number): Position {
  const lines = linesOf.get(ast) ?? new Lines(text);
  linesOf.set(ast, lines);
  const { line, column } = positionAt(offset, lines);
  const { start } = (ast as Partial<typeof ast>).loc ?? { start: { line: 1, column: 1 } };
  return { line: line - 1 + start.line, column: column + start.column };
}
