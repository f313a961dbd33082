import { checkOfCode } from "../../checks/run/check-of-code.js";
import type { Code } from "../../findings/code.js";
import type { NotationConvention, Told } from "./convention.js";
import { conventionsOf } from "./conventions.js";

/** Whether what was found is right by a convention: in the notation of a program that reads it, or as a word to replace. */
export function isExcused(told: Told): boolean {
  return (byCode.get(told.code) ?? []).some(({ match }) => match(told)) || isOfOwnForm(told);
}

/** Whether a convention excuses findings of a code. */
export function excuses({ effect }: NotationConvention, code: Code): boolean {
  return effect.excuses === "visible" ? isVisible(code) : effect.excuses.includes(code);
}

function isOfOwnForm(told: Told): boolean {
  return isVisible(told.code) && ofOwnForm.some(({ match }) => match(told));
}

function isVisible(code: Code): boolean {
  const check = checkOfCode(code);
  return check?.inOwnNotation !== true && check?.hidden !== true;
}

const notations = conventionsOf("own-notation", "stand-in");

const ofOwnForm = notations.filter(({ effect }) => effect.excuses === "visible");

const byCode: ReadonlyMap<Code, readonly NotationConvention[]> = new Map(
  notations
    .flatMap(({ effect }) => (effect.excuses === "visible" ? [] : effect.excuses))
    .map((code) => [
      code,
      notations.filter(({ effect }) => effect.excuses !== "visible" && effect.excuses.includes(code)),
    ]),
);
