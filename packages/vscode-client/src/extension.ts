import type { ExtensionContext } from "vscode";
import { LanguageClient, TransportKind, type ServerOptions } from "vscode-languageclient/node";
import { clientOptions, documentSelector } from "./client-options.js";
import { registerRestartServer } from "./commands/restart-server.js";
import { showServerState } from "./server-state.js";
import type { Manifest } from "./manifest.js";

let client: LanguageClient | undefined;

/** Starts the bundled server in a process of its own, and does not wait for it. */
export function activate(context: ExtensionContext): void {
  // VS Code gives back what package.json says.
  const manifest = context.extension.packageJSON as Manifest;
  client = new LanguageClient("iri", "Irilint", serverOptions(context), clientOptions(manifest));
  context.subscriptions.push(registerRestartServer(client), showServerState(client, documentSelector(manifest)));
  // The client itself tells the user of a failed start and logs it.
  client.start().catch(() => undefined);
}

export async function deactivate(): Promise<void> {
  if (client?.isRunning()) await client.stop();
}

function serverOptions(context: ExtensionContext): ServerOptions {
  const server = { module: context.asAbsolutePath("dist/server.cjs"), transport: TransportKind.ipc };
  return { run: server, debug: { ...server, options: { execArgv: ["--nolazy", "--inspect=6009"] } } };
}
