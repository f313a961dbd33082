import type { CodePointSet } from "../grammar/code-points.js";

/** The characters that a profile admits in each component, under the names of RFC 3987 §2.2. */
export interface CharacterRules {
  readonly iuserinfo: CodePointSet;
  readonly iregName: CodePointSet;
  readonly ipath: CodePointSet;
  readonly iquery: CodePointSet;
  readonly ifragment: CodePointSet;
}

/** What follows in the same way from the set of each rule, such as a smaller set. */
export function forEachRule<Result>(
  rules: CharacterRules,
  change: (set: CodePointSet) => Result,
): { readonly [Rule in keyof CharacterRules]: Result } {
  return {
    iuserinfo: change(rules.iuserinfo),
    iregName: change(rules.iregName),
    ipath: change(rules.ipath),
    iquery: change(rules.iquery),
    ifragment: change(rules.ifragment),
  };
}
