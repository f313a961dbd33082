/** A pattern that matches, at each place, what the first of these does that matches there; all have the same flags. */
export function patternUnion(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(inGroup).join("|"), patterns[0]?.flags);
}

/**
 * A pattern that matches what these do, one right after the other; all have the same flags, except that a later one may be
 * sticky: it is matched only where the one before it ends.
 */
export function patternSequence(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(inGroup).join(""), patterns[0]?.flags);
}

function inGroup({ source }: RegExp): string {
  return `(?:${source})`;
}

/**
 * A sticky pattern that matches wherever one of these does, whose groups have no names, so that two may have the same
 * one. `undefined` if there are none, or if they have other flags or refer to their groups.
 */
export function anyOf(patterns: readonly RegExp[]): RegExp | undefined {
  const [first] = patterns;
  const isLike = ({ source, flags }: RegExp): boolean => flags === first?.flags && !/\\(?:k<|[1-9])/u.test(source);
  if (first?.sticky !== true || !patterns.every(isLike)) return undefined;
  const nameless = patterns.map(({ source }) => source.replace(/\(\?<(?![=!])[^<>]*>/gu, "(?:"));
  return new RegExp(nameless.map((source) => `(?:${source})`).join("|"), first.flags);
}
