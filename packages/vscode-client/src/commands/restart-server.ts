import { commands, type Disposable } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";

export const restartServer = "irilint.restartServer";

/** The command *Irilint: Restart Server*. */
export function registerRestartServer(client: BaseLanguageClient): Disposable {
  return commands.registerCommand(restartServer, async () => {
    if (client.isRunning()) await client.stop();
    await client.start();
  });
}
