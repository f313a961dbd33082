import { parseSettingsText, readSettings, type Settings } from "@irilint/core/literals";
import { readEditorSettings, type EditorSettings } from "./editor-settings.js";
import { takeOutNulls } from "./request-params.js";
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
  /** The URI of the `.irilint.json` that holds, or of the one that could be made; nothing outside of all folders. */
  readonly file: string | undefined;
}

/** What a `.irilint.json` holds, which is nothing if it cannot be read, and what is wrong with it. */
interface FoundFile {
  readonly uri: string;
  readonly value: unknown;
  readonly mistakes: readonly string[];
}

/** The settings in force for each folder: those of the nearest file, in it or above, and over them those of the editor. */
export class SettingsStore {
  readonly #sources: SettingsSources;
  readonly #byFolder = new Map<string | undefined, Promise<ServerSettings>>();
  /** What was read last for a folder, as text. */
  readonly #last = new Map<string | undefined, { readonly text: string; readonly settings: ServerSettings }>();
  /** The mistakes that were there when the settings for a folder were read last. */
  readonly #told = new Map<string | undefined, ReadonlySet<string>>();

  constructor(sources: SettingsSources) {
    this.#sources = sources;
  }

  /** The settings for a document: the same object until they are forgotten and read anew as others. */
  async of(uri: string): Promise<ServerSettings> {
    for (;;) {
      const folder = innermost(this.#sources.folders, uri);
      const reading = this.#byFolder.get(folder) ?? this.#read(folder);
      this.#byFolder.set(folder, reading);
      const settings = await reading;
      // What was forgotten while it was read may be answered late, after what is in force now.
      if (this.#byFolder.get(folder) === reading) return settings;
    }
  }

  /** The text of a file, such as `.irilint.json`; nothing if it is not there. */
  readFile(uri: string): Promise<string | undefined> {
    return this.#sources.readFile(uri);
  }

  /** Has everything read again when it is asked for. */
  forget(): void {
    this.#byFolder.clear();
    const isGone = (folder: string | undefined): boolean =>
      folder !== undefined && !this.#sources.folders.includes(folder);
    for (const folder of [...this.#told.keys()].filter(isGone)) {
      this.#told.delete(folder);
      this.#last.delete(folder);
    }
  }

  async #read(folder: string | undefined): Promise<ServerSettings> {
    const [file, editor] = await Promise.all([
      folder === undefined ? undefined : this.#findFile(folder),
      this.#sources.readEditorSettings(folder),
    ]);
    // An editor may say null for what nobody chose.
    takeOutNulls(editor);
    const { settings, others, mistakes } = readEditorSettings(isRecord(editor) ? editor : {});
    this.#tell(folder, [
      ...(file?.mistakes ?? []),
      ...mistakesIn(editorSection, isRecord(editor) ? others : (editor ?? undefined)),
      ...mistakes.map(({ path, message }) => `${editorSection}: ${path}: ${message}`),
    ]);
    const chosen = overlay(file?.value, others);
    const hasFile = file?.value !== undefined;
    const own = file?.uri ?? (folder === undefined ? undefined : `${folder.replace(/\/$/u, "")}/${settingsFile}`);
    const text = JSON.stringify([settings, chosen, hasFile, own]);
    const last = this.#last.get(folder);
    if (last?.text === text) return last.settings;
    const read = { ...settings, checks: readSettings(chosen).settings, hasFile, file: own };
    this.#last.set(folder, { text, settings: read });
    return read;
  }

  /** The file of the folder or, as for the command, of the nearest folder above that has one. */
  async #findFile(folder: string): Promise<FoundFile | undefined> {
    const files = foldersUpward(folder).map((above) => `${above}/${settingsFile}`);
    const texts = await Promise.all(files.map((file) => this.#sources.readFile(file)));
    const at = texts.findIndex((text) => text !== undefined);
    const text = texts[at];
    if (text === undefined) return undefined;
    const uri = files[at] ?? "";
    const name = at === 0 ? this.#nameOfOwnFile(folder) : legible(uri);
    const parsed = parseSettingsText(text);
    if (parsed.ok) return { uri, value: parsed.value, mistakes: mistakesIn(name, parsed.value) };
    return { uri, value: undefined, mistakes: [`Ignoring ${name}, which is not valid JSON: ${parsed.message}`] };
  }

  /** What a message calls the file of a folder: with the folder's name, if there are several. */
  #nameOfOwnFile(folder: string): string {
    const name =
      legible(folder)
        .split("/")
        .findLast((each) => each !== "") ?? "";
    return this.#sources.folders.length > 1 ? `${name}/${settingsFile}` : settingsFile;
  }

  /** Tells the mistakes in the settings for a folder in one message, but none again while it is there. */
  #tell(folder: string | undefined, mistakes: readonly string[]): void {
    const told = new Set([...this.#told.values()].flatMap((those) => [...those]));
    this.#told.set(folder, new Set(mistakes));
    const untold = [...new Set(mistakes)].filter((mistake) => !told.has(mistake));
    if (untold.length > 0) this.#sources.tell(untold.join("\n"));
  }
}

function mistakesIn(source: string, value: unknown): string[] {
  return readSettings(value).problems.map(
    ({ path, message }) => `${path === "" ? source : `${source}: ${path}`}: ${message}`,
  );
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

/**
 * Of the folders that hold `uri`, the one with the longest path. The cells of a notebook and files that are not saved yet
 * have schemes of their own, and the paths that they would have as files.
 */
function innermost(folders: readonly string[], uri: string): string | undefined {
  const others = folders.filter((folder) => schemeOf(folder) !== schemeOf(uri));
  return innermostBy(keyOfUri, folders, uri) ?? innermostBy(keyOfPath, others, uri);
}

function schemeOf(uri: string): string {
  return uri.slice(0, uri.indexOf(":")).toLowerCase();
}

function innermostBy(keyOf: (uri: string) => string, folders: readonly string[], uri: string): string | undefined {
  const key = keyOf(uri);
  const holding = folders.flatMap((folder) => {
    const start = keyOf(folder).replace(/\/?$/u, "/");
    return key.startsWith(start) ? [{ folder, depth: start.length }] : [];
  });
  return holding.sort((a, b) => b.depth - a.depth)[0]?.folder;
}

function keyOfPath(uri: string): string {
  return keyOfUri(uri.replace(/^[^:/?#]+:(?:\/\/[^/?#]*)?/u, "file://"));
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
