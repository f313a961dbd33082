import { isAscii } from "../../text/ascii.js";
import type { Edit, Finding, Fix } from "../../findings/finding.js";
import { applyEdits } from "../faults/edited-text.js";
import { objections } from "./added-findings.js";
import { checkOfCode } from "./check-of-code.js";

/** Everything that preset strict finds in a text under the options of the check that is under way. */
export type CheckStrictly = (text: string) => readonly Finding[];

/**
 * The budget for checking the fixes of one text: this many times its length, in UTF-16 code units, and a fixed amount
 * beside that, so that the time stays linear.
 */
const proofsOfLength = 8;
const proofsOfAny = 32_768;
/** What a finding of a proof takes of the budget beside the text: it is made, compared, and its neighbours are looked at. */
const lengthOfFinding = 32;
/** The longest text that is checked for a proof: what is longer is no address that a person repairs. */
const longestProof = 1_048_576;

/**
 * The findings without the fixes that would write another one, or uncover one that deceives (RFC 3987 §3.2 step 4, §6.1):
 * nothing is offered that leads from one fault to the next. What remains are the less far-reaching repairs. A finding
 * which only advises such a fix goes with it.
 *
 * Fixes that are too many to be proven are left out, too, unless all they write are percent-encodings of ASCII, which
 * are read as what they are.
 */
export function withProvenFixes(text: string, findings: readonly Finding[], check: CheckStrictly): Finding[] {
  if (!findings.some((finding) => finding.fixes.some((fix) => needsProof(finding, fix)))) return [...findings];
  let before: readonly Finding[] | undefined;
  let budget = proofsOfLength * text.length + proofsOfAny;
  return findings.flatMap((finding) => {
    const proven = finding.fixes.filter((fix) => !needsProof(finding, fix) || isProven(finding, fix));
    if (proven.length === finding.fixes.length) return [finding];
    const isAdvice = proven.length === 0 && checkOfCode(finding.code)?.advises === true;
    return isAdvice ? [] : [{ ...finding, fixes: proven }];
  });

  function isProven(finding: Finding, fix: Fix): boolean {
    const written = applyEdits(text, fix.edits);
    budget -= written.length;
    if (budget < 0 || written.length > longestProof)
      return checkOfCode(finding.code)?.guesses !== true && fix.edits.every(writesTriplets);
    const after = check(written);
    budget -= lengthOfFinding * after.length;
    // Most addresses have one fault, and what has none left has none that is new.
    if (after.length === 0) return true;
    before ??= text.length > longestProof ? [] : check(text);
    return objections(text, { finding, fix }, { before, after }).length === 0;
  }
}

/** Whether all that an edit writes is percent-encodings, digits or nothing. */
function writesTriplets({ text }: Edit): boolean {
  return !/[^%0-9A-F]/.test(text);
}

/** Safe fixes leave an equivalent identifier; those in ASCII add no finding by the laws that hold for every check. */
function needsProof({ code }: Finding, { safety, edits }: Fix): boolean {
  if (checkOfCode(code)?.judgesMarkup === true) return false;
  return safety === "suggestion" || edits.some(({ text }) => !isAscii(text));
}
