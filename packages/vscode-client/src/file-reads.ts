import { Uri, workspace, type Disposable } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";

/** Reads the project's settings for the server, which does not know every file system that VS Code knows. */
export function answerFileReads(client: BaseLanguageClient): Disposable {
  return client.onRequest("iri/readFile", async ({ uri }: { uri: string }) => {
    try {
      return new TextDecoder().decode(await workspace.fs.readFile(Uri.parse(uri)));
    } catch {
      return null;
    }
  });
}
