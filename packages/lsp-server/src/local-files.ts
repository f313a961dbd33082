import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { localFilesBy, type LocalFiles } from "@irilint/core/documents";

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

/** In milliseconds: for so long, a file is taken to be what it was. */
const patience = 2000;

const localFiles = localFilesBy({ fileURLToPath, statSync, readFileSync, readdirSync });

type Kind = ReturnType<LocalFiles["kindOf"]>;

/** The files of this machine, asked for at once: what references lead to is looked at with each keystroke. */
export class RememberedFiles implements LocalFiles {
  readonly read = localFiles.read;
  readonly namesIn = localFiles.namesIn;
  #kinds = new Map<string, Kind>();
  #since = -Infinity;

  /** Looks anew, since something has changed. */
  forget(): void {
    this.#since = -Infinity;
  }

  kindOf(uri: string): Kind {
    if (performance.now() - this.#since > patience) {
      this.#kinds = new Map();
      this.#since = performance.now();
    }
    if (!this.#kinds.has(uri)) this.#kinds.set(uri, localFiles.kindOf(uri));
    return this.#kinds.get(uri);
  }
}
