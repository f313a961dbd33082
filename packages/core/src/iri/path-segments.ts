import { unitAt } from "../text/unit-at.js";

/**
 * Removes `.` and `..` segments as RFC 3986 §5.2.4 does, in linear time: `/a/b/../c` becomes `/a/c`, and `b/../c`,
 * whose first segment has no slash to leave behind, becomes `/c`.
 */
export function removeDotSegments(path: string): string {
  // The ranges that stay, each of whole segments with the slashes before them; only the first may begin without one.
  const kept: number[] = [];
  let start = afterLeadingDots(path);
  let endsInDots = false;
  for (let slash = path.indexOf("/.", start); slash !== -1;) {
    const dots = dotsOfSegment(path, slash + 1);
    const end = slash + 1 + dots;
    if (dots > 0) {
      if (start < slash) kept.push(start, slash);
      if (dots === 2) dropLastSegment(path, kept);
      start = end;
      endsInDots = end === path.length;
    }
    slash = path.indexOf("/.", end);
  }
  let result = "";
  for (let index = 0; index < kept.length; index += 2) result += path.slice(kept[index], kept[index + 1]);
  // A path that ends in a dot segment names the folder: `/a/b/..` is `/a/`.
  return endsInDots ? `${result}/` : result + path.slice(start);
}

/** Dot segments before everything else vanish with the slash behind them (RFC 3986 §5.2.4, steps 2A and 2D). */
function afterLeadingDots(path: string): number {
  let start = 0;
  for (;;) {
    const dots = dotsOfSegment(path, start);
    if (dots === 0) return start;
    start = Math.min(path.length, start + dots + 1);
  }
}

/** 1 if the segment at `start` is `.`, 2 if it is `..`, 0 for every other. */
function dotsOfSegment(path: string, start: number): number {
  for (let dots = 0; dots <= 2; dots++) {
    const unit = start + dots < path.length ? unitAt(path, start + dots) : 0x2f;
    if (unit === 0x2f) return dots;
    if (unit !== 0x2e) return 0;
  }
  return 0;
}

/** Takes the last segment and the slash before it out of what stays. */
function dropLastSegment(path: string, kept: number[]): void {
  const end = kept.pop();
  const start = kept.pop();
  if (start === undefined || end === undefined) return;
  const slash = path.lastIndexOf("/", end - 1);
  if (slash > start) kept.push(start, slash);
}

/** A path that cannot be mistaken for an authority where none stands before it: `//a` becomes `/.//a` (RFC 3986 §3.3). */
export function guardDoubleSlash(path: string): string {
  return path.startsWith("//") ? `/.${path}` : path;
}
