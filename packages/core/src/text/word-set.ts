/** The words of a list that is written with spaces between them. */
// @__NO_SIDE_EFFECTS__
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}

/** A pattern that matches one of the words of such a list, each of which is a pattern itself: `html? md rst`. */
export function wordPattern(list: string, flags = "iu"): RegExp {
  return new RegExp([...wordSet(list)].join("|"), flags);
}
