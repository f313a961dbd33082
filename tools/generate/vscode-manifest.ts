import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageIds } from "../../packages/core/src/documents/languages.js";
import { editorSettingsSchema } from "../../packages/lsp-server/src/settings/editor-settings.js";
import type { LocatedCheck } from "./check-folders.js";
import { sharedSettings } from "./shared-settings.js";

export const vscodeManifest = "packages/vscode-client/package.json";

/** The extension's package.json with the languages it starts for and its settings made anew; the rest is written by hand. */
export async function generateVscodeManifest(root: string, checks: readonly LocatedCheck[]): Promise<string> {
  const manifest = JSON.parse(await readFile(join(root, vscodeManifest), "utf8")) as Manifest;
  const shared = Object.entries(await sharedSettings(root, checks, "markdownDescription")).map(
    ([name, setting]): [string, unknown] => [`iri.${name}`, { scope: "resource", ...setting }],
  );
  const settings = { ...Object.fromEntries(shared), ...editorSettings };
  return JSON.stringify({
    ...manifest,
    activationEvents: languageIds.map((id) => `onLanguage:${id}`),
    contributes: { ...manifest.contributes, configuration: inGroups(settings) },
  });
}

/** The settings of the editor alone; the extension keeps those below `iri.editor` and `iri.trace` to itself. */
const editorSettings = {
  ...Object.fromEntries(
    Object.entries(editorSettingsSchema).map(([name, { default: value, description }]) => [
      `iri.${name}`,
      {
        scope: "resource",
        type: typeof value,
        ...(typeof value === "number" && { minimum: 0 }),
        default: value,
        markdownDescription: description,
      },
    ]),
  ),
  "iri.editor.isolateRightToLeft": {
    scope: "window",
    type: "boolean",
    default: true,
    markdownDescription:
      "Display identifiers with right-to-left characters in isolation, so that the text around them does not change their order. [The guidelines](https://datatracker.ietf.org/doc/html/draft-ietf-iri-bidi-guidelines-03) ask for this; other programs, such as review tools, may display the line differently.",
  },
  "iri.editor.repeatEslint": {
    scope: "window",
    type: "boolean",
    default: false,
    markdownDescription:
      "Also show findings that the ESLint extension already shows through the rule `iri/…` of the same name in the same place.",
  },
  "iri.trace.server": {
    scope: "window",
    type: "string",
    enum: ["off", "messages", "verbose"],
    default: "off",
    markdownDescription: "Which messages between editor and server the output channel *Irilint* shows.",
  },
};

/** What belongs together stands together in the settings editor; what no group names belongs to the first. */
const groups: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  { title: "Irilint", names: [] },
  {
    title: "Irilint: What Is an Identifier",
    names: ["iri.sinks", "iri.attributes", "iri.names", "iri.keys", "iri.schemes", "iri.opaqueNames"],
  },
  { title: "Irilint: Editor", names: Object.keys(editorSettings) },
];

function inGroups(settings: Readonly<Record<string, unknown>>): unknown[] {
  const named = new Set(groups.flatMap(({ names }) => names));
  const others = Object.keys(settings).filter((name) => !named.has(name));
  return groups.map(({ title, names }, order) => ({
    title,
    order,
    properties: Object.fromEntries(
      (names.length === 0 ? others : names).map((name, at) => [name, { order: at, ...Object(settings[name]) }]),
    ),
  }));
}

interface Manifest {
  readonly contributes: Readonly<Record<string, unknown>>;
}
