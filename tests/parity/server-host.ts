import { readDocument } from "../../packages/core/src/documents/index.js";
import { defaultSettings, problemsOf, type LocatedFix } from "../../packages/core/src/literals/index.js";
import { analyze } from "../../packages/lsp-server/src/documents/analyze.js";
import type { Fixture } from "./fixtures.js";
import { ordered, replaced, type ObservedFinding } from "./observed-finding.js";

/** The findings that the server shows for a document, before it speaks of lines, put together as in a list of problems. */
export function findByServer({ language, text }: Fixture): ObservedFinding[] {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const after = ({ edits }: LocatedFix): string =>
    replaced(
      text,
      edits.map(({ span, text: by }) => ({ ...span, text: by })),
    ).slice(mark);
  const settings = { ...defaultSettings, preset: "all" } as const;
  const findings = problemsOf(analyze(readDocument(text, language), settings).findings).map(
    ({ code, severity, span, fixes }): ObservedFinding => {
      const safe = fixes.find(({ safety }) => safety === "safe");
      return {
        code,
        severity: severity === "error" ? "error" : "warning",
        start: span.start - mark,
        end: span.end - mark,
        ...(safe !== undefined && { fixed: after(safe) }),
        suggested: Object.fromEntries(fixes.filter((fix) => fix !== safe).map((fix) => [fix.title, after(fix)])),
      };
    },
  );
  return ordered(findings);
}
