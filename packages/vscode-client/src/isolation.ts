import { Disposable, window, workspace, type Range, type TextDocument } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import type { DocumentStatuses } from "./document-statuses.js";

const setting = "iri.editor.isolateRightToLeft";

/**
 * Gives every identifier with right-to-left characters an order of its own, as the bidi guidelines ask: VS Code isolates
 * what a decoration covers. It has to cover the whole identifier; on parts it would change their order.
 */
export function isolateRightToLeft(client: BaseLanguageClient, statuses: DocumentStatuses): Disposable {
  const decoration = window.createTextEditorDecorationType({ textDecoration: "none" });
  const known = new WeakMap<TextDocument, Range[]>();
  const decorate = (document: TextDocument): void => {
    const ranges = isAsked() ? (known.get(document) ?? []) : [];
    for (const editor of window.visibleTextEditors)
      if (editor.document === document) editor.setDecorations(decoration, ranges);
  };
  return Disposable.from(
    decoration,
    statuses.onAnswer(({ document, status }) => {
      if (status === undefined) return;
      known.set(
        document,
        status.rightToLeft.map((range) => client.protocol2CodeConverter.asRange(range)),
      );
      decorate(document);
    }),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(setting)) for (const { document } of window.visibleTextEditors) decorate(document);
    }),
  );
}

function isAsked(): boolean {
  return workspace.getConfiguration().get<boolean>(setting, true);
}
