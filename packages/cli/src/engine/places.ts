import type { Message } from "../formats/message.js";
import { octetOffsets } from "@irilint/core/documents";
import { isUtf8, type ReadText } from "../files/read-file.js";
import type { Report } from "../formats/format.js";

/** From lines and columns, counted from 1 in UTF-16 code units, to what stands there in a file that has been read whole. */
export function placesIn(read: ReadText): Pick<Report, "lineAt" | "byteAt"> {
  let lines: readonly string[] | undefined;
  const linesOf = (): readonly string[] => (lines ??= read.text.split(/(?<=\r\n|\r(?!\n)|\n)/u));
  let byteOf: Report["byteAt"] | undefined;
  return {
    lineAt: (line) => (linesOf()[line - 1] ?? "").replace(/\r?\n$|\r$/u, ""),
    byteAt: (line, column) => (byteOf ??= bytesBefore(read, linesOf()))(line, column),
  };
}

function bytesBefore(read: ReadText, lines: readonly string[]): Report["byteAt"] {
  if (isUtf8(read.charset) && read.isWellFormed) {
    const starts = startsOf(lines, (line) => Buffer.byteLength(line));
    const mark = read.charset.hasMark ? 3 : 0;
    return (line, column) =>
      mark + (starts[line - 1] ?? 0) + Buffer.byteLength((lines[line - 1] ?? "").slice(0, column - 1));
  }
  const starts = startsOf(lines, ({ length }) => length);
  const octetsBefore = octetOffsets(read.octets, read);
  return (line, column) => octetsBefore((starts[line - 1] ?? 0) + column - 1);
}

/** Where each line begins, if each has the size that is told. */
function startsOf(lines: readonly string[], sizeOf: (line: string) => number): readonly number[] {
  let start = 0;
  return lines.map((line) => (start += sizeOf(line)) - sizeOf(line));
}

/** For each message, the text of its line, and how many bytes of the file stand before it. */
export interface ToldPlaces {
  readonly lines: readonly string[];
  readonly bytes: readonly number[];
}

/** What one thread can tell another of the places of messages, in place of functions. */
export function toldPlaces({ messages, lineAt, byteAt }: Pick<Report, "messages" | "lineAt" | "byteAt">): ToldPlaces {
  return {
    lines: messages.map(({ line }) => apart(lineAt(line))),
    bytes: messages.map(({ line, column }) => byteAt(line, column)),
  };
}

/** The same text in memory of its own: V8 would keep all of the text that it was cut from. */
function apart(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}

/** The places of messages, as they were told. */
export function placesOf(
  messages: readonly Message[],
  { lines, bytes }: ToldPlaces,
): Pick<Report, "lineAt" | "byteAt"> {
  const lineTexts = new Map(messages.map(({ line }, index) => [line, lines[index] ?? ""]));
  const byPlace = new Map(messages.map(({ line, column }, index) => [`${line}:${column}`, bytes[index] ?? 0]));
  return {
    lineAt: (line) => lineTexts.get(line) ?? "",
    byteAt: (line, column) => byPlace.get(`${line}:${column}`) ?? 0,
  };
}
