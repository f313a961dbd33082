import type { Code } from "../../findings/code.js";
import type { CheckDefinition } from "../definition/define-check.js";
import { registry } from "./registry.js";

const byCode: ReadonlyMap<Code, CheckDefinition> = new Map(registry.map(({ check }) => [check.code, check]));

/** The check of one identifier with this code; undefined for the codes of checks of documents. */
export function checkOfCode(code: Code): CheckDefinition | undefined {
  return byCode.get(code);
}

/** The codes of what a reader takes for something else; frozen, so that what is selected by them is kept. */
export const deceivingCodes: readonly Code[] = Object.freeze(
  registry.flatMap(({ check: { code, threatens } }) => (threatens === true ? code : [])),
);
