import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  MessageType,
  RequestType,
  ShowMessageNotification,
  type Connection,
  type WorkspaceFoldersChangeEvent,
} from "vscode-languageserver";
import { settingsIn, type Client } from "./client.js";
import { readFileMethod, type ReadFileParams } from "./custom-requests.js";
import { settingsFile, type SettingsSources } from "./settings.js";
import { keyOfUri } from "./uri-key.js";

/** What the server needs of the machine that it runs on. */
export interface Host {
  readonly version: string;
  /** Called before each analysis, when the code for it is loaded. */
  prepareAnalysis?(): void;
  /** The text of a file, or nothing if it is not there or cannot be read. */
  readFile(uri: string): Promise<string | undefined>;
  /** The files of a folder of which `isWanted` by their path; left out by a host that cannot look into folders. */
  filesOf?(folder: string, isWanted: (path: string) => boolean): AsyncIterable<FolderFile>;
}

/** A file that a host has found. */
export interface FolderFile {
  readonly uri: string;
  /** Another one when the file has changed. */
  readonly state: string;
}

const readFileRequest = new RequestType<ReadFileParams, string | null, void>(readFileMethod);

/** The client's folders, and the settings that are made in it and in them. */
export class Workspace implements SettingsSources {
  readonly #connection: Connection;
  readonly #host: Host;
  #client: Client | undefined;
  #folders: readonly string[] = [];
  /** The settings of a client that sends them unasked. */
  #sentSettings: unknown;

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
  }

  /** Calls `changed` whenever settings may be others than before. */
  follow(changed: () => void): void {
    this.#connection.onDidChangeConfiguration(({ settings }) => {
      this.#sentSettings = settingsIn(settings) ?? this.#sentSettings;
      changed();
    });
    this.#connection.onDidChangeWatchedFiles(changed);
    this.#connection.onNotification(DidChangeWorkspaceFoldersNotification.type, ({ event }) => {
      this.#changeFolders(event);
      changed();
    });
  }

  /** Asks the client to tell of changes; one that cannot be asked may do so all the same. */
  async register(): Promise<void> {
    const { client } = this.#connection;
    if (this.#client?.registersConfiguration === true) {
      await client.register(DidChangeConfigurationNotification.type, { section: "iri" });
    }
    if (this.#client?.registersFileWatchers === true) {
      await client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: `**/${settingsFile}` }],
      });
    }
  }

  async readEditorSettings(folder: string | undefined): Promise<unknown> {
    if (this.#client?.answersConfiguration !== true) return this.#sentSettings;
    try {
      const item = folder === undefined ? { section: "iri" } : { section: "iri", scopeUri: folder };
      return (await this.#connection.workspace.getConfiguration(item)) as unknown;
    } catch (error) {
      this.#connection.console.warn(`Could not get the editor's settings: ${String(error)}`);
      return undefined;
    }
  }

  async readFile(uri: string): Promise<string | undefined> {
    if (this.#client?.readsFiles !== true) return this.#host.readFile(uri);
    try {
      return (await this.#connection.sendRequest(readFileRequest, { uri })) ?? undefined;
    } catch (error) {
      this.#connection.console.warn(`The editor could not read ${uri}: ${String(error)}`);
      return undefined;
    }
  }

  /** The files that the host finds in a folder. */
  async *filesOf(folder: string, isWanted: (path: string) => boolean): AsyncGenerator<FolderFile> {
    if (this.#host.filesOf !== undefined) yield* this.#host.filesOf(folder, isWanted);
  }

  /** The text of a file that the host has found. */
  readFound(uri: string): Promise<string | undefined> {
    return this.#host.readFile(uri);
  }

  tell(message: string): void {
    void this.#connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
  }

  #changeFolders({ added, removed }: WorkspaceFoldersChangeEvent): void {
    const gone = new Set(removed.map(({ uri }) => keyOfUri(uri)));
    this.#folders = [...this.#folders.filter((uri) => !gone.has(keyOfUri(uri))), ...added.map(({ uri }) => uri)];
  }
}
