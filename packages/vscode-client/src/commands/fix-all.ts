import { commands, Range, window, type CodeAction, type Disposable, type TextDocument } from "vscode";
import type { LateClient } from "../late-client.js";

const kind = "source.fixAll.iri";

/** The command *Irilint: Fix All in Document*: the same safe fixes as on save; the server says what it fixed. */
export function registerFixAll(late: LateClient): Disposable {
  return commands.registerCommand("irilint.fixAll", async () => {
    const document = window.activeTextEditor?.document;
    if (document === undefined) return;
    const client = await late.get();
    // Before it has started, it offers nothing.
    await client.start();
    if (await isAnythingFound(document))
      await commands.executeCommand("editor.action.codeAction", { kind, apply: "first" });
    else void window.showInformationMessage("Irilint found nothing to fix in this document.");
  });
}

/** The editor itself would only say that it has no action of this kind. */
async function isAnythingFound(document: TextDocument): Promise<boolean> {
  const whole = new Range(0, 0, document.lineCount, 0);
  const actions = await commands.executeCommand<CodeAction[]>(
    "vscode.executeCodeActionProvider",
    document.uri,
    whole,
    kind,
  );
  return actions.length > 0;
}
