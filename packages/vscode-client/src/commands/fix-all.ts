import { commands, languages, Range, window, type CodeAction, type Disposable, type TextDocument } from "vscode";
import type { LateClient } from "../late-client.js";
import { describeFixed, describeNothingToFix } from "../status-texts.js";

const kind = "source.fixAll.iri";

/** The command *Irilint: Fix All in Document*: the same safe fixes as on save. */
export function registerFixAll(late: LateClient): Disposable {
  return commands.registerCommand("irilint.fixAll", async () => {
    const document = window.activeTextEditor?.document;
    if (document === undefined) return;
    const client = await late.get();
    // Before it has started, it offers nothing.
    await client.start();
    const before = findingsIn(document);
    if (!(await isAnythingSafe(document))) {
      void window.showInformationMessage(describeNothingToFix(before));
      return;
    }
    const told = nextDiagnostics(document);
    await commands.executeCommand("editor.action.codeAction", { kind, apply: "first" });
    await told;
    void tellFixed(before, findingsIn(document));
  });
}

/** In milliseconds: what is still wrong is told by then, or as it was known before. */
const patience = 3000;

function nextDiagnostics({ uri }: TextDocument): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      listening.dispose();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const listening = languages.onDidChangeDiagnostics(({ uris }) => {
      if (uris.some((changed) => changed.toString() === uri.toString())) done();
    });
  });
}

async function tellFixed(before: number, after: number): Promise<void> {
  const show = "Show Them";
  const chosen = await window.showInformationMessage(describeFixed(before, after), ...(after === 0 ? [] : [show]));
  if (chosen === show) await commands.executeCommand("workbench.actions.view.problems");
}

/** The editor itself would only say that it has no action of this kind. */
async function isAnythingSafe(document: TextDocument): Promise<boolean> {
  const whole = new Range(0, 0, document.lineCount, 0);
  const actions = await commands.executeCommand<CodeAction[]>(
    "vscode.executeCodeActionProvider",
    document.uri,
    whole,
    kind,
  );
  return actions.length > 0;
}

function findingsIn({ uri }: TextDocument): number {
  return languages.getDiagnostics(uri).filter(({ source }) => source === "irilint").length;
}
