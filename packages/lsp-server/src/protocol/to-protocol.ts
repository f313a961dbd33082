import type { Severity, Span } from "@irilint/core";
import type { ChangingText } from "@irilint/core/documents";
import { DiagnosticSeverity, PositionEncodingKind, type Position, type Range } from "vscode-languageserver";
import type { SourceText } from "../documents/source-text.js";

/** In which units a client counts within a line: UTF-16 code units, bytes of UTF-8, or code points. */
export type PositionEncoding = "utf-16" | "utf-8" | "utf-32";

const encodings: readonly string[] = [
  PositionEncodingKind.UTF16,
  PositionEncodingKind.UTF8,
  PositionEncodingKind.UTF32,
];

/** The first encoding that the client names and the server has; UTF-16, which all have to know, if it names none. */
export function chooseEncoding(offered: readonly string[] = []): PositionEncoding {
  // What is found in `encodings` is one of the three.
  return (offered.find((encoding) => encodings.includes(encoding)) ?? "utf-16") as PositionEncoding;
}

/** Whether what a client has sent is a position, if only one after the end of a text. */
export function isPosition(value: unknown): value is Position {
  const { line, character } = (value ?? {}) as Partial<Position>;
  return [line, character].every((number) => Number.isInteger(number) && Number(number) >= 0);
}

/** Whether what a client has sent is a range, which may run backwards. */
export function isRange(value: unknown): value is Range {
  const { start, end } = (value ?? {}) as Partial<Range>;
  return isPosition(start) && isPosition(end);
}

/** The range of numbers that were kept of one. */
export function rangeFrom(startLine: number, start: number, endLine: number, end: number): Range {
  return { start: { line: startLine, character: start }, end: { line: endLine, character: end } };
}

/** Converts between the offsets of one text and the positions of one client; nothing else in the server does. */
export class Positions {
  readonly #source: SourceText;
  readonly #encoding: PositionEncoding;
  /** The last column that was counted: ascending offsets of a long line are converted in one pass over it. */
  #counted = { offset: 0, line: 0, column: 0 };

  constructor(source: SourceText, encoding: PositionEncoding) {
    this.#source = source;
    this.#encoding = encoding;
  }

  /** The position of `offset`; inside a CRLF, that of the line's end. */
  positionOf(offset: number): Position {
    const line = this.#source.lineOf(offset);
    const within = Math.min(this.#beforeLineEnd(offset), this.#source.length);
    if (this.#encoding === "utf-16") return { line, character: within - this.#source.lineStart(line) };
    return { line, character: this.#count(line, within) };
  }

  /** Within a line only a CRLF has an offset behind its line's end, which is looked for nowhere else: that takes longer. */
  #beforeLineEnd(offset: number): number {
    return offset > 0 && this.#source.content.slice(offset - 1, offset + 1) === "\r\n" ? offset - 1 : offset;
  }

  /** The offset of a position. One after the end of its line, or of the text, is taken for that end. */
  offsetOf({ line, character }: Position): number {
    if (line >= this.#source.lineCount) return this.#source.length;
    const start = this.#source.lineStart(Math.max(0, line));
    const end = this.#source.lineEnd(Math.max(0, line));
    if (this.#encoding === "utf-16") return Math.min(start + Math.max(0, character), end);
    let offset = start;
    for (let column = 0; offset < end;) {
      const size = sizeAt(this.#source.content, offset);
      column += size[this.#encoding];
      if (column > character) break;
      offset += size["utf-16"];
    }
    return offset;
  }

  rangeOf({ start, end }: Span<"source">): Range {
    return { start: this.positionOf(start), end: this.positionOf(end) };
  }

  /** The span of a range; a range that runs backwards is taken for the empty one at its start. */
  spanOf({ start, end }: Range): Span<"source"> {
    const offset = this.offsetOf(start);
    return { start: offset, end: Math.max(offset, this.offsetOf(end)) };
  }

  #count(line: number, offset: number): number {
    const last = this.#counted;
    const isBehind = last.line === line && last.offset <= offset;
    let column = isBehind ? last.column : 0;
    let at = isBehind ? last.offset : this.#source.lineStart(line);
    while (at < offset) {
      const size = sizeAt(this.#source.content, at);
      column += size[this.#encoding];
      at += size["utf-16"];
    }
    this.#counted = { offset: at, line, column };
    return column;
  }
}

type Sizes = Readonly<Record<PositionEncoding, number>>;

const ascii: Sizes = { "utf-16": 1, "utf-8": 1, "utf-32": 1 };
const twoBytes: Sizes = { "utf-16": 1, "utf-8": 2, "utf-32": 1 };
/** Also of a lone surrogate, which a client of bytes has replaced by U+FFFD. */
const threeBytes: Sizes = { "utf-16": 1, "utf-8": 3, "utf-32": 1 };
const astral: Sizes = { "utf-16": 2, "utf-8": 4, "utf-32": 1 };

/** The sizes of the character at `offset` in the three encodings. */
function sizeAt(text: ChangingText, offset: number): Sizes {
  const chunk = text.chunkAt(offset);
  const codePoint = chunk.text.codePointAt(offset - chunk.start) ?? 0;
  if (codePoint < 0x80) return ascii;
  if (codePoint < 0x800) return twoBytes;
  return codePoint < 0x10000 ? threeBytes : astral;
}

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
};

export function toSeverity(severity: Severity): DiagnosticSeverity {
  return severities[severity];
}
