import { Disposable } from "vscode";
import type { BaseLanguageClient, ErrorHandler, LanguageClientOptions } from "vscode-languageclient";
import type { ClientParts } from "./activation.js";
import { clientOptions } from "./client-options.js";
import { DocumentStatuses } from "./document-statuses.js";
import { EslintDuplicates } from "./eslint-duplicates.js";
import { answerFileReads } from "./file-reads.js";
import { isolateRightToLeft } from "./isolation.js";
import { showLanguageStatus } from "./language-status.js";
import type { EndableClient } from "./late-client.js";
import { endServer, usualUnlessGone, type ServerGrip } from "./server-end.js";

/** The client that `create` makes, with all that listens to it, until it is ended. */
export function withFeatures<Client extends BaseLanguageClient>(
  { manifest, documents, log }: ClientParts,
  create: (options: LanguageClientOptions) => Client,
  grip: ServerGrip<Client>,
): EndableClient {
  let isEnding = false;
  const duplicates = new EslintDuplicates();
  const errorHandler = usualUnlessGone(
    () => isEnding,
    () => usual,
  );
  const initializationFailedHandler = (error: unknown): boolean => {
    client.error("Server initialization failed.", error);
    return false;
  };
  const client = create({ ...clientOptions(manifest, log, duplicates), errorHandler, initializationFailedHandler });
  // A server that is ended before it has answered fails in ways that concern nobody: they are logged alone.
  const tell = client.error.bind(client);
  client.error = (message, data, showNotification) => tell(message, data, isEnding ? false : showNotification);
  const usual: ErrorHandler = client.createDefaultErrorHandler();
  const statuses = new DocumentStatuses(client, documents);
  const features = Disposable.from(
    statuses,
    duplicates.follow(client),
    answerFileReads(client),
    isolateRightToLeft(client, statuses),
    showLanguageStatus(client, documents, statuses),
  );
  return {
    client,
    async end() {
      isEnding = true;
      features.dispose();
      await endServer(client, grip);
    },
  };
}
