import type { Fix } from "../../findings/finding.js";
import { isHighSurrogate, isLowSurrogate } from "../../text/surrogate.js";
import type { Report } from "../definition/define-check.js";

/**
 * The report without fixes that would remove what separates two lone surrogates: together they become another
 * character.
 */
export function withoutJoiningFixes(text: string, report: Report<string>): Report<string> {
  const { fixes } = report;
  if (fixes?.some((fix) => joinsSurrogates(text, fix)) !== true) return report;
  return { ...report, fixes: fixes.filter((fix) => !joinsSurrogates(text, fix)) };
}

function joinsSurrogates(text: string, { edits }: Fix): boolean {
  // `charCodeAt` gives NaN outside the text, which is no surrogate.
  return edits.some(
    ({ span, text: written }) =>
      written === "" && isHighSurrogate(text.charCodeAt(span.start - 1)) && isLowSurrogate(text.charCodeAt(span.end)),
  );
}
