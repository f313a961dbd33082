import type { Report, Subject } from "../definition/define-check.js";
import { runsOf } from "./judged-components.js";
import { wrongCharacters } from "./wrong-characters.js";

type RestrictedReport = Report<"{{component}} {{characters}} {{restriction}} {{remedy}}">;

/**
 * Reports the characters of a pattern that the grammar allows only in the query, or nowhere; `restriction` is the
 * sentence that says which.
 */
export function reportRestricted(
  subject: Subject,
  pattern: RegExp,
  allowed: "in the query" | "nowhere",
  report: (report: RestrictedReport) => void,
): void {
  const kind = subject.profile === "rfc3986" ? "a URI" : "an IRI";
  const restriction = allowed === "nowhere" ? `are not allowed in ${kind}` : "are allowed only in the query";
  for (const run of runsOf(subject, pattern, ({ name }) => allowed === "nowhere" || name !== "query")) {
    const { data, ...wrong } = wrongCharacters(run, subject);
    report({ ...wrong, data: { ...data, restriction } });
  }
}
