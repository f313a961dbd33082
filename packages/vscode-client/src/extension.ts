import type { ExtensionContext } from "vscode";
import { activateWith } from "./activation.js";
import type { LateClient } from "./late-client.js";

let client: LateClient | undefined;

/** On the desktop and in remote windows, the server runs in a process of its own. */
export function activate(context: ExtensionContext): void {
  client = activateWith(context, async (parts) => {
    const { processClient } = await import("./process-client.js");
    return processClient(parts);
  });
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
