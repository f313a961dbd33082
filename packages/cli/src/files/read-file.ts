import { readFileSync, statSync } from "node:fs";

/** A file's text without its byte order mark, or why it has none. */
export type FileText = { readonly kind: "text"; readonly text: string; readonly hasMark: boolean } | Unread;

export interface Unread {
  readonly kind: "unread";
  readonly severity: 1 | 2;
  readonly message: string;
}

/** In bytes. What is read takes some thirty times as much memory as the file has bytes. */
export const largestFile = 64 * 1024 * 1024;

const byteOrderMark = "\uFEFF";

/** Reads a file whole. Throws what the file system throws. */
export function readWhole(path: string): FileText {
  return sizeOf(path) > largestFile ? tooLarge() : decoded(readFileSync(path));
}

export function sizeOf(path: string): number {
  return statSync(path).size;
}

/** Said of a file that is too large to be read whole, as its language or its repair asks for. */
export function tooLarge(): Unread {
  const most = largestFile / 1024 / 1024;
  const message = `The file has not been read: it has more than ${most} MB, the most that can be read at once.`;
  return { kind: "unread", severity: 2, message };
}

/** What the bytes of a file say in UTF-8. */
export function decoded(bytes: Buffer): FileText {
  if (isUtf16(bytes)) return utf16();
  const text = bytes.toString("utf8");
  const hasMark = text.startsWith(byteOrderMark);
  return { kind: "text", text: hasMark ? text.slice(1) : text, hasMark };
}

/** Said of a file in an encoding that is not read. */
export function utf16(): Unread {
  return { kind: "unread", severity: 1, message: "The file is in UTF-16, and has not been read; save it in UTF-8." };
}

/** The octets of the byte order mark, and ASCII, which has a NUL each. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark && bytes.includes(0);
}

/** A text as it is written to its file. */
export function encoded(text: string, hasMark: boolean): string {
  return hasMark ? byteOrderMark + text : text;
}
