import type { RawLiteral } from "../read/literal.js";
import { readLiterals } from "../read/read-literal.js";
import type { Settings } from "../settings/settings.js";
import { checkLiteral } from "./check-literal.js";
import { comparisonsOf } from "./compared-texts.js";

/**
 * Tells of a literal by itself that it has nothing to report, and that nothing of its document would be compared with it. The line that it is from
 * must have no right-to-left characters: in one that has, what stands around decides, too.
 */
export function isCleanLiteral(source: string, raw: RawLiteral, settings: Settings): boolean {
  return readLiterals(source, raw, settings).every((literal) => {
    const findings = checkLiteral(source, literal, settings);
    return findings.length === 0 && comparisonsOf(literal, findings).length === 0;
  });
}
