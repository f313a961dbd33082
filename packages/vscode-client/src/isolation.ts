import { Disposable, window, workspace, type Range, type TextDocument, type TextEditor } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import type { DocumentStatuses } from "./document-statuses.js";

const setting = "iri.editor.isolateRightToLeft";

/** What is to be isolated in one version of a document. */
interface KnownRanges {
  readonly version: number;
  readonly ranges: readonly Range[];
}

/**
 * Gives every identifier with right-to-left characters an order of its own, as the bidi guidelines ask: VS Code isolates
 * what a decoration covers. It has to cover the whole identifier; on parts it would change their order.
 */
export function isolateRightToLeft(client: BaseLanguageClient, statuses: DocumentStatuses): Disposable {
  const decoration = window.createTextEditorDecorationType({ textDecoration: "none" });
  const known = new WeakMap<TextDocument, KnownRanges>();
  const decorate = (editors: readonly TextEditor[]): void => {
    for (const editor of editors) {
      const { version, ranges } = known.get(editor.document) ?? { version: -1, ranges: [] };
      if (version === editor.document.version) editor.setDecorations(decoration, isAsked() ? ranges : []);
    }
  };
  return Disposable.from(
    decoration,
    statuses.onAnswer(({ document, status }) => {
      if (status === undefined) return;
      const ranges = status.rightToLeft.map((range) => client.protocol2CodeConverter.asRange(range));
      known.set(document, { version: document.version, ranges });
      decorate(window.visibleTextEditors.filter((editor) => editor.document === document));
    }),
    // An editor that comes into sight again shows nothing of what was set before.
    window.onDidChangeVisibleTextEditors(decorate),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(setting)) decorate(window.visibleTextEditors);
    }),
  );
}

function isAsked(): boolean {
  return workspace.getConfiguration().get<boolean>(setting, true);
}
