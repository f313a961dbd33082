import type { ChildProcess } from "node:child_process";
import type { ExtensionContext } from "vscode";
import { LanguageClient, TransportKind, type ServerOptions } from "vscode-languageclient/node";
import type { ClientParts } from "./activation.js";
import { withFeatures } from "./client-features.js";
import type { EndableClient } from "./late-client.js";

/** The client of a server in a process of its own. */
export function processClient(parts: ClientParts): EndableClient {
  const server = serverOptions(parts.context);
  return withFeatures(
    parts,
    (options) => new LanguageClient("iri", "Irilint", server, options),
    ({ serverProcess }) =>
      (patience) =>
        endOf(serverProcess, patience),
  );
}

function serverOptions(context: ExtensionContext): ServerOptions {
  const server = { module: context.asAbsolutePath("dist/server.cjs"), transport: TransportKind.ipc };
  return { run: server, debug: { ...server, options: { execArgv: ["--nolazy", "--inspect=6009"] } } };
}

/** Waits for a process to end; kills it if that takes longer than `patience` milliseconds. */
function endOf(server: ChildProcess | undefined, patience: number): Promise<void> {
  if (server?.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill("SIGKILL"), patience);
    server.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
