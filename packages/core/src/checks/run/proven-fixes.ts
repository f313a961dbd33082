import { isAscii } from "../../text/ascii.js";
import type { Finding, Fix } from "../../findings/finding.js";
import { applyEdits } from "../faults/edited-text.js";
import { addedFindings } from "./added-findings.js";
import { checkOfCode } from "./check-of-code.js";

/** Everything that preset strict finds in a text under the options of the check that is under way. */
export type CheckStrictly = (text: string) => readonly Finding[];

/**
 * The budget for checking the fixes of one text: this many times its length, in UTF-16 code units, and a fixed amount
 * beside that, so that the time stays linear.
 */
const proofsOfLength = 8;
const proofsOfAny = 32_768;

/**
 * The findings without the fixes that write characters outside ASCII, or what a check guesses, and with them a finding which the text has not
 * (RFC 3987 §3.2 step 4, §6.1): nothing is offered that deceives. A finding which only advises such a fix goes with it.
 * Fixes that are too many to be proven are left out, too.
 */
export function withProvenFixes(text: string, findings: readonly Finding[], check: CheckStrictly): Finding[] {
  if (!findings.some((finding) => finding.fixes.some((fix) => needsProof(finding, fix)))) return [...findings];
  const before = check(text);
  let budget = proofsOfLength * text.length + proofsOfAny;
  return findings.flatMap((finding) => {
    const proven = finding.fixes.filter((fix) => !needsProof(finding, fix) || isProven(fix));
    if (proven.length === finding.fixes.length) return [finding];
    const isAdvice = proven.length === 0 && checkOfCode(finding.code)?.advises === true;
    return isAdvice ? [] : [{ ...finding, fixes: proven }];
  });

  function isProven(fix: Fix): boolean {
    const written = applyEdits(text, fix.edits);
    budget -= written.length;
    return budget >= 0 && addedFindings(before, check(written)).length === 0;
  }
}

function needsProof({ code }: Finding, { edits }: Fix): boolean {
  if (checkOfCode(code)?.guesses === true) return true;
  return edits.some(({ text }) => !isAscii(text));
}
