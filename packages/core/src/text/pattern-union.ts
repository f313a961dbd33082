/** A pattern that matches, at each place, what the first of these does that matches there; all have the same flags. */
export function patternUnion(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join("|"), patterns[0]?.flags);
}
