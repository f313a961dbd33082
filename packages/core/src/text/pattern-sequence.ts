/** A pattern that matches what these do, one right after the other; all have the same flags. */
export function patternSequence(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join(""), patterns[0]?.flags);
}
