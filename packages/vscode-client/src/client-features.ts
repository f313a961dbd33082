import { Disposable } from "vscode";
import type { BaseLanguageClient, LanguageClientOptions } from "vscode-languageclient";
import type { ClientParts } from "./activation.js";
import { clientOptions } from "./client-options.js";
import { DocumentStatuses } from "./document-statuses.js";
import { EslintDuplicates } from "./eslint-duplicates.js";
import { answerFileReads } from "./file-reads.js";
import { isolateRightToLeft } from "./isolation.js";
import { showLanguageStatus } from "./language-status.js";

/** The client that `create` makes, with all that listens to it, until the extension ends. */
export function withFeatures<Client extends BaseLanguageClient>(
  { context, manifest, documents, log }: ClientParts,
  create: (options: LanguageClientOptions) => Client,
): Client {
  const duplicates = new EslintDuplicates();
  const client = create(clientOptions(manifest, log, duplicates));
  const statuses = new DocumentStatuses(client, documents);
  context.subscriptions.push(
    Disposable.from(
      statuses,
      duplicates.follow(client),
      answerFileReads(client),
      isolateRightToLeft(client, statuses),
      showLanguageStatus(client, documents, statuses),
    ),
  );
  return client;
}
