import { statSync, type Stats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import {
  ignoredAbove,
  ignoredAmong,
  ignoredIn,
  isIgnoredBy,
  isRepository,
  neverEntered,
  type Ignored,
} from "./ignored-files.js";
import { localPath } from "./local-files.js";
import type { FolderFile } from "../workspace.js";

/** In bytes. What is larger holds data, and would keep the server from answering for many seconds. */
const largest = 20_000_000;

/**
 * The files of a folder of which `isWanted` by their path, without those that a `.gitignore`, a `.irilintignore` or the
 * `.git/info/exclude` names, or what a person ignores in all repositories; they may stand above the folder in its repository. Links are not followed, and what is too
 * large or cannot be read is left out.
 */
export async function* folderFiles(uri: string, isWanted: (path: string) => boolean): AsyncGenerator<FolderFile> {
  const folder = localPath(uri);
  if (folder !== undefined) yield* filesBelow(folder, { isWanted, states: new States() }, await ignoredAbove(folder));
}

/** In milliseconds: for so long, files are looked at without a pause. */
const longestWithoutPause = 4;

/** Looks at files at once, which takes a twentieth of the time of waiting for the answer, and lets others work in between. */
class States {
  #since = performance.now();

  /** Nothing of a file that is gone or cannot be looked at. */
  async of(path: string): Promise<Stats | undefined> {
    if (performance.now() - this.#since > longestWithoutPause) {
      await turn();
      this.#since = performance.now();
    }
    try {
      return statSync(path, { throwIfNoEntry: false });
    } catch {
      return undefined;
    }
  }
}

/** What `folderFiles` tells of the file at `uri`, or that it is one of the folders that are entered; nothing if it tells of none. */
export async function folderFile(
  folderUri: string,
  uri: string,
  isWanted: (path: string) => boolean,
): Promise<FolderFile | "folder" | undefined> {
  const [folder, path] = [localPath(folderUri), localPath(uri)];
  if (folder === undefined || path === undefined) return undefined;
  const way = relative(folder, path);
  const names = way.split(sep);
  if (way === "" || isAbsolute(way) || names.some((name) => name === ".." || neverEntered.has(name))) return undefined;
  const state = await lstat(path).catch(() => undefined);
  const kind = state?.isDirectory() === true ? "folder" : "file";
  if (state === undefined || (kind === "file" && !(state.isFile() && isWanted(path)))) return undefined;
  let [at, ignored] = [folder, await ignoredAbove(folder)];
  for (const [index, name] of names.entries()) {
    ignored = await ignoredWithin(at, ignored);
    at = join(at, name);
    if (isIgnoredBy(at, index < names.length - 1 ? "folder" : kind, ignored)) return undefined;
  }
  return kind === "folder" ? kind : fileOf(path, state);
}

/** What holds in a folder: what it says itself weighs more, and a repository hears nothing from above. */
async function ignoredWithin(folder: string, above: readonly Ignored[]): Promise<readonly Ignored[]> {
  const inherited = above.length > 0 && (await isRepository(folder)) ? [] : above;
  return [...(await ignoredIn(folder)), ...inherited];
}

/** Nothing of what is too large. */
function fileOf(
  path: string,
  { mtimeMs, size }: { readonly mtimeMs: number; readonly size: number },
): FolderFile | undefined {
  return size > largest ? undefined : { uri: pathToFileURL(path).href, size, state: `${mtimeMs}.${size}` };
}

async function* filesBelow(
  folder: string,
  look: { readonly isWanted: (path: string) => boolean; readonly states: States },
  above: readonly Ignored[],
): AsyncGenerator<FolderFile> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = new Set(entries.map(({ name }) => name));
  const ignored = [...(await ignoredAmong(folder, names)), ...(names.has(".git") ? [] : above)];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!neverEntered.has(entry.name) && !isIgnoredBy(path, "folder", ignored))
        yield* filesBelow(path, look, ignored);
    } else if (entry.isFile() && look.isWanted(path) && !isIgnoredBy(path, "file", ignored)) {
      const state = await look.states.of(path);
      const file = state && fileOf(path, state);
      if (file !== undefined) yield file;
    }
  }
}
