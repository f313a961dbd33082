import type { ExtensionContext } from "vscode";
import { LanguageClient, TransportKind, type ServerOptions } from "vscode-languageclient/node";
import { startClient } from "./activation.js";

let client: LanguageClient | undefined;

/** On the desktop and in remote windows, the server runs in a process of its own. */
export function activate(context: ExtensionContext): void {
  client = startClient(context, (options) => new LanguageClient("iri", "Irilint", serverOptions(context), options));
}

export async function deactivate(): Promise<void> {
  if (client?.isRunning()) await client.stop();
}

function serverOptions(context: ExtensionContext): ServerOptions {
  const server = { module: context.asAbsolutePath("dist/server.cjs"), transport: TransportKind.ipc };
  return {
    run: server,
    debug: { ...server, options: { execArgv: ["--nolazy", "--inspect=6009"] } },
  };
}
