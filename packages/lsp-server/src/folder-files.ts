import { access, opendir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { readIgnorePatterns, type IgnorePatterns } from "@irilint/core/documents";
import { localPath } from "./local-files.js";
import type { FolderFile } from "./workspace.js";

/** The patterns of a folder, and where the paths that they are about start. */
interface Ignored {
  readonly patterns: IgnorePatterns;
  readonly prefix: number;
}

const neverEntered: ReadonlySet<string> = new Set([".git", "node_modules"]);

/** In bytes. What is larger holds data, and would keep the server from answering for many seconds. */
const largest = 20_000_000;

/**
 * The files of a folder of which `isWanted` by their path, without those that a `.gitignore`, a `.irilintignore` or the
 * `.git/info/exclude` names, which may stand above the folder in its repository. Links are not followed, and what is too
 * large or cannot be read is left out.
 */
export async function* folderFiles(uri: string, isWanted: (path: string) => boolean): AsyncGenerator<FolderFile> {
  const folder = localPath(uri);
  if (folder !== undefined) yield* filesBelow(folder, isWanted, await ignoredAbove(folder));
}

async function* filesBelow(
  folder: string,
  isWanted: (path: string) => boolean,
  above: readonly Ignored[],
): AsyncGenerator<FolderFile> {
  const inherited = above.length > 0 && (await isRepository(folder)) ? [] : above;
  const ignored = [...(await ignoredIn(folder)), ...inherited];
  const entries = await opendir(folder).catch(() => undefined);
  for await (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!neverEntered.has(entry.name) && !isIgnored(path, "folder", ignored))
        yield* filesBelow(path, isWanted, ignored);
    } else if (entry.isFile() && isWanted(path) && !isIgnored(path, "file", ignored)) {
      const state = await stat(path).catch(() => undefined);
      if (state !== undefined && state.size <= largest)
        yield { uri: pathToFileURL(path).href, state: `${state.mtimeMs}.${state.size}` };
    }
  }
}

/** What stands above a folder, up to the root of its repository; outside of any, nothing. */
async function ignoredAbove(folder: string): Promise<readonly Ignored[]> {
  const ignored: Ignored[] = [];
  for (let inner = folder; !(await isRepository(inner));) {
    const parent = dirname(inner);
    if (parent === inner) return [];
    ignored.push(...(await ignoredIn(parent)));
    inner = parent;
  }
  return ignored;
}

/** As in the command; what weighs more comes later. */
const ignoreFiles = [".git/info/exclude", ".gitignore", ".irilintignore"];

async function ignoredIn(folder: string): Promise<readonly Ignored[]> {
  const texts = await Promise.all(
    ignoreFiles.map((name) => readFile(join(folder, name), "utf8").catch(() => undefined)),
  );
  const text = texts.filter((each) => each !== undefined).join("\n");
  return text === "" ? [] : [{ patterns: readIgnorePatterns(text), prefix: join(folder, "a").length - 1 }];
}

function isRepository(folder: string): Promise<boolean> {
  return access(join(folder, ".git")).then(
    () => true,
    () => false,
  );
}

/** The innermost folder with something to say decides. */
function isIgnored(path: string, kind: "file" | "folder", ignored: readonly Ignored[]): boolean {
  for (const { patterns, prefix } of ignored) {
    const verdict = patterns.judge(path.slice(prefix).replaceAll("\\", "/"), kind);
    if (verdict !== undefined) return verdict === "ignored";
  }
  return false;
}
