import { Lines } from "@irilint/core/literals";
import type { SourceCode } from "eslint";
import { positionAt, type Position } from "./positions.js";

/** The last line of a text up to its last character, and where that is. */
interface LastLine {
  readonly start: number;
  readonly end: number;
  readonly position: Position;
}

/** A file as its reports need it; what takes a look at all of the text is found out with the first report. */
export class SourceFile {
  readonly #sourceCode: SourceCode;
  #isReadWell: boolean | undefined;
  #lastLine: LastLine | "none" | undefined;
  #lines: Lines | undefined;

  constructor(sourceCode: SourceCode) {
    this.#sourceCode = sourceCode;
  }

  /**
   * Whether nothing of the file was lost when it was read: ESLint takes every file for UTF-8, puts U+FFFD for what is not,
   * and would write that to the file with a fix.
   */
  get isReadWell(): boolean {
    return (this.#isReadWell ??= !this.#sourceCode.text.includes("\uFFFD"));
  }

  /** Where an offset is, in the lines and columns of its language. */
  positionOf(offset: number): Position {
    if (!tellsPositions(this.#sourceCode)) return this.#countedPosition(offset);
    // Languages that rest on `@eslint/plugin-kit` look through the whole of the last line each time they tell a position
    // on it, which in a file of one line takes the square of its findings.
    const last = (this.#lastLine ??= lastLineOf(this.#sourceCode));
    if (last === "none" || offset < last.start || offset > last.end) return this.#sourceCode.getLocFromIndex(offset);
    return { line: last.position.line, column: last.position.column - (last.end - offset) };
  }

  /** Lines and columns count from those of the root, which starts with the text in the languages that need this. */
  #countedPosition(offset: number): Position {
    const { ast, text } = this.#sourceCode;
    const { line, column } = positionAt(offset, (this.#lines ??= new Lines(text)));
    const { start } = (ast as Partial<typeof ast>).loc ?? { start: { line: 1, column: 1 } };
    return { line: line - 1 + start.line, column: column + start.column };
  }
}

/** ESLint's types say that all languages tell positions; those of plugins made before ESLint 9.38 may not. */
function tellsPositions(sourceCode: Partial<Pick<SourceCode, "getLocFromIndex">>): boolean {
  return sourceCode.getLocFromIndex !== undefined;
}

function lastLineOf(sourceCode: SourceCode): LastLine | "none" {
  const { text } = sourceCode;
  const start = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
  const end = text.length - 1;
  if (start > end) return "none";
  const position = sourceCode.getLocFromIndex(end);
  // Some languages have other line ends, too.
  return sourceCode.getLocFromIndex(start).line === position.line ? { start, end, position } : "none";
}
