import { decodeRuns, valueAt, type CodePointRuns } from "../data/code-point-runs.js";
import { joiningTypeNames, joiningTypeRuns } from "../data/joining-type.js";
import { viramaRuns } from "../data/virama.js";

/**
 * A letter that is joined to nothing, to both sides (C and D), to the one after it (L) or before it (R), or a mark that is
 * passed over (T).
 */
export type JoiningType = "U" | "C" | "D" | "L" | "R" | "T";

// Decoded on first use, so that importing this module costs nothing.
let joiningTypes: CodePointRuns | undefined;
let viramas: CodePointRuns | undefined;

/**
 * Joining_Type of a code point: how it connects to its neighbors in a cursive script. `joiningType(0x627)` is `R`: alef
 * joins nothing that follows it.
 */
export function joiningType(codePoint: number): JoiningType {
  joiningTypes ??= decodeRuns(joiningTypeRuns);
  return joiningTypeNames[valueAt(joiningTypes, codePoint)] ?? "U";
}

/** Whether Canonical_Combining_Class is Virama: the sign that joins consonants in scripts of India. */
export function isVirama(codePoint: number): boolean {
  viramas ??= decodeRuns(viramaRuns);
  return valueAt(viramas, codePoint) === 1;
}
