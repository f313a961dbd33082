import { catalogue } from "@irilint/core/literals";
import type { Rule } from "eslint";
import { ruleFromCheck } from "./rule-from-check.js";

/** One rule for each code, by code. */
export const rules: Readonly<Record<string, Rule.RuleModule>> = Object.fromEntries(
  catalogue.map((entry) => [entry.code, ruleFromCheck(entry)]),
);
