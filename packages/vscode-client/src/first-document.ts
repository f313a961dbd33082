import { Disposable, languages, workspace, type DocumentSelector } from "vscode";

/** Calls `start` once one of the documents is open: nothing is done before there is anything to do. */
export function atFirstDocument(documents: DocumentSelector, start: () => void): Disposable {
  if (workspace.textDocuments.some((document) => languages.match(documents, document) > 0)) {
    start();
    return new Disposable(() => undefined);
  }
  const waiting = workspace.onDidOpenTextDocument((document) => {
    if (languages.match(documents, document) === 0) return;
    waiting.dispose();
    start();
  });
  return waiting;
}
