import type { CodePointSet } from "../grammar/code-points.js";

/** The characters that a profile admits in each component, under the names of RFC 3987 §2.2. */
export interface CharacterRules {
  readonly iuserinfo: CodePointSet;
  readonly iregName: CodePointSet;
  readonly ipath: CodePointSet;
  readonly iquery: CodePointSet;
  readonly ifragment: CodePointSet;
}

/** The same rules with every set changed in the same way. */
export function changeEach(rules: CharacterRules, change: (set: CodePointSet) => CodePointSet): CharacterRules {
  return {
    iuserinfo: change(rules.iuserinfo),
    iregName: change(rules.iregName),
    ipath: change(rules.ipath),
    iquery: change(rules.iquery),
    ifragment: change(rules.ifragment),
  };
}
