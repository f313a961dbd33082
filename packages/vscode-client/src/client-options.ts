import { workspace } from "vscode";
import type { LanguageClientOptions } from "vscode-languageclient";
import { chosenSettings } from "./chosen-settings.js";
import { languagesOf, settingsOf, type Manifest } from "./manifest.js";

/** What the client tells the server, and of which documents: the same for a server process and for a web worker. */
export function clientOptions(manifest: Manifest): LanguageClientOptions {
  const names = settingsOf(manifest);
  return {
    documentSelector: documentSelector(manifest),
    initializationOptions: { hoversShowDiagnostics: true, readsFiles: true },
    middleware: {
      workspace: {
        configuration: ({ items }) =>
          items.map((item) => (item.section === "iri" ? chosenSettings(names, item) : null)),
      },
    },
  };
}

/** The documents that the server gets to see. */
export function documentSelector(manifest: Manifest): { scheme: string; language: string }[] {
  return documentSchemes().flatMap((scheme) => languagesOf(manifest).map((language) => ({ scheme, language })));
}

/** Where documents live that a person edits; a version in a diff view has another scheme and is left alone. */
function documentSchemes(): string[] {
  const folders = workspace.workspaceFolders ?? [];
  return [...new Set(["file", "untitled", "vscode-notebook-cell", ...folders.map(({ uri }) => uri.scheme)])];
}
