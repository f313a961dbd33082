import { workspace } from "vscode";
import type { InitializationOptions } from "iri-language-server/dist/protocol/custom-requests.js";
import type { LanguageClientOptions } from "vscode-languageclient";
import { chosenSettings } from "./chosen-settings.js";
import type { EslintDuplicates } from "./eslint-duplicates.js";
import type { Log } from "./log.js";
import { languagesOf, settingsOf, type Manifest } from "./manifest.js";

/** What VS Code does by itself, or can do for the server. */
const initializationOptions: InitializationOptions = {
  hoversShowDiagnostics: true,
  readsFiles: true,
  hoverPicture: true,
  detectsLinks: true,
  linksByCommand: true,
};

/** What the client tells the server, and of which documents: the same for a server process and for a web worker. */
export function clientOptions(manifest: Manifest, log: Log, duplicates: EslintDuplicates): LanguageClientOptions {
  const names = settingsOf(manifest);
  return {
    documentSelector: documentSelector(manifest),
    initializationOptions,
    outputChannel: log.channel,
    traceOutputChannel: log.trace,
    middleware: {
      ...duplicates.middleware,
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
