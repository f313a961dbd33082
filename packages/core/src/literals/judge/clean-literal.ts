import type { RawLiteral } from "../read/literal.js";
import { readLiterals } from "../read/read-literal.js";
import type { Settings } from "../settings/settings.js";
import { checkLiteral } from "./check-literal.js";
import { comparisonsOf } from "./compared-texts.js";

/**
 * Whether a literal by itself has no findings, and takes no part in the comparisons within its document
 * (`comparisonsOf`). The line of the literal must have no right-to-left characters: beside these, findings depend on
 * the rest of the line, too.
 */
export function isCleanLiteral(source: string, raw: RawLiteral, settings: Settings): boolean {
  return readLiterals(source, raw, settings).every((literal) => {
    const findings = checkLiteral(source, literal, settings);
    return findings.length === 0 && comparisonsOf(literal, findings).length === 0;
  });
}
