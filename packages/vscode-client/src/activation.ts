import { commands, type ExtensionContext } from "vscode";
import type { BaseLanguageClient, LanguageClientOptions } from "vscode-languageclient";
import { clientOptions, documentSelector } from "./client-options.js";
import { registerConversions } from "./commands/conversions.js";
import { registerFixAll } from "./commands/fix-all.js";
import { registerOpenSettings } from "./commands/open-settings.js";
import { registerRestartServer } from "./commands/restart-server.js";
import { registerShowOutput } from "./commands/show-output.js";
import { DocumentStatuses } from "./document-statuses.js";
import { EslintDuplicates } from "./eslint-duplicates.js";
import { answerFileReads } from "./file-reads.js";
import { atFirstDocument } from "./first-document.js";
import { registerInspector } from "./inspector/inspector.js";
import { isolateRightToLeft } from "./isolation.js";
import { showLanguageStatus } from "./language-status.js";
import { createLog } from "./log.js";
import { languagesOf, type Manifest } from "./manifest.js";

/** Starts the client that `create` makes as soon as there is a document for it, and does not wait for its server. */
export function startClient<Client extends BaseLanguageClient>(
  context: ExtensionContext,
  create: (options: LanguageClientOptions) => Client,
): Client {
  // VS Code gives back what package.json says.
  const manifest = context.extension.packageJSON as Manifest;
  const documents = documentSelector(manifest);
  const log = createLog();
  const duplicates = new EslintDuplicates();
  const client = create(clientOptions(manifest, log, duplicates));
  const statuses = new DocumentStatuses(client, documents);
  // The palette offers what acts on a document only where it can.
  void commands.executeCommand("setContext", "irilint.languages", languagesOf(manifest));
  context.subscriptions.push(
    log.listening,
    statuses,
    duplicates.follow(client),
    answerFileReads(client),
    registerRestartServer(client),
    registerShowOutput(log.channel),
    registerOpenSettings(),
    registerFixAll(),
    registerConversions(client),
    registerInspector(client, documents, context.extensionUri),
    isolateRightToLeft(client, statuses),
    showLanguageStatus(client, documents, statuses),
    // The client itself tells the user of a failed start and logs it.
    atFirstDocument(documents, () => void client.start().catch(() => undefined)),
  );
  return client;
}
