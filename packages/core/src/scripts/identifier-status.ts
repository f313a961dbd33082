import { decodeRuns, valueAt, type CodePointRuns } from "../data/code-point-runs.js";
import { identifierStatusRuns } from "../data/identifier-status.js";

// Decoded on first use: most texts have ASCII hosts.
let statuses: CodePointRuns | undefined;

/**
 * Whether the identifier status of a character is *Restricted* (UTS #39 §3.1): it is of a script that is not in common
 * modern use, technical, obsolete, seldom used or not seen.
 */
export function isRestricted(character: string): boolean {
  return valueAt((statuses ??= decodeRuns(identifierStatusRuns)), character.codePointAt(0) ?? 0) === 1;
}
