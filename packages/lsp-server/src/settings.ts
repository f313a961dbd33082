import { parseSettingsText, readSettings, type Settings } from "@irilint/core/literals";
import { readEditorSettings, type EditorSettings } from "./editor-settings.js";
import { keyOfUri } from "./uri-key.js";

/** Where settings come from; what is missing is `undefined`. */
export interface SettingsSources {
  /** The folders that are open, by URI. */
  readonly folders: readonly string[];
  /** The editor's section `iri` for a folder, or for files in none. */
  readEditorSettings(folder: string | undefined): Promise<unknown>;
  readFile(uri: string): Promise<string | undefined>;
  /** Tells a person of a mistake in the settings. */
  tell(mistake: string): void;
}

/** The name of the file in which a project keeps its settings. */
export const settingsFile = ".irilint.json";

/** What a message calls the settings of the editor. */
const editorSection = "iri in the editor's settings";

export interface ServerSettings extends EditorSettings {
  readonly checks: Settings;
  /** Whether a `.irilint.json` has a say. */
  readonly hasFile: boolean;
}

/** A `.irilint.json`, and what a message calls it. */
interface FoundFile {
  readonly name: string;
  readonly value: unknown;
}

/** The settings in force for each folder: those of the nearest file, in it or above, and over them those of the editor. */
export class SettingsStore {
  readonly #sources: SettingsSources;
  readonly #byFolder = new Map<string | undefined, Promise<ServerSettings>>();
  readonly #told = new Set<string>();

  constructor(sources: SettingsSources) {
    this.#sources = sources;
  }

  /** The settings for a document: the same object until they are forgotten. */
  of(uri: string): Promise<ServerSettings> {
    const folder = innermost(this.#sources.folders, uri);
    const known = this.#byFolder.get(folder);
    if (known !== undefined) return known;
    const settings = this.#read(folder);
    this.#byFolder.set(folder, settings);
    return settings;
  }

  /** Has everything read again when it is asked for. */
  forget(): void {
    this.#byFolder.clear();
  }

  async #read(folder: string | undefined): Promise<ServerSettings> {
    const [file, editor] = await Promise.all([
      folder === undefined ? undefined : this.#findFile(folder),
      this.#sources.readEditorSettings(folder),
    ]);
    const { settings, others, mistakes } = readEditorSettings(isRecord(editor) ? editor : {});
    if (file !== undefined) this.#tellProblems(file.name, file.value);
    this.#tellProblems(editorSection, isRecord(editor) ? others : editor);
    for (const { path, message } of mistakes) this.#tellOnce(`${editorSection}: ${path}: ${message}`);
    const checks = readSettings(overlay(file?.value, others)).settings;
    return { ...settings, checks, hasFile: file !== undefined };
  }

  /** The file of the folder or, as for the command, of the nearest folder above that has one. */
  async #findFile(folder: string): Promise<FoundFile | undefined> {
    const files = foldersUpward(folder).map((above) => `${above}/${settingsFile}`);
    const texts = await Promise.all(files.map((file) => this.#sources.readFile(file)));
    const at = texts.findIndex((text) => text !== undefined);
    const name = at === 0 ? this.#nameOfOwnFile(folder) : legible(files[at] ?? "");
    const text = texts[at];
    if (text === undefined) return undefined;
    const parsed = parseSettingsText(text);
    if (parsed.ok) return { name, value: parsed.value };
    this.#tellOnce(`Ignoring ${name}, which is not valid JSON: ${parsed.message}`);
    return undefined;
  }

  /** What a message calls the file of a folder: with the folder's name, if there are several. */
  #nameOfOwnFile(folder: string): string {
    const name =
      legible(folder)
        .split("/")
        .findLast((each) => each !== "") ?? "";
    return this.#sources.folders.length > 1 ? `${name}/${settingsFile}` : settingsFile;
  }

  #tellProblems(source: string, value: unknown): void {
    for (const { path, message } of readSettings(value).problems) {
      this.#tellOnce(`${path === "" ? source : `${source}: ${path}`}: ${message}`);
    }
  }

  #tellOnce(mistake: string): void {
    if (this.#told.has(mistake)) return;
    this.#told.add(mistake);
    this.#sources.tell(mistake);
  }
}

/** No project lies deeper; what does is the idea of a client that is not well. */
const mostFolders = 64;

/** The folder and those above it, without a final slash; what begins a URI, up to its authority, is no folder. */
function foldersUpward(uri: string): string[] {
  const folders: string[] = [];
  const root = /^[^/]*(?:\/\/[^/]*)?/u.exec(uri)?.[0].length ?? 0;
  let folder = uri.replace(/\/$/u, "");
  while (folder.length > root && folders.length < mostFolders) {
    folders.push(folder);
    folder = folder.slice(0, Math.max(root, folder.lastIndexOf("/")));
  }
  return [...folders, folder];
}

/** A file's path, or the URI of what is no file on this machine. */
function legible(uri: string): string {
  const path = /^file:\/\/(?<path>\/.*)$/u.exec(uri)?.groups?.["path"];
  try {
    return path === undefined ? uri : decodeURI(path).replace(/^\/([A-Za-z])(?::|%3A)/iu, "$1:");
  } catch {
    return uri;
  }
}

/** Of the folders that hold `uri`, the one with the longest path. */
function innermost(folders: readonly string[], uri: string): string | undefined {
  const key = keyOfUri(uri);
  const holding = folders.flatMap((folder) => {
    const start = keyOfUri(folder).replace(/\/?$/u, "/");
    return key.startsWith(start) ? [{ folder, depth: start.length }] : [];
  });
  return holding.sort((a, b) => b.depth - a.depth)[0]?.folder;
}

/** `below` with the members of `above` in place of its own; members that are objects in both are joined in turn. */
function overlay(below: unknown, above: unknown): unknown {
  if (!isRecord(below)) return isRecord(above) ? above : {};
  if (!isRecord(above)) return below;
  const joined: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = joined[name];
    joined[name] = isRecord(under) && isRecord(value) ? overlay(under, value) : value;
  }
  return joined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
