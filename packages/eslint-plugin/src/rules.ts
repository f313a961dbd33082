import { catalogue } from "@irilint/core/literals";
import type { Rule } from "eslint";
import { FileReadings } from "./file-readings.js";
import { ruleFromCheck } from "./rule-from-check.js";

/** One rule for each code, by code; all of them share what is read of a file. */
export function createRules(): Record<string, Rule.RuleModule> {
  const readings = new FileReadings();
  return Object.fromEntries(catalogue.map((entry) => [entry.code, ruleFromCheck(entry, readings)]));
}
