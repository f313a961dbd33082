import { unitAt } from "./unit-at.js";

/**
 * Removes `.` and `..` segments as RFC 3986 §5.2.4 does, in linear time: `/a/b/../c` becomes `/a/c`, and `b/../c`,
 * whose first segment has no slash to leave behind, becomes `/c`.
 */
export function removeDotSegments(path: string): string {
  // The ranges that stay, each a segment with the slash before it; only the first segment may have none.
  const kept: number[] = [];
  let isAtStart = true;
  let dots = 0;
  for (let start = 0; start < path.length;) {
    const hasSlash = unitAt(path, start) === 0x2f;
    const end = segmentEnd(path, hasSlash ? start + 1 : start);
    dots = dotsOf(path, hasSlash ? start + 1 : start, end);
    if (dots === 2 && !isAtStart) kept.length = Math.max(0, kept.length - 2);
    // Dot segments before everything else vanish with the slash behind them (§5.2.4, step 2A).
    if (dots === 0) kept.push(start, end);
    if (dots > 0 && isAtStart && !hasSlash) start = end + 1;
    else [start, isAtStart] = [end, false];
  }
  let result = "";
  for (let index = 0; index < kept.length; index += 2) result += path.slice(kept[index], kept[index + 1]);
  // A path that ends in a dot segment names the folder: `/a/b/..` is `/a/`.
  return dots > 0 && !isAtStart ? `${result}/` : result;
}

function segmentEnd(path: string, start: number): number {
  const slash = path.indexOf("/", start);
  return slash === -1 ? path.length : slash;
}

/** 1 for the segment `.`, 2 for `..`, 0 for every other. */
function dotsOf(path: string, start: number, end: number): number {
  const length = end - start;
  if (length !== 1 && length !== 2) return 0;
  return unitAt(path, start) === 0x2e && unitAt(path, end - 1) === 0x2e ? length : 0;
}

/** A path that cannot be mistaken for an authority where none stands before it: `//a` becomes `/.//a` (RFC 3986 §3.3). */
export function guardDoubleSlash(path: string): string {
  return path.startsWith("//") ? `/.${path}` : path;
}
