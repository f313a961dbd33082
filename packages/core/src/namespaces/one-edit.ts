import { differenceStart } from "../text/difference-start.js";
import { unitAt } from "../text/unit-at.js";

/** Where two texts differ in one character that is added, left out, replaced, or has changed places with the next. */
export interface OneEdit {
  readonly offset: number;
  /** The characters from there on that only one of the texts has, or that each has in its own way. */
  readonly left: string;
  readonly right: string;
}

/** The one edit that makes one text of the other, or nothing if it takes more, or none. */
export function oneEdit(a: string, b: string): OneEdit | undefined {
  if (a === b) return undefined;
  const shorter = Math.min(a.length, b.length);
  if (shorter > 3 * sample && isOtherAt(a, b, sample) && isOtherAt(a, b, -sample)) return undefined;
  const before = differenceStart(a, b);
  let after = 0;
  while (after < shorter - before && unitAt(a, a.length - after - 1) === unitAt(b, b.length - after - 1)) after++;
  const left = a.slice(before, a.length - after);
  const right = b.slice(before, b.length - after);
  const isOne = left.length <= 1 && right.length <= 1;
  return isOne || isTransposed(left, right) ? { offset: before, left, right } : undefined;
}

/** So far from both ends that one edit of longer texts cannot touch both places. */
const sample = 8;

/** Whether two texts differ at an offset, counted from the end if it is negative. */
function isOtherAt(a: string, b: string, offset: number): boolean {
  return offset < 0
    ? unitAt(a, a.length + offset) !== unitAt(b, b.length + offset)
    : unitAt(a, offset) !== unitAt(b, offset);
}

function isTransposed(a: string, b: string): boolean {
  return a.length === 2 && a.charAt(1) + a.charAt(0) === b;
}
