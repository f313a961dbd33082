import { checkOfCode } from "../../checks/run/check-of-code.js";
import type { Code } from "../../findings/code.js";
import type { ProfileName } from "../../profiles/profile.js";
import type { AroundConvention, FindingInPlace, FindingInText, NotationConvention } from "./convention.js";
import { conventionsOf } from "./conventions.js";

/**
 * Whether a convention excuses a finding: the text is in a notation that its reader understands, or holds a word to
 * replace. If the settings are strict, conventions marked `unlessStrict` do not count.
 */
export function isExcused(told: FindingInPlace, settings: "strict" | "lenient" = "lenient"): boolean {
  const isRefused = told.place.role === "<…>" && refused.test(told.characters);
  const isMatch = ({ kind, match, effect }: NotationConvention): boolean =>
    (settings === "lenient" || effect.unlessStrict !== true) && !(isRefused && kind === "own-notation") && match(told);
  const check = checkOfCode(told.code);
  if (excusing(told.code, check?.onlyIn).some(isMatch)) return true;
  // Conventions with `visible` say that the text is in another notation than that of URI templates; a finding about
  // the grammar of a template exists only where the text is known to be one.
  const isOfTemplate = check?.judgesTemplates === true;
  return !isOfTemplate && isVisible(told.code) && ofOwnForm.some(isMatch);
}

/** Whether a convention about the text around an identifier excuses a finding. */
export function isExcusedAround(told: FindingInText, settings: "strict" | "lenient" = "lenient"): boolean {
  return surroundings.some(
    (each) =>
      (settings === "lenient" || each.effect.unlessStrict !== true) && excuses(each, told.code) && each.match(told),
  );
}

/**
 * What no parser of linked data reads between its angle brackets, of whatever notation it is (IRIREF in Turtle 1.1 §6.5). Words to
 * replace stand in guides, which no parser reads.
 */
const refused = /[\0-\x20<>"{}|^`\\]/;

/** Whether the effect of a convention excuses findings of this code. */
export function excuses({ effect }: NotationConvention | AroundConvention, code: Code): boolean {
  return effect.excuses === "visible" ? isVisible(code) : effect.excuses.includes(code);
}

/** Whether findings of this code concern something that readers see, and no secret. */
export function isVisible(code: Code): boolean {
  const check = checkOfCode(code);
  return check?.inOwnNotation !== true && check?.hidden !== true;
}

/**
 * The conventions that excuse findings of a code. A code that replaces others in one profile (`onlyIn`) is excused by
 * the conventions for those.
 */
function excusing(code: Code, onlyIn: ProfileName | undefined): readonly NotationConvention[] {
  if (onlyIn === undefined) return byCode.get(code) ?? [];
  return [...byCode].flatMap(([other, conventions]) => (checkOfCode(other)?.allowedIn === onlyIn ? conventions : []));
}

const notations = conventionsOf("own-notation", "stand-in");

const surroundings = conventionsOf("around");

const ofOwnForm = notations.filter(({ effect }) => effect.excuses === "visible");

const byCode: ReadonlyMap<Code, readonly NotationConvention[]> = new Map(
  notations
    .flatMap(({ effect }) => (effect.excuses === "visible" ? [] : effect.excuses))
    .map((code) => [
      code,
      notations.filter(({ effect }) => effect.excuses !== "visible" && effect.excuses.includes(code)),
    ]),
);
