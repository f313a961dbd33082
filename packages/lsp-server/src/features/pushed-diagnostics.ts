import type { Connection } from "vscode-languageserver";
import type { OpenDocument } from "../documents/open-document.js";
import { Schedule } from "../turns/schedule.js";
import type { DocumentWithSettings, Session } from "../session.js";
import { diagnosticsOf, resultIdOf, type DiagnosticsDelivery } from "./diagnostics.js";

/** For clients that do not ask: sends the diagnostics soon after a change. */
export function pushDiagnostics(connection: Connection, session: Session): DiagnosticsDelivery {
  /** What the client knows already; settings that are read anew are often the same. */
  const sent = new WeakMap<OpenDocument, string>();
  const schedule = new Schedule({
    open: (uri) => session.openInTurn(uri),
    look: async (opened: DocumentWithSettings) => {
      const { document } = opened;
      const { uri, version } = document;
      const result = `${version} ${resultIdOf(opened)}`;
      const analyzed = sent.get(document) === result ? undefined : session.analyzeOpen(opened);
      if (analyzed === undefined) return;
      sent.set(document, result);
      await connection.sendDiagnostics({ uri, version, diagnostics: diagnosticsOf(analyzed, session.client) });
    },
  });
  return {
    documentChanged: (uri) => schedule.request(uri),
    documentClosed: (uri) => {
      schedule.cancel(uri);
      void connection.sendDiagnostics({ uri, diagnostics: [] });
    },
    targetsChanged: (uri) => schedule.request(uri),
    settingsChanged: () => {
      for (const { uri } of session.documents) schedule.request(uri);
    },
  };
}
