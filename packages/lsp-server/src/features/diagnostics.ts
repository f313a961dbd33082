import type { LocatedFinding } from "@irilint/core/literals";
import { DiagnosticSeverity, type Diagnostic } from "vscode-languageserver";
import type { Client } from "../client.js";
import type { OpenDocument } from "../open-document.js";
import { idOf } from "../object-ids.js";
import type { AnalyzedDocument, DocumentWithSettings } from "../session.js";
import { toSeverity } from "../to-protocol.js";
import { entryOfCode } from "./entry-of-code.js";

/** How the findings of open documents get to the client: it is sent them, or asks for them. */
export interface DiagnosticsDelivery {
  documentChanged(uri: string): void;
  documentClosed(uri: string): void;
  settingsChanged(): void;
}

/** What is found depends on the text and on the settings alone, and on nothing that would have to be looked for. */
export function resultIdOf({ document, settings }: DocumentWithSettings): string {
  return `${idOf(document.source)}-${idOf(settings)}`;
}

/**
 * The findings of a document in the terms of the client, the comments that were meant to suppress some and do not, and
 * a notice if the document is too long to be read whole.
 */
export function diagnosticsOf({ document, analysis, settings }: AnalyzedDocument, client: Client): Diagnostic[] {
  return [
    ...(document.reading(settings) === "scanned" ? [scanningNotice(document)] : []),
    ...analysis.findings.map((finding) => toDiagnostic(document, finding, client)),
    ...analysis.mistakes.map(({ span, message }) => ({
      range: document.positions.rangeOf(span),
      severity: DiagnosticSeverity.Warning,
      source: "irilint",
      message,
    })),
  ];
}

function scanningNotice({ positions }: OpenDocument): Diagnostic {
  return {
    range: positions.rangeOf({ start: 0, end: 0 }),
    severity: DiagnosticSeverity.Information,
    source: "irilint",
    message:
      "The document or one of its lines is longer than 'iri.maximumLength' or 'iri.maximumLineLength' allows, " +
      "so it is only scanned for identifiers, and only invisible and misleading characters are reported.",
  };
}

function toDiagnostic({ uri, positions }: OpenDocument, finding: LocatedFinding, client: Client): Diagnostic {
  const href = entryOfCode(finding.code)?.url;
  const related = client.showsRelatedInformation ? (finding.related ?? []) : [];
  return {
    range: positions.rangeOf(finding.span),
    severity: toSeverity(finding.severity),
    code: finding.code,
    ...(href !== undefined && { codeDescription: { href } }),
    source: "irilint",
    message: finding.message,
    ...(related.length > 0 && {
      relatedInformation: related.map(({ span, message }) => ({
        location: { uri, range: positions.rangeOf(span) },
        message,
      })),
    }),
  };
}
