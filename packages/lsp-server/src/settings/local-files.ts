import { readdirSync, readFile as readFileFor, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { charsetByEditorConfigs, documentText, localFilesBy, type LocalFiles } from "@irilint/core/documents";
import type { Settings } from "@irilint/core/literals";

/** Node.js loads `node:fs/promises` at its first use, and a first document has to wait for that. */
export const readFile = promisify(readFileFor);

type Charset = Settings["charset"];

/** The path of a document or a folder on this machine; nothing if it is elsewhere, or if its URI cannot be decoded. */
export function localPath(uri: string): string | undefined {
  if (!uri.startsWith("file:")) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The text of a file on this machine, if it can be read; as in editors, a byte order mark is no part of it. */
export async function readLocalFile(uri: string): Promise<string | undefined> {
  const path = localPath(uri);
  if (path === undefined) return undefined;
  const text = await readFile(path, "utf8").catch(() => undefined);
  return text?.replace(/^\uFEFF/u, "");
}

/**
 * The text of a document on this machine, if it can be read, in the charset that it declares; in that of the settings or
 * of an `.editorconfig` if it declares none.
 */
export async function readLocalDocument(uri: string, charset: Charset = "auto"): Promise<string | undefined> {
  const path = localPath(uri);
  if (path === undefined) return undefined;
  const octets = await readFile(path).catch(() => undefined);
  return octets && textOf(path, octets, charset);
}

/** The same, for a thread that has nothing else to do: to wait for four answers of the system takes longer than they do. */
export function readLocalDocumentNow(uri: string, charset: Charset = "auto"): string | undefined {
  const path = localPath(uri);
  const octets = path === undefined ? undefined : octetsOf(path);
  return path === undefined || octets === undefined ? undefined : textOf(path, octets, charset);
}

function octetsOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function textOf(path: string, octets: Uint8Array, charset: Charset): string | undefined {
  return charset === "auto"
    ? documentText(path, octets, { elsewhere: () => charsetByEditorConfigs(path, readFileSync) })
    : documentText(path, octets, { setting: charset });
}

/** In milliseconds: for so long, a file is taken to be what it was. */
const patience = 2000;

type Kind = ReturnType<LocalFiles["kindOf"]>;

/** The files of this machine, asked for at once: what references lead to is looked at with each keystroke. */
export class RememberedFiles implements LocalFiles {
  #ofMachine: LocalFiles | undefined;
  #kinds = new Map<string, Kind>();
  #since = -Infinity;

  /** Made when a document asks for the first one, for core is not loaded before. */
  #files(): LocalFiles {
    return (this.#ofMachine ??= localFilesBy({ fileURLToPath, statSync, readFileSync, readdirSync }));
  }

  /** Looks anew, since something has changed. */
  forget(): void {
    this.#since = -Infinity;
  }

  read(uri: string): string | undefined {
    return this.#files().read(uri);
  }

  namesIn(folder: string): readonly string[] {
    return this.#files().namesIn(folder);
  }

  kindOf(uri: string): Kind {
    const now = millisecondsOfProcess();
    if (now - this.#since > patience) {
      this.#kinds = new Map();
      this.#since = now;
    }
    if (!this.#kinds.has(uri)) this.#kinds.set(uri, this.#files().kindOf(uri));
    return this.#kinds.get(uri);
  }
}

/** A clock that nobody sets, and that Node.js has without loading `node:perf_hooks`, for which a first document would wait. */
function millisecondsOfProcess(): number {
  return process.uptime() * 1000;
}
