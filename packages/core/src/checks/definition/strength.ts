import type { Severity } from "../../findings/finding.js";
import type { ProfileName } from "../../profiles/profile.js";
import type { CheckDefinition, Strength } from "./define-check.js";

/**
 * The strength of a check in a profile: under 3987bis §6, some of what RFC 3987 only forbids is a matter of grammar.
 */
export function strengthOf(check: CheckDefinition, profile: ProfileName): Strength {
  return check.strengthIn?.[profile] ?? check.strength;
}

const severities: Readonly<Record<Strength, Severity>> = {
  grammar: "error",
  must: "error",
  should: "warning",
  advice: "information",
};

export function severityOf(strength: Strength): Severity {
  return severities[strength];
}

const ranks: Readonly<Record<Strength, number>> = { advice: 0, should: 1, must: 2, grammar: 3 };

/** Whether `strength` binds as much as `other` or more. */
export function isAtLeast(strength: Strength, other: Strength): boolean {
  return ranks[strength] >= ranks[other];
}
