import type { ExtensionContext } from "vscode";
import { activateWith } from "./activation.js";
import type { LateClient } from "./late-client.js";

let client: LateClient | undefined;

/** In VS Code for the web, the server runs in a web worker, which is ended with the extension. */
export function activate(context: ExtensionContext): void {
  client = activateWith(context, async (parts) => {
    const { workerClient } = await import("./worker-client.js");
    return workerClient(parts);
  });
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
