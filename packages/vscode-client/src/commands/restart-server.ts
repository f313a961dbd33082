import { commands, type Disposable } from "vscode";
import type { LateClient } from "../late-client.js";

export const restartServer = "irilint.restartServer";

/** The command *Irilint: Restart Server*. */
export function registerRestartServer(late: LateClient): Disposable {
  return commands.registerCommand(restartServer, () => late.restart());
}
