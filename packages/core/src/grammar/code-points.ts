/** The first and the last code point of a range, both inclusive. */
export type CodePointRange = readonly [first: number, last: number];

/**
 * A set of Unicode code points, as the ascending list of those at which membership changes: the first is in the set,
 * the second is not any more, and so on. `A` to `C` is `[0x41, 0x44]`.
 */
export type CodePointSet = readonly number[];

const afterLastCodePoint = 0x110000;

/** The set of the given ranges and single code points, in any order. Bundlers leave out the sets that nothing reads, and those made of them. */
// @__NO_SIDE_EFFECTS__
export function codePoints(...members: readonly (CodePointRange | number)[]): CodePointSet {
  const ranges = members.map((member) => (typeof member === "number" ? ([member, member] as const) : member));
  const changes: number[] = [];
  for (const [first, last] of ranges.sort(([a], [b]) => a - b)) {
    const end = changes.at(-1) ?? -1;
    if (end < first) changes.push(first, last + 1);
    else changes[changes.length - 1] = Math.max(end, last + 1);
  }
  return changes;
}

/** The set of the characters of `text`. */
export function characters(text: string): CodePointSet {
  return codePoints(...Array.from(text, (character) => character.codePointAt(0) ?? 0));
}

// @__NO_SIDE_EFFECTS__
export function union(first: CodePointSet, ...rest: readonly CodePointSet[]): CodePointSet {
  return rest.reduce((a, b) => inAtLeast(1, a, b), first);
}

export function intersection(a: CodePointSet, b: CodePointSet): CodePointSet {
  return inAtLeast(2, a, b);
}

/** The code points of `a` that are not in `b`. */
export function difference(a: CodePointSet, b: CodePointSet): CodePointSet {
  return inAtLeast(2, a, complement(b));
}

/** Every code point that is not in `set`. */
export function complement(set: CodePointSet): CodePointSet {
  const changes = set.filter((change) => change !== 0 && change !== afterLastCodePoint);
  if (!includes(set, 0)) changes.unshift(0);
  if (changes.length % 2 === 1) changes.push(afterLastCodePoint);
  return changes;
}

export function includes(set: CodePointSet, codePoint: number): boolean {
  let inside = false;
  for (const change of set) {
    if (codePoint < change) break;
    inside = !inside;
  }
  return inside;
}

/** What is in one of two sets at least, or in both; their lists are walked side by side. */
function inAtLeast(sets: 1 | 2, a: CodePointSet, b: CodePointSet): CodePointSet {
  const changes: number[] = [];
  let passedOfA = 0;
  let passedOfB = 0;
  while (passedOfA < a.length || passedOfB < b.length) {
    const nextOfA = a[passedOfA] ?? Infinity;
    const nextOfB = b[passedOfB] ?? Infinity;
    if (nextOfA <= nextOfB) passedOfA += 1;
    if (nextOfB <= nextOfA) passedOfB += 1;
    const isInside = (passedOfA % 2) + (passedOfB % 2) >= sets;
    if (isInside !== (changes.length % 2 === 1)) changes.push(Math.min(nextOfA, nextOfB));
  }
  return changes;
}
