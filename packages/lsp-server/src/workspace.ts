import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  MessageType,
  RequestType,
  ShowMessageNotification,
  type Connection,
  type FileEvent,
  type WorkspaceFoldersChangeEvent,
} from "vscode-languageserver";
import type { LocalFiles } from "@irilint/core/documents";
import type { Settings } from "@irilint/core/literals";
import { settingsIn, type Client } from "./protocol/client.js";
import { readFileMethod, type ReadFileParams } from "./protocol/custom-requests.js";
import { LateAnswers } from "./protocol/late-answers.js";
import { settingsFile, type SettingsSources } from "./settings/settings.js";
import type { IndexStore } from "./symbols/index-folder.js";
import type { FileToRead, ReadFile } from "./symbols/places-thread.js";
import { keyOfUri } from "./protocol/uri-key.js";

/** What the server needs of the machine that it runs on. */
export interface Host {
  readonly version: string;
  /** Called before each analysis, when the code for it is loaded. */
  prepareAnalysis?(): void;
  /** Whether the first document is read by what takes the least time to load; left out by a host that fetches all it loads. */
  readonly readsFirstSoon?: boolean;
  /** The text of a file, or nothing if it is not there or cannot be read. */
  readFile(uri: string): Promise<string | undefined>;
  /** The same of a document, in the charset that it or else the settings name; left out by a host where all are in UTF-8. */
  readDocument?(uri: string, charset: Settings["charset"]): Promise<string | undefined>;
  /** Whether files in `folder` and above it say to ignore a document; left out by a host that cannot look into folders. */
  isIgnored?(uri: string, folder: string): Promise<boolean>;
  /** The files of a folder of which `isWanted` by their path; left out by a host that cannot look into folders. */
  filesOf?(folder: string, isWanted: (path: string) => boolean): AsyncIterable<FolderFile>;
  /** What `filesOf` would tell of one of them, or that it is a folder itself; nothing if it would tell of none. */
  fileAt?(folder: string, uri: string, isWanted: (path: string) => boolean): Promise<FolderFile | "folder" | undefined>;
  /** What the references of documents lead to; left out by a host that cannot look at once. */
  readonly files?: LocalFiles & { forget?(): void };
  /** Looks through a file elsewhere than where the client is answered; nothing where that is not worth while. */
  readPlaces?(file: FileToRead): Promise<ReadFile> | undefined;
  /** Where the index of identifiers is kept from one start to the next. */
  readonly indexes?: IndexStore | undefined;
}

/** A file that a host has found. */
export interface FolderFile {
  readonly uri: string;
  /** In octets. */
  readonly size: number;
  /** Another one when the file has changed. */
  readonly state: string;
}

/** What says how documents are checked, and which are left out. */
export const watchedFiles: readonly string[] = [settingsFile, ".gitignore", ".irilintignore"];

const readFileRequest = new RequestType<ReadFileParams, string | null, void>(readFileMethod);

/** The client's folders, and the settings that are made in it and in them. */
export class Workspace implements SettingsSources {
  readonly #connection: Connection;
  readonly #host: Host;
  #client: Client | undefined;
  #folders: readonly string[] = [];
  /** The settings of a client that sends them unasked. */
  #sentSettings: unknown;
  #changed: () => void = () => undefined;
  readonly #fileListeners: ((changes: readonly FileEvent[]) => void)[] = [];
  #tellsOfFiles = false;
  readonly #answers = new LateAnswers(() => this.#changed());

  constructor(connection: Connection, host: Host) {
    this.#connection = connection;
    this.#host = host;
  }

  get folders(): readonly string[] {
    return this.#folders;
  }

  /** Takes over what the client said of itself at the start. */
  open(client: Client): void {
    this.#client = client;
    this.#folders = client.folders;
    this.#sentSettings = client.settings;
    // Only now: when an able client introduces itself, the library listens in the place of who listened before.
    this.#connection.onNotification(DidChangeWorkspaceFoldersNotification.type, ({ event }) => {
      this.#changeFolders(event);
      this.settingsChanged();
    });
  }

  /** Calls `changed` whenever settings may be others than before. */
  follow(changed: () => void): void {
    this.#changed = changed;
    this.#connection.onDidChangeConfiguration(({ settings }) => {
      this.#sentSettings = settingsIn(settings) ?? this.#sentSettings;
      this.settingsChanged();
    });
    this.#connection.onDidChangeWatchedFiles(({ changes }) => {
      this.filesChanged(changes);
      const isOfSettings = ({ uri }: FileEvent): boolean => watchedFiles.includes(uri.slice(uri.lastIndexOf("/") + 1));
      // A client that tells of nothing in particular may mean anything.
      if (changes.length === 0 || changes.some(isOfSettings)) this.settingsChanged();
    });
  }

  /** Calls `changed` with the files of which the client tells that they are others than before. */
  followFiles(changed: (changes: readonly FileEvent[]) => void): void {
    this.#fileListeners.push(changed);
  }

  /** Tells of files that are others than before. */
  filesChanged(changes: readonly FileEvent[]): void {
    this.#host.files?.forget?.();
    for (const changed of this.#fileListeners) changed(changes);
  }

  /** Whether the client has agreed to tell of every file that changes in its folders. */
  get tellsOfFiles(): boolean {
    return this.#tellsOfFiles;
  }

  /** The settings of the client or of a file in it may be others than before. */
  settingsChanged(): void {
    this.#answers.forget();
    this.#changed();
  }

  /** Asks the client to tell of changes; one that cannot be asked, or refuses, may do so all the same. */
  register(): void {
    const { client } = this.#connection;
    if (this.#client?.registersConfiguration === true)
      this.#permitRefusal(client.register(DidChangeConfigurationNotification.type, { section: "iri" }));
    if (this.#client?.registersFileWatchers !== true) return;
    const isIndexed = this.#client.findsReferences && this.#host.fileAt !== undefined;
    const names = isIndexed || this.#host.files !== undefined ? ["*"] : watchedFiles;
    const watchers = names.map((name) => ({ globPattern: `**/${name}` }));
    const registered = client.register(DidChangeWatchedFilesNotification.type, { watchers });
    this.#permitRefusal(registered.then(() => (this.#tellsOfFiles = isIndexed)));
  }

  async readEditorSettings(folder: string | undefined): Promise<unknown> {
    if (this.#client?.answersConfiguration !== true) return this.#sentSettings;
    const item = folder === undefined ? { section: "iri" } : { section: "iri", scopeUri: folder };
    try {
      return await this.#answers.wait(
        `settings ${folder ?? ""}`,
        async () => (await this.#connection.workspace.getConfiguration(item)) as unknown,
        () => this.#warn("The editor has not told its settings yet; until it does, those of files and defaults hold."),
      );
    } catch (error) {
      this.#warn(`Could not get the editor's settings: ${String(error)}`);
      return undefined;
    }
  }

  async readFile(uri: string): Promise<string | undefined> {
    if (this.#client?.readsFiles !== true) return this.#host.readFile(uri);
    try {
      const text = await this.#answers.wait(
        `file ${uri}`,
        () => this.#connection.sendRequest(readFileRequest, { uri }),
        () => this.#warn(`The editor has not read ${uri} yet; until it has, the file has no say.`),
      );
      return text ?? undefined;
    } catch (error) {
      this.#warn(`The editor could not read ${uri}: ${String(error)}`);
      return undefined;
    }
  }

  isIgnored(uri: string, folder: string): Promise<boolean> {
    return this.#host.isIgnored?.(uri, folder) ?? Promise.resolve(false);
  }

  /** The files that the host finds in a folder. */
  async *filesOf(folder: string, isWanted: (path: string) => boolean): AsyncGenerator<FolderFile> {
    if (this.#host.filesOf !== undefined) yield* this.#host.filesOf(folder, isWanted);
  }

  /** One file of a folder, as `filesOf` tells of it. */
  async fileAt(uri: string, isWanted: (path: string) => boolean): Promise<FolderFile | "folder" | undefined> {
    for (const folder of this.#folders) {
      const file = await this.#host.fileAt?.(folder, uri, isWanted);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  /** Has the host look through a file; nothing where it does not do so. */
  readPlaces(file: FileToRead): Promise<ReadFile> | undefined {
    return this.#host.readPlaces?.(file);
  }

  get indexes(): IndexStore | undefined {
    return this.#host.indexes;
  }

  get looksIntoFolders(): boolean {
    return this.#host.filesOf !== undefined;
  }

  /** The text of a file that the host has found. */
  readFound(uri: string, charset: Settings["charset"]): Promise<string | undefined> {
    return this.#host.readDocument?.(uri, charset) ?? this.#host.readFile(uri);
  }

  tell(message: string): void {
    void this.#connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
  }

  #permitRefusal(registration: Promise<unknown>): void {
    registration.catch((error: unknown) => this.#warn(`The editor will not tell of all changes: ${String(error)}`));
  }

  #warn(message: string): void {
    this.#connection.console.warn(message);
  }

  #changeFolders({ added, removed }: WorkspaceFoldersChangeEvent): void {
    const gone = new Set(removed.map(({ uri }) => keyOfFolder(uri)));
    this.#folders = [...this.#folders.filter((uri) => !gone.has(keyOfFolder(uri))), ...added.map(({ uri }) => uri)];
  }
}

/** A folder is the same with a slash at its end and without. */
function keyOfFolder(uri: string): string {
  return keyOfUri(uri).replace(/\/$/u, "");
}
