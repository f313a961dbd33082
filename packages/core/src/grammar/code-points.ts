/** The first and the last code point of a range, both inclusive. */
export type CodePointRange = readonly [first: number, last: number];

/**
 * A set of Unicode code points, as the ascending list of those at which membership changes: the first is in the set,
 * the second is not any more, and so on. `A` to `C` is `[0x41, 0x44]`.
 */
export type CodePointSet = readonly number[];

const none: CodePointSet = [];
const every: CodePointSet = [0, 0x110000];

/** The set of the given ranges, in any order. */
export function codePoints(...ranges: readonly CodePointRange[]): CodePointSet {
  const changes: number[] = [];
  for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
    const end = changes.at(-1) ?? -1;
    if (end < first) changes.push(first, last + 1);
    else changes[changes.length - 1] = Math.max(end, last + 1);
  }
  return changes;
}

/** The set of the characters of `text`. */
export function characters(text: string): CodePointSet {
  const ranges = Array.from(text, (character): CodePointRange => {
    const codePoint = character.codePointAt(0) ?? 0;
    return [codePoint, codePoint];
  });
  return codePoints(...ranges);
}

export function union(...sets: readonly CodePointSet[]): CodePointSet {
  return sets.reduce((a, b) => combine(a, b, (inA, inB) => inA || inB), none);
}

export function intersection(a: CodePointSet, b: CodePointSet): CodePointSet {
  return combine(a, b, (inA, inB) => inA && inB);
}

/** The code points of `a` that are not in `b`. */
export function difference(a: CodePointSet, b: CodePointSet): CodePointSet {
  return combine(a, b, (inA, inB) => inA && !inB);
}

/** Every code point that is not in `set`. */
export function complement(set: CodePointSet): CodePointSet {
  return difference(every, set);
}

export function includes(set: CodePointSet, codePoint: number): boolean {
  let inside = false;
  for (const change of set) {
    if (codePoint < change) break;
    inside = !inside;
  }
  return inside;
}

/** Walks both lists at once; `keep` must be false where both sets are left. */
function combine(a: CodePointSet, b: CodePointSet, keep: (inA: boolean, inB: boolean) => boolean): CodePointSet {
  const changes: number[] = [];
  let passedOfA = 0;
  let passedOfB = 0;
  while (passedOfA < a.length || passedOfB < b.length) {
    const nextOfA = a[passedOfA] ?? Infinity;
    const nextOfB = b[passedOfB] ?? Infinity;
    if (nextOfA <= nextOfB) passedOfA += 1;
    if (nextOfB <= nextOfA) passedOfB += 1;
    const isInside = changes.length % 2 === 1;
    if (keep(passedOfA % 2 === 1, passedOfB % 2 === 1) !== isInside) changes.push(Math.min(nextOfA, nextOfB));
  }
  return changes;
}
