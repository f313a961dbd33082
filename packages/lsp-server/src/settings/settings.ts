import {
  folderOf,
  foldersUpward,
  joinedSettings,
  parseSettingsText,
  readSettings,
  SettingsOfPaths,
  type FileProblem,
  type JoinedSettings,
  type SettingProblem,
  type Settings,
} from "@irilint/core/literals";
import { readEditorSettings, type EditorSettings } from "./editor-settings.js";
import { takeOutNulls } from "../protocol/request-params.js";
import { keyOfUri } from "../protocol/uri-key.js";

/** Where settings come from; what is missing is `undefined`. */
export interface SettingsSources {
  /** The folders that are open, by URI. */
  readonly folders: readonly string[];
  /** The editor's section `iri` for a folder, or for files in none. */
  readEditorSettings(folder: string | undefined): Promise<unknown>;
  readFile(uri: string): Promise<string | undefined>;
  /** Whether the files that say what to ignore, in an open folder and above it, name a document. */
  isIgnored(uri: string, folder: string): Promise<boolean>;
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
  /** Whether nothing is told of the document, which is ignored, or excluded by the settings. */
  readonly leavesOut: boolean;
  /** The mistakes in the file and in the editor's settings, each with where it stands. */
  readonly mistakes: readonly string[];
  /** What other files have a say in: the items of the file's `extends` that lead nowhere. */
  readonly unfound: readonly FileProblem[];
}

/** The file that holds in a folder, with what it builds on. */
interface FoundFile {
  readonly uri: string;
  readonly joined: JoinedSettings;
  /** Whether it could be read. */
  readonly isRead: boolean;
}

/** What holds for the documents of one folder: the settings of a file, and over them those of the editor. */
interface InForce {
  readonly editor: EditorSettings;
  readonly file: FoundFile | undefined;
  readonly checks: SettingsOfPaths;
  readonly mistakes: readonly string[];
}

/** So many documents are remembered. */
const mostDocuments = 2000;

/** The settings in force for each document: those of the nearest file, in its folder or above, and over them those of the editor. */
export class SettingsStore {
  readonly #sources: SettingsSources;
  readonly #byDocument = new Map<string, Promise<ServerSettings>>();
  readonly #byPlace = new Map<string, Promise<InForce>>();
  readonly #editors = new Map<string | undefined, Promise<unknown>>();
  readonly #texts = new Map<string, Promise<string | undefined>>();
  /** All that were given, by what they say; and those from before what was last forgotten. */
  #known = new Map<string, ServerSettings>();
  #former = new Map<string, ServerSettings>();
  /** The mistakes that were there when the settings of a folder were read last, by the open folder that it is in. */
  readonly #told = new Map<string | undefined, Map<string, readonly string[]>>();

  constructor(sources: SettingsSources) {
    this.#sources = sources;
  }

  /** The settings for a document: the same object until they are forgotten and read anew as others. */
  async of(uri: string): Promise<ServerSettings> {
    for (;;) {
      const reading = this.#byDocument.get(uri) ?? this.#read(uri);
      if (this.#byDocument.size >= mostDocuments) this.#byDocument.clear();
      this.#byDocument.set(uri, reading);
      const settings = await reading;
      // What was forgotten while it was read may be answered late, after what is in force now.
      if (this.#byDocument.get(uri) === reading) return settings;
    }
  }

  /**
   * The same for a file of which is known already that nothing in the folders says to ignore it: that takes longer to find
   * out than all else.
   */
  ofFound(uri: string): Promise<ServerSettings> {
    return this.#byDocument.get(uri) ?? this.#read(uri, false);
  }

  /** The text of a file, such as `.irilint.json`; nothing if it is not there. */
  readFile(uri: string): Promise<string | undefined> {
    return this.#sources.readFile(uri);
  }

  /** Whether settings were looked for in a file. */
  hasLookedAt(uri: string): boolean {
    return this.#texts.has(uri);
  }

  /** Has everything read again when it is asked for. */
  forget(): void {
    for (const known of [this.#byDocument, this.#byPlace, this.#editors, this.#texts]) known.clear();
    if (this.#known.size > 0) [this.#former, this.#known] = [this.#known, new Map<string, ServerSettings>()];
    const isGone = (folder: string | undefined): boolean =>
      folder !== undefined && !this.#sources.folders.includes(folder);
    for (const folder of [...this.#told.keys()].filter(isGone)) this.#told.delete(folder);
  }

  async #read(uri: string, mayBeIgnored = true): Promise<ServerSettings> {
    const place = locationIn(this.#sources.folders, uri);
    const [{ editor, file, checks, mistakes }, isIgnored] = await Promise.all([
      this.#inForce(place),
      mayBeIgnored && place.folder !== undefined && this.#sources.isIgnored(uri, place.folder),
    ]);
    const root = file === undefined ? place.directory : folderOf(file.uri);
    const path =
      place.directory === undefined ? "" : decoded(`${place.directory}/${place.name}`.slice((root ?? "").length + 1));
    const leavesOut = isIgnored || (path !== "" && checks.excludes(path, "file"));
    const own = file?.uri ?? (place.folder === undefined ? undefined : `${withoutSlash(place.folder)}/${settingsFile}`);
    const settings = checks.of(path);
    const unfound = file?.joined.problems.filter(
      ({ uri: of, reference }) => of === file.uri && reference !== undefined,
    );
    const read = {
      ...editor,
      checks: settings,
      hasFile: file?.isRead === true,
      file: own,
      leavesOut,
      mistakes,
      unfound: unfound ?? [],
    };
    const text = JSON.stringify(read);
    const known = this.#known.get(text) ?? this.#former.get(text) ?? read;
    this.#known.set(text, known);
    return known;
  }

  #inForce({ folder, directory = "" }: DocumentLocation): Promise<InForce> {
    const key = JSON.stringify([folder, directory]);
    const known = this.#byPlace.get(key) ?? this.#readPlace(folder, directory);
    this.#byPlace.set(key, known);
    return known;
  }

  async #readPlace(folder: string | undefined, directory: string): Promise<InForce> {
    const sent = this.#editors.get(folder) ?? this.#sources.readEditorSettings(folder);
    this.#editors.set(folder, sent);
    const [file, editor] = await Promise.all([folder === undefined ? undefined : this.#findFile(directory), sent]);
    // An editor may say null for what nobody chose.
    takeOutNulls(editor);
    const { settings, others, mistakes: ofEditor } = readEditorSettings(isRecord(editor) ? editor : {});
    const told = file?.joined.problems ?? [];
    const mistakes = [
      ...told.map(({ uri, path, message }) => mistakeIn(this.#nameOf(uri, folder), { path, message })),
      ...mistakesIn(editorSection, isRecord(editor) ? others : (editor ?? undefined)),
      ...ofEditor.map(({ path, message }) => `${editorSection}: ${path}: ${message}`),
    ];
    this.#tell(folder, directory, mistakes);
    return { editor: settings, file, checks: new SettingsOfPaths(file?.joined ?? noFile, others), mistakes };
  }

  /** The file of the folder or, as for the command, of the nearest folder above that has one. */
  async #findFile(folder: string): Promise<FoundFile | undefined> {
    const files = foldersUpward(folder).map((above) => `${above}/${settingsFile}`);
    const texts = await this.#textsOf(files);
    const at = texts.findIndex((text) => text !== undefined);
    const [uri, text] = [files[at], texts[at]];
    if (uri === undefined || text === undefined) return undefined;
    const steps = joinedSettings(uri, text);
    let step = steps.next();
    while (step.done !== true) step = steps.next(await this.#textsOf(step.value));
    return { uri, joined: step.value, isRead: parseSettingsText(text).ok };
  }

  #textsOf(uris: readonly string[]): Promise<(string | undefined)[]> {
    return Promise.all(
      uris.map((uri) => {
        const text = this.#texts.get(uri) ?? this.#sources.readFile(uri);
        this.#texts.set(uri, text);
        return text;
      }),
    );
  }

  /** What a message calls a file: that of an open folder by the folder's name, if there are several; any other by its path. */
  #nameOf(uri: string, folder: string | undefined): string {
    if (folder === undefined || uri !== `${withoutSlash(folder)}/${settingsFile}`) return legible(uri);
    const name =
      legible(folder)
        .split("/")
        .findLast((each) => each !== "") ?? "";
    return this.#sources.folders.length > 1 ? `${name}/${settingsFile}` : settingsFile;
  }

  /** Tells the mistakes in the settings for a folder in one message, but none again while it is there. */
  #tell(folder: string | undefined, directory: string, mistakes: readonly string[]): void {
    const told = new Set([...this.#told.values()].flatMap((those) => [...those.values()].flat()));
    const own = this.#told.get(folder) ?? new Map<string, readonly string[]>();
    this.#told.set(folder, own);
    if (mistakes.length > 0) own.set(directory, mistakes);
    else own.delete(directory);
    const untold = [...new Set(mistakes)].filter((mistake) => !told.has(mistake));
    if (untold.length > 0) this.#sources.tell(untold.join("\n"));
  }
}

const noFile = { written: {}, exclude: [], overrides: [] };

function mistakeIn(source: string, { path, message }: SettingProblem): string {
  return `${path === "" ? source : `${source}: ${path}`}: ${message}`;
}

function mistakesIn(source: string, value: unknown): string[] {
  return readSettings(value).problems.map((problem) => mistakeIn(source, problem));
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

/** Where a document lies. */
interface DocumentLocation {
  /** The innermost of the open folders that hold it. */
  readonly folder: string | undefined;
  /** The URI of its own folder, which begins as the open one does. */
  readonly directory: string | undefined;
  readonly name: string;
}

/**
 * Of the folders that hold `uri`, the one with the longest path, and where in it the document is. The cells of a notebook
 * and files that are not saved yet have schemes of their own, and the paths that they would have as files.
 */
function locationIn(folders: readonly string[], uri: string): DocumentLocation {
  const others = folders.filter((folder) => schemeOf(folder) !== schemeOf(uri));
  const found = innermostBy(keyOfUri, folders, uri) ?? innermostBy(keyOfPath, others, uri);
  if (found === undefined) return { folder: undefined, directory: undefined, name: "" };
  const names = pathOf(uri).split("/").slice(-found.names);
  const { folder } = found;
  return {
    folder,
    directory: [withoutSlash(folder), ...names.slice(0, -1)].join("/"),
    name: names.at(-1) ?? "",
  };
}

function schemeOf(uri: string): string {
  return uri.slice(0, uri.indexOf(":")).toLowerCase();
}

function innermostBy(
  keyOf: (uri: string) => string,
  folders: readonly string[],
  uri: string,
): { readonly folder: string; readonly names: number } | undefined {
  const key = keyOf(uri);
  const holding = folders.flatMap((folder) => {
    const start = keyOf(folder).replace(/\/?$/u, "/");
    const names = pathOf(key.slice(start.length)).split("/").length;
    return key.startsWith(start) ? [{ folder, names, depth: start.length }] : [];
  });
  return holding.sort((a, b) => b.depth - a.depth)[0];
}

/** What stands before a query and a fragment. */
function pathOf(uri: string): string {
  const end = uri.search(/[?#]/u);
  return end === -1 ? uri : uri.slice(0, end);
}

function keyOfPath(uri: string): string {
  return keyOfUri(uri.replace(/^[^:/?#]+:(?:\/\/[^/?#]*)?/u, "file://"));
}

function withoutSlash(uri: string): string {
  return uri.replace(/\/$/u, "");
}

/** A path as patterns see it; as it is written, if it cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
