/** A pattern that matches, at each place, what the first of these does that matches there; all have the same flags. */
export function patternUnion(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(inGroup).join("|"), patterns[0]?.flags);
}

/** A pattern that matches what these do, one right after the other; all have the same flags. */
export function patternSequence(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(inGroup).join(""), patterns[0]?.flags);
}

function inGroup({ source }: RegExp): string {
  return `(?:${source})`;
}
