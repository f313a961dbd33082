import type { Connection } from "vscode-languageserver";
import { Schedule } from "../schedule.js";
import type { Session } from "../session.js";
import { diagnosticsOf, type DiagnosticsDelivery } from "./diagnostics.js";

/** For clients that do not ask: sends the diagnostics soon after a change. */
export function pushDiagnostics(connection: Connection, session: Session): DiagnosticsDelivery {
  const schedule = new Schedule(async (uri) => {
    const analyzed = await session.analyze(uri);
    if (analyzed === undefined) return;
    const { version } = analyzed.document;
    await connection.sendDiagnostics({ uri, version, diagnostics: diagnosticsOf(analyzed, session.client) });
  });
  return {
    documentChanged: (uri) => schedule.request(uri),
    documentClosed: (uri) => {
      schedule.cancel(uri);
      void connection.sendDiagnostics({ uri, diagnostics: [] });
    },
    settingsChanged: () => {
      for (const { uri } of session.documents) schedule.request(uri);
    },
  };
}
