import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { lineFeed, numberSign } from "./octets.js";

/** A part of a file that can be read by itself, in bytes. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** In bytes. What is found in as many stretches as are read at once is kept, and is ten times as large where every line is wrong. */
const usualLength = 1 << 16;

const windowLength = 1 << 16;

/** Cuts a file of lines behind line feeds, but never behind a comment, which may speak of the next line. */
export function* stretchesOf(path: string, length = usualLength): Generator<Stretch, undefined> {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const window = Buffer.allocUnsafe(windowLength);
    for (let start = 0; start < size;) {
      const end = start + length < size ? cutBehind(file, start + length, window) : size;
      yield { start, end: Math.min(end, size) };
      start = end;
    }
  } finally {
    closeSync(file);
  }
}

/** Where the first line behind a place begins that follows no comment; no number where there is none. */
function cutBehind(file: number, place: number, window: Buffer): number {
  /** Whether a line begins at `at`, and is a comment; before the first line feed, nobody knows. */
  let isComment = true;
  let isLineStart = false;
  for (let at = place; ;) {
    const bytes = window.subarray(0, readSync(file, window, 0, window.length, at));
    if (bytes.length === 0) return Infinity;
    for (const [index, byte] of bytes.entries()) {
      if (isLineStart) isComment = byte === numberSign;
      isLineStart = byte === lineFeed;
      if (isLineStart && !isComment) return at + index + 1;
    }
    at += bytes.length;
  }
}
