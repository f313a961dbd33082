import { hasRightToLeft } from "@irilint/core/internal";
import type { CancellationToken, Connection } from "vscode-languageserver";
import { documentStatusMethod, type DocumentStatus, type DocumentStatusParams } from "../protocol/custom-requests.js";
import type { Session } from "../session.js";

/** Answers `iri/documentStatus`, for editors that show how a document was read, or display it by what was found. */
export function answerDocumentStatuses(connection: Connection, session: Session): void {
  connection.onRequest(
    documentStatusMethod,
    async ({ textDocument: { uri } }: DocumentStatusParams, token: CancellationToken) => {
      const analyzed = await session.analyze(uri, token);
      if (analyzed === undefined) return null;
      const { document, analysis, settings } = analyzed;
      const { checks, hasFile, mistakes } = settings;
      const status: DocumentStatus = {
        version: document.version,
        reading: document.reading(settings),
        identifiers: analysis.literals.length,
        rightToLeft: analysis.literals
          .filter(({ text }) => hasRightToLeft(text))
          .map(({ span }) => document.positions.rangeOf(span)),
        preset: checks.preset,
        profile: checks.profile,
        hasSettingsFile: hasFile,
        settingsMistakes: mistakes,
      };
      return status;
    },
  );
}
