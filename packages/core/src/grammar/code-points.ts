/** The first and the last code point of a range, both inclusive. */
export type CodePointRange = readonly [first: number, last: number];

/** A set of Unicode code points: ranges in ascending order that neither overlap nor touch. */
export type CodePointSet = readonly CodePointRange[];

export const lastCodePoint = 0x10ffff;

/** The set of the given ranges, in any order. */
export function codePoints(...ranges: readonly CodePointRange[]): CodePointSet {
  const merged: CodePointRange[] = [];
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const previous = merged.at(-1);
    if (previous === undefined || previous[1] + 1 < first) merged.push([first, last]);
    else merged[merged.length - 1] = [previous[0], Math.max(previous[1], last)];
  }
  return merged;
}

/** The set of the characters of `text`. */
export function characters(text: string): CodePointSet {
  const ranges: CodePointRange[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    ranges.push([codePoint, codePoint]);
  }
  return codePoints(...ranges);
}

export function union(...sets: readonly CodePointSet[]): CodePointSet {
  return codePoints(...sets.flat());
}

/** Every code point that is not in `set`. */
export function complement(set: CodePointSet): CodePointSet {
  const gaps: CodePointRange[] = [];
  let next = 0;
  for (const [first, last] of set) {
    if (next < first) gaps.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= lastCodePoint) gaps.push([next, lastCodePoint]);
  return gaps;
}

export function intersection(a: CodePointSet, b: CodePointSet): CodePointSet {
  return complement(union(complement(a), complement(b)));
}

export function difference(a: CodePointSet, b: CodePointSet): CodePointSet {
  return intersection(a, complement(b));
}

export function isSubset(inner: CodePointSet, outer: CodePointSet): boolean {
  return inner.every(([first, last]) => outer.some((range) => range[0] <= first && last <= range[1]));
}

export function includes(set: CodePointSet, codePoint: number): boolean {
  for (const [first, last] of set) {
    if (codePoint <= last) return first <= codePoint;
  }
  return false;
}
