import type { Fix } from "../../findings/finding.js";
import { isHighSurrogate, isLowSurrogate } from "../../text/surrogate.js";
import type { Report } from "../definition/define-check.js";

/** The report without fixes that take away what keeps two lone surrogates apart: together they are another character. */
export function withoutJoiningFixes(text: string, report: Report<string>): Report<string> {
  const { fixes } = report;
  if (fixes?.some((fix) => joinsSurrogates(text, fix)) !== true) return report;
  return { ...report, fixes: fixes.filter((fix) => !joinsSurrogates(text, fix)) };
}

function joinsSurrogates(text: string, { edits }: Fix): boolean {
  // Outside the text there is NaN, which is no surrogate.
  return edits.some(
    ({ span, text: written }) =>
      written === "" && isHighSurrogate(text.charCodeAt(span.start - 1)) && isLowSurrogate(text.charCodeAt(span.end)),
  );
}
