import { DocumentDiagnosticReportKind, type Connection, type DocumentDiagnosticReport } from "vscode-languageserver";
import type { Analysis } from "../analyze.js";
import type { AnalyzedDocument, Session } from "../session.js";
import { diagnosticsOf, type DiagnosticsDelivery } from "./diagnostics.js";

/** For clients that ask: answers, and says when answers would be others without a change of the document. */
export function answerDiagnosticPulls(connection: Connection, session: Session): DiagnosticsDelivery {
  const resultIds = new ResultIds();
  connection.languages.diagnostics.on(async ({ textDocument, previousResultId }) => {
    const analyzed = await session.analyze(textDocument.uri);
    if (analyzed === undefined) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    return report(analyzed, session, resultIds.of(analyzed.analysis), previousResultId);
  });
  return {
    documentChanged: () => undefined,
    documentClosed: () => undefined,
    settingsChanged: () => {
      if (session.client.refreshesDiagnostics) connection.languages.diagnostics.refresh().catch(() => undefined);
    },
  };
}

function report(
  analyzed: AnalyzedDocument,
  { client }: Session,
  resultId: string,
  previousResultId: string | undefined,
): DocumentDiagnosticReport {
  if (resultId === previousResultId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
  return { kind: DocumentDiagnosticReportKind.Full, resultId, items: diagnosticsOf(analyzed, client) };
}

/** One id for each analysis; ids that an earlier server gave out to the client are not given again. */
class ResultIds {
  readonly #ids = new WeakMap<Analysis, string>();
  readonly #prefix = Date.now().toString(36);
  #count = 0;

  of(analysis: Analysis): string {
    const known = this.#ids.get(analysis);
    if (known !== undefined) return known;
    this.#count += 1;
    const id = `${this.#prefix}.${this.#count}`;
    this.#ids.set(analysis, id);
    return id;
  }
}
