import { opendir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readIgnorePatterns, type IgnorePatterns } from "./ignore-patterns.js";
import type { FolderFile } from "./workspace.js";

/** The patterns of a folder, and where the paths that they are about start. */
interface Ignored {
  readonly patterns: IgnorePatterns;
  readonly prefix: number;
}

const neverEntered: ReadonlySet<string> = new Set([".git", "node_modules"]);

/**
 * The files of a folder of which `isWanted` by their path, without those that a `.gitignore` names. Links to other
 * folders are not followed, and what cannot be read is left out.
 */
export async function* folderFiles(uri: string, isWanted: (path: string) => boolean): AsyncGenerator<FolderFile> {
  if (uri.startsWith("file:")) yield* filesBelow(fileURLToPath(uri), isWanted, []);
}

async function* filesBelow(
  folder: string,
  isWanted: (path: string) => boolean,
  above: readonly Ignored[],
): AsyncGenerator<FolderFile> {
  const text = await readFile(join(folder, ".gitignore"), "utf8").catch(() => undefined);
  const ignored =
    text === undefined ? above : [{ patterns: readIgnorePatterns(text), prefix: folder.length + 1 }, ...above];
  const entries = await opendir(folder).catch(() => undefined);
  for await (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!neverEntered.has(entry.name) && !isIgnored(path, "folder", ignored))
        yield* filesBelow(path, isWanted, ignored);
    } else if (entry.isFile() && isWanted(path) && !isIgnored(path, "file", ignored)) {
      const state = await stat(path).catch(() => undefined);
      if (state !== undefined) yield { uri: pathToFileURL(path).href, state: `${state.mtimeMs}.${state.size}` };
    }
  }
}

/** The innermost folder with something to say decides. */
function isIgnored(path: string, kind: "file" | "folder", ignored: readonly Ignored[]): boolean {
  for (const { patterns, prefix } of ignored) {
    const verdict = patterns.judge(path.slice(prefix).replaceAll("\\", "/"), kind);
    if (verdict !== undefined) return verdict === "ignored";
  }
  return false;
}
