import type { ExtensionContext } from "vscode";
import { LanguageClient, TransportKind, type ServerOptions } from "vscode-languageclient/node";
import type { ClientParts } from "./activation.js";
import { withFeatures } from "./client-features.js";

/** The client of a server in a process of its own. */
export function processClient(parts: ClientParts): LanguageClient {
  const server = serverOptions(parts.context);
  return withFeatures(parts, (options) => new LanguageClient("iri", "Irilint", server, options));
}

function serverOptions(context: ExtensionContext): ServerOptions {
  const server = { module: context.asAbsolutePath("dist/server.cjs"), transport: TransportKind.ipc };
  return { run: server, debug: { ...server, options: { execArgv: ["--nolazy", "--inspect=6009"] } } };
}
