import { commands, type Disposable } from "vscode";
import type { LateClient } from "../late-client.js";

export const restartServer = "irilint.restartServer";

/** The command *Irilint: Restart Server*. */
export function registerRestartServer(late: LateClient): Disposable {
  return commands.registerCommand(restartServer, async () => {
    const client = await late.get();
    // Stopping fails where the server does not answer in time; the client writes that into its log.
    if (client.isRunning()) await client.stop().catch(() => undefined);
    await client.start();
  });
}
