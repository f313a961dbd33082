import { unitAt } from "../unit-at.js";

/** What is different in a text after a change: all of it stands at `[start, end)`, in place of `[start, endBefore)`. */
export interface TextChange {
  readonly start: number;
  readonly endBefore: number;
  readonly end: number;
}

/** The shortest change that makes one text of another. */
export function changeBetween(before: string, after: string): TextChange {
  const start = commonPrefix(before, after);
  const same = commonSuffix(before, after, Math.min(before.length, after.length) - start);
  return { start, endBefore: before.length - same, end: after.length - same };
}

/** Strings of this length are compared at once, which is many times faster than unit by unit. */
const chunk = 4096;

function commonPrefix(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let length = 0;
  while (length + chunk <= shorter && a.slice(length, length + chunk) === b.slice(length, length + chunk)) {
    length += chunk;
  }
  while (length < shorter && unitAt(a, length) === unitAt(b, length)) length++;
  return length;
}

function commonSuffix(a: string, b: string, most: number): number {
  let length = 0;
  while (length + chunk <= most && chunkBefore(a, a.length - length) === chunkBefore(b, b.length - length)) {
    length += chunk;
  }
  while (length < most && unitAt(a, a.length - length - 1) === unitAt(b, b.length - length - 1)) length++;
  return length;
}

function chunkBefore(text: string, end: number): string {
  return text.slice(end - chunk, end);
}
