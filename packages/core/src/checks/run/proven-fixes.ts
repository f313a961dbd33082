import { isAscii } from "../../text/ascii.js";
import type { Edit, Finding, Fix } from "../../findings/finding.js";
import { applyEdits } from "../faults/edited-text.js";
import { addedFindings } from "./added-findings.js";
import { checkOfCode } from "./check-of-code.js";
import { furtherRepair, titleOf, type FindCodes, type CombinedFix } from "./further-repair.js";

/** What is found in the texts that fixes write, under the options of the check that is under way. */
export interface Proofs {
  /** Everything of preset strict. */
  readonly check: (text: string) => readonly Finding[];
  /** What is found of some codes, with its fixes, of which nothing is proven. */
  readonly find: FindCodes;
}

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
/** How often a fix may be continued by the repair of what it would add. */
const mostContinuations = 3;

/**
 * The findings without the fixes that would write another one (RFC 3987 §3.2 step 4, §6.1): nothing is offered that leads
 * from one fault to the next. Where what a fix would add has one remedy, that is part of the fix; so `http//EX.com`
 * becomes `http://ex.com` at once. A finding which only advises goes with its fix, and adding one speaks against no other
 * (`docs/decisions/repairs-are-proven.md`).
 *
 * Fixes that are too many to be proven are left out, too, unless all they write are percent-encodings of ASCII, which
 * are read as what they are.
 */
export function withProvenFixes(text: string, findings: readonly Finding[], { check, find }: Proofs): Finding[] {
  if (!findings.some((finding) => finding.fixes.some((fix) => needsProof(finding, fix)))) return [...findings];
  let before: readonly Finding[] | undefined;
  let budget = proofsOfLength * text.length + proofsOfAny;
  return findings.flatMap((finding) => {
    const proven = finding.fixes.flatMap((fix) => (needsProof(finding, fix) ? (provenFix(finding, fix) ?? []) : fix));
    const isAdvice = proven.length === 0 && finding.fixes.length > 0 && advises(finding);
    return isAdvice ? [] : [{ ...finding, fixes: withoutRepetitions(text, proven) }];
  });

  /** The fix, with the repair of what it would add; nothing where that leaves a finding which the text has not. */
  function provenFix(finding: Finding, fix: Fix): Fix | undefined {
    let repair: CombinedFix = { titles: [fix.title], edits: fix.edits };
    let withAdvice: CombinedFix | undefined;
    for (let continuations = 0; continuations <= mostContinuations; continuations++) {
      const written = applyEdits(text, repair.edits);
      budget -= written.length;
      if (budget < 0 || written.length > longestProof) return writesTriplets(finding, fix) ? fix : undefined;
      const added = addedBy(written);
      const isWhole = added.every(advises) && (continuations === 0 || clears(finding, written));
      if (added.length === 0 && isWhole) return continuations === 0 ? fix : asFix(repair);
      if (isWhole) withAdvice ??= repair;
      const further = advises(finding) ? undefined : furtherRepair(text, repair, added, find);
      if (further === undefined) break;
      repair = further;
    }
    return withAdvice && asFix(withAdvice);
  }

  /** What a text has been given; not the secrets that it holds, which no fix writes and none removes in passing. */
  function addedBy(written: string): readonly Finding[] {
    const after = check(written);
    budget -= lengthOfFinding * after.length;
    // Most addresses have one fault, and what has none left has none that is new.
    if (after.length === 0) return after;
    before ??= text.length > longestProof ? [] : check(text);
    return addedFindings(before, after).filter(({ code }) => checkOfCode(code)?.threatens !== "secrets");
  }

  /** Whether a repair that goes on from a fix has not undone it. */
  function clears({ code }: Finding, written: string): boolean {
    const count = (of: string): number => find(of, [code]).filter((found) => found.code === code).length;
    return count(written) < count(text);
  }
}

function asFix(repair: CombinedFix): Fix {
  return { title: titleOf(repair), safety: "suggestion", edits: repair.edits };
}

/** The fixes without those that come to the same as one before them. */
function withoutRepetitions(text: string, fixes: readonly Fix[]): readonly Fix[] {
  if (fixes.length < 2) return fixes;
  const written = fixes.map(({ edits }) => applyEdits(text, edits));
  return fixes.filter((_, index) => written.indexOf(written[index] ?? "") === index);
}

/** Whether all that a fix writes is percent-encodings, digits or nothing, and no guess. */
function writesTriplets({ code }: Finding, { edits }: Fix): boolean {
  return checkOfCode(code)?.guesses !== true && edits.every(({ text }: Edit) => !/[^%0-9A-F]/.test(text));
}

/** Safe fixes leave an equivalent identifier; those in ASCII add no finding by the laws that hold for every check. */
function needsProof({ code }: Finding, { safety, edits }: Fix): boolean {
  if (checkOfCode(code)?.judgesMarkup === true) return false;
  return safety === "suggestion" || edits.some(({ text }) => !isAscii(text));
}

function advises({ code }: Finding): boolean {
  return checkOfCode(code)?.advises === true;
}
