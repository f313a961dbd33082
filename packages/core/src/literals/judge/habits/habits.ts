import type { LocatedFinding } from "../../project/located-finding.js";
import { isVisible } from "../../conventions/excuses.js";
import type { JudgedDocument } from "./judged-document.js";
import { testsIn } from "./tests-in-programs.js";
import { withoutEnclosedValues } from "./enclosed-values.js";
import { withoutFilesThere } from "./files-there.js";
import { withoutHabitsOfMany } from "./habits-of-many.js";
import { withoutRepeatedNamespaces } from "./repeated-namespaces.js";
import { withoutSchemelessValues } from "./schemeless-values.js";
import { withoutSchemesAdded } from "./schemes-added.js";
import { withoutSpacesInSites } from "./spaces-in-sites.js";
import { isStrict } from "../selected-codes.js";
import { withoutUnusedNamespaces } from "./unused-namespaces.js";
import { withoutValuesInOwnNotation } from "./values-in-own-notation.js";
import { withoutValuesOfOtherDepth } from "./values-of-other-depth.js";

/** The findings to report, without those that the rest of the document shows to be meant, or to do no harm. */
export function withoutHabits(findings: LocatedFinding[], whole: JudgedDocument): LocatedFinding[] {
  const told = withoutUnusedNamespaces(withoutRepeatedNamespaces(findings, whole), whole);
  const withScheme = withoutSchemesAdded(withoutSchemelessValues(told, whole), whole);
  const compared = withoutValuesOfOtherDepth(withScheme, whole);
  const inNotation = withoutValuesInOwnNotation(compared, whole);
  const meant = withoutSpacesInSites(withoutFilesThere(withoutEnclosedValues(inNotation, whole), whole), whole);
  return withoutHabitsOfMany(withoutTestsInPrograms(meant, whole), whole);
}

/**
 * Leaves out the findings in tests that stand within a program, where identifiers are wrong on purpose, but for invisible characters
 * and exposed secrets. Leaves out none if the settings are strict.
 */
function withoutTestsInPrograms(
  findings: LocatedFinding[],
  { source, settings, mayHoldTests }: JudgedDocument,
): LocatedFinding[] {
  if (findings.length === 0 || isStrict(settings)) return findings;
  const isInTests = testsIn(source, mayHoldTests);
  return findings.filter(({ code, span }) => !isVisible(code) || !isInTests(span.start));
}
