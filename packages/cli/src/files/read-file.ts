import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import {
  charsetBeginning,
  fileCharset,
  octetsOfText,
  textOfOctets,
  type CharsetHints,
  type DecodedFile,
  type FileCharset,
} from "@irilint/core/documents";

/** A file's text without its byte order mark, or why it has none. */
export type FileText = ReadText | Unread;

export interface ReadText extends DecodedFile {
  /** With the byte order mark. */
  readonly octets: Uint8Array;
}

export interface Unread {
  readonly kind: "unread";
  readonly message: string;
}

/** In bytes. What is read takes some thirty times as much memory as the file has bytes. */
export const largestFile = 64 * 1024 * 1024;

const byteOrderMark = "\uFEFF";

/** Reads a file whole. Throws what the file system throws. */
export function readWhole(path: string, hints: CharsetHints): FileText {
  return sizeOf(path) > largestFile ? tooLarge() : decoded(readFileSync(path), hints);
}

export function sizeOf(path: string): number {
  return statSync(path).size;
}

/** Said of a file that is too large to be read whole, as its language, its charset or its repair asks for. */
export function tooLarge(): Unread {
  const most = largestFile / 1024 / 1024;
  const message = `The file has not been read: it has more than ${most} MB, the most that can be read at once.`;
  return { kind: "unread", message };
}

/** What the bytes of a file say in its charset. */
export function decoded(octets: Buffer, hints: CharsetHints): FileText {
  const charset = fileCharset(octets, hints);
  // By far the most files: this is several times as fast as the general way.
  const read = isUtf8(charset) ? decodedUtf8(octets, charset) : textOfOctets(octets, charset);
  return read.kind === "text" ? { ...read, octets } : read;
}

function decodedUtf8(octets: Buffer, charset: FileCharset): DecodedFile {
  const text = octets.toString("utf8", charset.hasMark ? 3 : 0);
  return { kind: "text", text, charset, isWellFormed: !text.includes("\uFFFD") };
}

/** As many octets as tell of a file what it is. Throws what the file system throws. */
export function beginningOfFile(path: string): Buffer {
  const file = openSync(path, "r");
  try {
    const beginning = Buffer.alloc(charsetBeginning);
    return beginning.subarray(0, readSync(file, beginning));
  } finally {
    closeSync(file);
  }
}

export function isUtf8({ label }: FileCharset): boolean {
  return label === "utf-8";
}

/** A text as it is written to its file. */
export interface WrittenText {
  /** With the byte order mark, if there is one. */
  readonly output: string;
  /** What is written in its place, in another charset than UTF-8. */
  readonly octets?: Uint8Array;
}

/** Nothing of a text that cannot be written in the charset. */
export function written(text: string, charset: FileCharset): WrittenText | undefined {
  const output = charset.hasMark ? byteOrderMark + text : text;
  if (isUtf8(charset)) return { output };
  const octets = octetsOfText(text, charset);
  return octets && { output, octets };
}

/**
 * Whether a text that has been read is written as it was: some charsets have several ways to write a character, and some
 * files have octets that stand for none.
 */
export function isWrittenAlike({ text, charset, octets }: ReadText): boolean {
  const again = octetsOfText(text, charset);
  return again !== undefined && Buffer.from(again.buffer, again.byteOffset, again.length).equals(octets);
}
