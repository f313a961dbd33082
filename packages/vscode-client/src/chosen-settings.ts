import { Uri, workspace } from "vscode";

/**
 * The settings that somebody chose, for a folder or a file. Defaults are left out: sent along, they would win over the
 * project's `.irilint.json`.
 */
export function chosenSettings(names: readonly string[], { scopeUri }: { scopeUri?: string }): Record<string, unknown> {
  const configuration = workspace.getConfiguration("iri", scopeUri === undefined ? null : Uri.parse(scopeUri));
  const chosen = names.filter((name) => {
    const places = configuration.inspect(name);
    return (places?.workspaceFolderValue ?? places?.workspaceValue ?? places?.globalValue) !== undefined;
  });
  return Object.fromEntries(chosen.map((name) => [name, configuration.get(name)]));
}
