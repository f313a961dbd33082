import type { ExtensionContext } from "vscode";
import type { BaseLanguageClient, LanguageClientOptions } from "vscode-languageclient";
import { clientOptions, documentSelector } from "./client-options.js";
import { registerRestartServer } from "./commands/restart-server.js";
import { answerFileReads } from "./file-reads.js";
import type { Manifest } from "./manifest.js";
import { showServerState } from "./server-state.js";

/** Starts the client that `create` makes, and does not wait for its server. */
export function startClient<Client extends BaseLanguageClient>(
  context: ExtensionContext,
  create: (options: LanguageClientOptions) => Client,
): Client {
  // VS Code gives back what package.json says.
  const manifest = context.extension.packageJSON as Manifest;
  const client = create(clientOptions(manifest));
  context.subscriptions.push(
    answerFileReads(client),
    registerRestartServer(client),
    showServerState(client, documentSelector(manifest)),
  );
  // The client itself tells the user of a failed start and logs it.
  client.start().catch(() => undefined);
  return client;
}
