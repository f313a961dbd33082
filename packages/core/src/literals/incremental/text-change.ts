import { chunkAt, type Source } from "../../text/changing-text.js";
import { differenceStart } from "../../text/difference-start.js";
import { unitAt } from "../../text/unit-at.js";

/** A change of a text, in UTF-16 code units: `[start, endBefore)` was replaced by what now stands at `[start, end)`. */
export interface TextChange {
  readonly start: number;
  readonly endBefore: number;
  readonly end: number;
}

/**
 * The shortest single replacement that makes `after` of `before`; chunks that both share are not compared unit by unit.
 */
export function changeBetween(before: Source, after: Source): TextChange {
  const shorter = Math.min(before.length, after.length);
  const start = lengthInCommon({ source: before, at: 0 }, { source: after, at: 0 }, shorter);
  const same = lengthInCommonBefore(before, after, shorter - start);
  return { start, endBefore: before.length - same, end: after.length - same };
}

interface SourcePosition {
  readonly source: Source;
  readonly at: number;
}

/** How many UTF-16 code units are equal from two positions on, at most `most`. */
export function lengthInCommon(one: SourcePosition, other: SourcePosition, most: number): number {
  const longest = Math.min(most, one.source.length - one.at, other.source.length - other.at);
  let length = 0;
  while (length < longest) {
    const a = restFrom(one.source, one.at + length);
    const b = restFrom(other.source, other.at + length);
    const shorter = Math.min(a.length, b.length, longest - length);
    const [first, second] = [a.slice(0, shorter), b.slice(0, shorter)];
    if (first !== second) return length + differenceStart(first, second);
    length += shorter;
  }
  return length;
}

/** How many UTF-16 code units at the ends of two texts are equal, at most `most`. */
function lengthInCommonBefore(before: Source, after: Source, most: number): number {
  let length = 0;
  while (length < most) {
    const a = restUntil(before, before.length - length);
    const b = restUntil(after, after.length - length);
    const shorter = Math.min(a.length, b.length, most - length);
    const [first, second] = [a.slice(a.length - shorter), b.slice(b.length - shorter)];
    if (first !== second) return length + commonSuffix(first, second);
    length += shorter;
  }
  return length;
}

/** The rest of the chunk at an offset. */
function restFrom(source: Source, offset: number): string {
  const { text, start } = chunkAt(source, offset);
  return text.slice(offset - start);
}

/** The chunk before an offset, up to the offset. */
function restUntil(source: Source, offset: number): string {
  const { text, start } = chunkAt(source, offset - 1);
  return text.slice(0, offset - start);
}

/** In UTF-16 code units: slices of this length are compared as strings, far faster than unit by unit. */
const chunk = 4096;

/** The length of the common suffix of two texts of the same length. */
function commonSuffix(a: string, b: string): number {
  let end = a.length;
  while (end >= chunk && a.slice(end - chunk, end) === b.slice(end - chunk, end)) end -= chunk;
  while (end > 0 && unitAt(a, end - 1) === unitAt(b, end - 1)) end--;
  return a.length - end;
}
