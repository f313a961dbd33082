import { execFile } from "node:child_process";
import { access as accessFor } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { ignoresOfAttributes, isForeign, readIgnorePatterns, type IgnorePatterns } from "@irilint/core/literals";
import { localPath, readFile } from "./local-files.js";

const access = promisify(accessFor);

/** The patterns of a folder, and where the paths that they are about start. */
export interface Ignored {
  readonly patterns: IgnorePatterns;
  readonly prefix: number;
}

export const neverEntered: ReadonlySet<string> = new Set([".git", "node_modules"]);

/** Whether a document is left out, as by the command: by its folders, and by the files that say what to ignore in `folder` and above it. */
export async function isIgnored(uri: string, folder: string): Promise<boolean> {
  const [path, top] = [localPath(uri), localPath(folder)];
  if (path === undefined || top === undefined) return false;
  const within = foldersBetween(path, top);
  let ignored = await ignoredAbove(top);
  for (const [index, inner] of within.entries()) {
    if (index > 0 && (await isRepository(inner))) ignored = [];
    ignored = [...(await ignoredIn(inner)), ...ignored];
    const entry = within[index + 1] ?? path;
    const kind = entry === path ? "file" : "folder";
    if ((kind === "folder" && neverEntered.has(basename(entry))) || isIgnoredBy(entry, kind, ignored)) return true;
  }
  return false;
}

/** The folders from the open one, or one above the document that is none, down to that of the document. */
function foldersBetween(path: string, top: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (folder === resolve(top) || folder === dirname(folder)) return folders;
  }
}

/** What stands above a folder, up to the root of its repository; outside of any, nothing. */
export async function ignoredAbove(folder: string): Promise<readonly Ignored[]> {
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

/** What a folder says of the entries in it and below; the root of a repository also what a person ignores in all of them. */
export async function ignoredIn(folder: string): Promise<readonly Ignored[]> {
  return ignoredBy(folder, await isRepository(folder), () => true);
}

/** The same of a folder with these entries: nothing is asked for that is not there. */
export function ignoredAmong(folder: string, entries: ReadonlySet<string>): Promise<readonly Ignored[]> {
  return ignoredBy(folder, entries.has(".git"), (name) => entries.has(name));
}

async function ignoredBy(
  folder: string,
  isRoot: boolean,
  mayHave: (entry: string) => boolean,
): Promise<readonly Ignored[]> {
  const read = async (name: string): Promise<string> =>
    mayHave(name.replace(/\/.*/u, "")) ? textOf(join(folder, name)) : "";
  const own = await Promise.all(ignoreFiles.map(read));
  const everywhere = isRoot ? await globalExcludes(folder) : "";
  const marked = ignoresOfAttributes(await read(".gitattributes"));
  const text = [everywhere, marked, ...own].filter((each) => each !== "").join("\n");
  return text === "" ? [] : [{ patterns: readIgnorePatterns(text), prefix: join(folder, "a").length - 1 }];
}

export function isRepository(folder: string): Promise<boolean> {
  return access(join(folder, ".git")).then(
    () => true,
    () => false,
  );
}

/** The innermost folder with something to say decides, and the name where none has. */
export function isIgnoredBy(path: string, kind: "file" | "folder", ignored: readonly Ignored[]): boolean {
  for (const { patterns, prefix } of ignored) {
    const verdict = patterns.judge(path.slice(prefix).replaceAll("\\", "/"), kind);
    if (verdict !== undefined) return verdict === "ignored";
  }
  return isForeign(basename(path), kind);
}

/** As in the command: what a person has git ignore, in all repositories or in this one (gitignore(5), `core.excludesFile`). */
async function globalExcludes(repository: string): Promise<string> {
  const { env } = process;
  const settings = env["XDG_CONFIG_HOME"] || join(homedir(), ".config");
  const own = join(repository, ".git");
  const configs = [env["GIT_CONFIG_GLOBAL"] || join(homedir(), ".gitconfig"), join(settings, "git/config")];
  const [worktree, ...texts] = await Promise.all([own, join(own, "config"), ...configs].map(textOf));
  // What git would say costs a process, and hardly anybody has chosen such a file. In a worktree, `.git` is a file.
  const mayBeNamed = worktree !== "" || texts.some((text) => /excludesfile|include/iu.test(text));
  return textOf((mayBeNamed ? await namedByGit(repository) : undefined) ?? join(settings, "git/ignore"));
}

async function namedByGit(repository: string): Promise<string | undefined> {
  try {
    const question = ["-C", repository, "config", "--type=path", "--get", "core.excludesFile"];
    const { stdout } = await promisify(execFile)("git", question);
    return resolve(repository, stdout.trimEnd());
  } catch {
    // It says by its status that there is none.
    return undefined;
  }
}

/** The text of a file that has a say only where it can be read. */
async function textOf(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}
