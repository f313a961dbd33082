import { commands, type DocumentSelector, type ExtensionContext } from "vscode";
import { documentSelector } from "./client-options.js";
import { registerConversions } from "./commands/conversions.js";
import { registerFixAll } from "./commands/fix-all.js";
import { registerOpenSample } from "./commands/open-sample.js";
import { registerOpenSettings } from "./commands/open-settings.js";
import { registerRestartServer } from "./commands/restart-server.js";
import { registerShowOutput } from "./commands/show-output.js";
import { atFirstDocument } from "./first-document.js";
import { registerInspector } from "./inspector/inspector.js";
import { LateClient, type EndableClient } from "./late-client.js";
import { createLog, type Log } from "./log.js";
import { languagesOf, type Manifest } from "./manifest.js";

/** What a client is made with. */
export interface ClientParts {
  readonly context: ExtensionContext;
  readonly manifest: Manifest;
  readonly documents: DocumentSelector;
  readonly log: Log;
}

/** Offers the commands and the inspector; the client comes with the first document, or when one of them needs it. */
export function activateWith(
  context: ExtensionContext,
  connect: (parts: ClientParts) => Promise<EndableClient>,
): LateClient {
  // VS Code gives back what package.json says.
  const manifest = context.extension.packageJSON as Manifest;
  const documents = documentSelector(manifest);
  const log = createLog();
  const client = new LateClient(() => connect({ context, manifest, documents, log }));
  // The palette offers what acts on a document only where it can.
  void commands.executeCommand("setContext", "irilint.languages", languagesOf(manifest));
  context.subscriptions.push(
    log.listening,
    registerRestartServer(client),
    registerShowOutput(log.channel),
    registerOpenSettings(),
    registerOpenSample(),
    registerFixAll(client),
    registerConversions(client),
    registerInspector(client, documents, context.extensionUri),
    atFirstDocument(documents, () => void client.get()),
  );
  return client;
}
