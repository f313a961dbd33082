import type { DirectiveMistake, LocatedFinding } from "@irilint/core/literals";
import { DiagnosticSeverity, type Diagnostic } from "vscode-languageserver";
import type { Client } from "../protocol/client.js";
import type { OpenDocument } from "../documents/open-document.js";
import { idOf } from "../protocol/object-ids.js";
import type { AnalyzedDocument, DocumentWithSettings } from "../session.js";
import { toSeverity } from "../protocol/to-protocol.js";
import { entryOfCode } from "./entry-of-code.js";
import { settingsMistakes } from "./settings-problems.js";

/** How the findings of open documents get to the client: it is sent them, or asks for them. */
export interface DiagnosticsDelivery {
  documentChanged(uri: string): void;
  documentClosed(uri: string): void;
  settingsChanged(): void;
  /** Another file, to which the document leads, is another than before. */
  targetsChanged(uri: string): void;
}

/** What is found depends on the text, on the settings, and on what references lead to, and on nothing that would have to be looked for. */
export function resultIdOf({ document, settings }: DocumentWithSettings): string {
  return `${idOf(document.source)}-${idOf(settings)}-${document.targetsVersion}`;
}

/** VS Code shows no more of a file, and nobody reads more; a client that is sent ten times as many lags behind each key. */
const mostDiagnostics = 1000;

/**
 * The findings of a document in the terms of the client, and the comments that were meant to suppress some and do not:
 * all of them or the most severe. A notice comes first if some are left out, or if the document is too long to be read whole. Of a document that the settings leave out, there are none.
 */
export function diagnosticsOf({ document, analysis, settings }: AnalyzedDocument, client: Client): Diagnostic[] {
  if (settings.leavesOut) return [];
  const reading = document.reading(settings);
  const notices = reading === "whole" ? [] : [readingNotices[reading]];
  const mistakes = [...analysis.mistakes, ...settingsMistakes(document, settings)];
  const problems = [...analysis.findings, ...mistakes.map(problemOfMistake)];
  const shown =
    problems.length > mostDiagnostics ? mostSevere(problems, mostDiagnostics - notices.length - 1) : problems;
  if (shown.length < problems.length) notices.push(notAllNotice(shown.length, problems.length));
  return [
    ...notices.map((message) => toNotice(document, message)),
    ...shown.map((problem) => toDiagnostic(document, problem, client)),
  ];
}

/** What a diagnostic is made of. */
type Problem = Pick<LocatedFinding, "span" | "severity" | "message" | "related"> & { readonly code?: string };

function problemOfMistake({ span, message }: Pick<DirectiveMistake, "span" | "message">): Problem {
  return { span, message, severity: "warning" };
}

function mostSevere(problems: readonly Problem[], count: number): Problem[] {
  return problems.toSorted((a, b) => toSeverity(a.severity) - toSeverity(b.severity)).slice(0, count);
}

const readingNotices = {
  scanned:
    "The document or one of its lines is longer than 'iri.maximumLength' or 'iri.maximumLineLength' allows, " +
    "so it is only scanned for identifiers, and only invisible and misleading characters are reported.",
  none: "The document is longer than 'iri.maximumScannedLength' allows, so nothing is looked for in it.",
} as const;

function notAllNotice(shown: number, all: number): string {
  return `Of ${String(all)} problems, only the ${String(shown)} most severe are shown.`;
}

/** A message about the whole document. */
function toNotice({ positions }: OpenDocument, message: string): Diagnostic {
  return {
    range: positions.rangeOf({ start: 0, end: 0 }),
    severity: DiagnosticSeverity.Information,
    source: "irilint",
    message,
  };
}

function toDiagnostic({ uri, positions }: OpenDocument, problem: Problem, client: Client): Diagnostic {
  const { span, severity, code, message } = problem;
  const href = code === undefined ? undefined : entryOfCode(code)?.url;
  const related = client.showsRelatedInformation ? (problem.related ?? []) : [];
  return {
    range: positions.rangeOf(span),
    severity: toSeverity(severity),
    ...(code !== undefined && { code }),
    ...(href !== undefined && { codeDescription: { href } }),
    source: "irilint",
    message,
    ...(related.length > 0 && {
      relatedInformation: related.map(({ span, message }) => ({
        location: { uri, range: positions.rangeOf(span) },
        message,
      })),
    }),
  };
}
