import { commands, type Disposable } from "vscode";

export const openSettings = "irilint.openSettings";

/** The command *Irilint: Open Settings*. */
export function registerOpenSettings(): Disposable {
  return commands.registerCommand(openSettings, () =>
    commands.executeCommand("workbench.action.openSettings", "@ext:irilint.vscode-iri"),
  );
}
