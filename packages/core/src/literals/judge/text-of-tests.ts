import { checkOfCode } from "../../checks/run/check-of-code.js";
import { isTestPath } from "../conventions/matching/test-paths.js";
import type { LocatedFinding } from "../project/located-finding.js";
import type { DocumentAtPath } from "./historical-text.js";
import { isStrict } from "./selected-codes.js";

/**
 * The findings to report in a document that may test a program: only what deceives readers or gives a secret away. All if
 * the settings are strict or ask for them.
 */
export function withoutTests(findings: LocatedFinding[], { settings, comments }: DocumentAtPath): LocatedFinding[] {
  if (findings.length === 0 || settings.tests || isStrict(settings)) return findings;
  const path = comments.path?.();
  if (path === undefined || !isTestPath(path)) return findings;
  return findings.filter(({ code }) => checkOfCode(code)?.threatens !== undefined);
}
