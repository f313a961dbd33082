import type { LocatedFinding } from "@irilint/core/literals";
import { CodeActionKind } from "vscode-languageserver";
import { settingsMistakes } from "../settings-problems.js";
import { safeFixOf } from "./fix-all.js";
import {
  diagnosticsAbout,
  findingsAt,
  isWanted,
  touched,
  type CodeActionRequest,
  type DocumentOffer,
} from "./offer.js";

/** The fixes of the findings at the selection; the safe one of each finding, or else its first, is preferred. */
export function quickFixes(request: CodeActionRequest): DocumentOffer[] {
  if (!isWanted(CodeActionKind.QuickFix, request.context)) return [];
  return findingsAt(request).flatMap((finding) => fixesOf(finding, request));
}

/** What there is to write in place of mistakes in a file of settings. */
export function settingsFixes({ document, settings, span, context }: CodeActionRequest): DocumentOffer[] {
  if (!isWanted(CodeActionKind.QuickFix, context)) return [];
  return touched(settingsMistakes(document, settings), span).flatMap(({ fixes }) =>
    fixes.map(({ title, edit, isPreferred }) => {
      const action = { title, kind: CodeActionKind.QuickFix, ...(isPreferred && { isPreferred }) };
      return { action, id: `${title} ${edit.span.start}`, edits: () => [edit] };
    }),
  );
}

function fixesOf(finding: LocatedFinding, request: CodeActionRequest): DocumentOffer[] {
  const { code, span, fixes } = finding;
  const preferred = safeFixOf(finding) ?? fixes[0];
  const diagnostics = diagnosticsAbout(finding, request);
  const sorted = [...fixes].sort((a, b) => Number(b === preferred) - Number(a === preferred));
  return sorted.map((fix, index) => ({
    action: {
      title: fix.title,
      kind: CodeActionKind.QuickFix,
      ...(diagnostics.length > 0 && { diagnostics }),
      ...(fix === preferred && { isPreferred: true }),
    },
    id: `${code} ${span.start} ${span.end} ${index}`,
    edits: () => fix.edits,
  }));
}
