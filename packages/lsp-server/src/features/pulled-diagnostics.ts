import { DocumentDiagnosticReportKind, type Connection } from "vscode-languageserver";
import type { Session } from "../session.js";
import { cancelled } from "../protocol/cancellation.js";
import { diagnosticsOf, resultIdOf, type DiagnosticsDelivery } from "./diagnostics.js";

/** For clients that ask: answers, and says when answers would be others without a change of the document. */
export function answerDiagnosticPulls(connection: Connection, session: Session): DiagnosticsDelivery {
  connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) => {
    const known = await session.open(textDocument.uri);
    if (known !== undefined && resultIdOf(known) === previousResultId)
      return { kind: DocumentDiagnosticReportKind.Unchanged, resultId: previousResultId };
    const document = await session.openInTurn(textDocument.uri, token);
    if (token.isCancellationRequested) throw cancelled();
    const analyzed = document && session.analyzeOpen(document);
    if (analyzed === undefined) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    const items = diagnosticsOf(analyzed, session.client);
    return { kind: DocumentDiagnosticReportKind.Full, items, resultId: resultIdOf(analyzed) };
  });
  const refresh = (): void => {
    if (session.client.refreshesDiagnostics) connection.languages.diagnostics.refresh().catch(() => undefined);
  };
  return {
    documentChanged: () => undefined,
    documentClosed: () => undefined,
    targetsChanged: refresh,
    settingsChanged: refresh,
  };
}
