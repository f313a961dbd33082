import { checkOfCode } from "../../checks/run/check-of-code.js";
import type { DocumentContext } from "../comments/comments.js";
import { historicalFrom, isLinkMendedIn } from "../conventions/matching/historical-paths.js";
import { isRdfPath } from "../conventions/matching/kinds-of-files.js";
import type { LocatedFinding } from "../project/located-finding.js";
import type { Settings } from "../settings/settings.js";
import { isStrict } from "./selected-codes.js";

/** The document that findings are in, of which the path tells what it is. */
export interface DocumentAtPath {
  readonly settings: Settings;
  readonly comments: Pick<DocumentContext, "path">;
}

/** In UTF-16 code units: a sign that nothing opens or closes stands beside a link and leaves it whole. */
const straySign = 1;

/**
 * The findings to report in a document that may be historical, such as the minutes of a meeting: only what deceives
 * readers or gives a secret away, in some also what leaves readers without a link, and in RDF the errors for which a store
 * rejects the document. All findings before the historical part, and if the settings are strict or ask for them.
 */
export function withoutHistorical(
  findings: LocatedFinding[],
  { settings, comments }: DocumentAtPath,
): LocatedFinding[] {
  if (findings.length === 0 || settings.historical || isStrict(settings)) return findings;
  const path = comments.path?.();
  const from = path === undefined ? undefined : historicalFrom(path);
  if (path === undefined || from === undefined) return findings;
  const keepsErrors = isRdfPath(path);
  return findings.filter(
    ({ code, severity, span }) =>
      span.start < from ||
      checkOfCode(code)?.threatens !== undefined ||
      (keepsErrors && severity === "error") ||
      (isLinkMendedIn(path, code) && span.end - span.start > straySign),
  );
}
