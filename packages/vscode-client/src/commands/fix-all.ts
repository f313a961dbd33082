import { commands, type Disposable } from "vscode";

/** The command *Irilint: Fix All in Document*: the same safe fixes as on save. */
export function registerFixAll(): Disposable {
  return commands.registerCommand("irilint.fixAll", () =>
    commands.executeCommand("editor.action.codeAction", { kind: "source.fixAll.iri", apply: "first" }),
  );
}
