import { DocumentDiagnosticReportKind, type Connection } from "vscode-languageserver";
import { idOf } from "../object-ids.js";
import type { DocumentWithSettings, Session } from "../session.js";
import { diagnosticsOf, type DiagnosticsDelivery } from "./diagnostics.js";

/** For clients that ask: answers, and says when answers would be others without a change of the document. */
export function answerDiagnosticPulls(connection: Connection, session: Session): DiagnosticsDelivery {
  connection.languages.diagnostics.on(async ({ textDocument, previousResultId }) => {
    const document = await session.open(textDocument.uri);
    if (document === undefined) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    const resultId = resultIdOf(document);
    if (resultId === previousResultId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
    const analyzed = session.analyzeOpen(document);
    const items = analyzed === undefined ? [] : diagnosticsOf(analyzed, session.client);
    return { kind: DocumentDiagnosticReportKind.Full, items, ...(analyzed !== undefined && { resultId }) };
  });
  return {
    documentChanged: () => undefined,
    documentClosed: () => undefined,
    settingsChanged: () => {
      if (session.client.refreshesDiagnostics) connection.languages.diagnostics.refresh().catch(() => undefined);
    },
  };
}

/** What is found depends on the text and on the settings alone, and on nothing that would have to be looked for. */
function resultIdOf({ document, settings }: DocumentWithSettings): string {
  return `${idOf(document.source)}-${idOf(settings)}`;
}
