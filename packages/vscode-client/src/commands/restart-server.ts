import { commands, type Disposable } from "vscode";
import type { LateClient } from "../late-client.js";

export const restartServer = "irilint.restartServer";

/** The command *Irilint: Restart Server*. */
export function registerRestartServer(late: LateClient): Disposable {
  return commands.registerCommand(restartServer, async () => {
    const client = await late.get();
    // A server that does not answer is killed by the client, which writes into the log that it had to.
    if (client.isRunning()) await client.stop().catch(() => undefined);
    await client.start();
  });
}
