import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { knownLanguage } from "./found-files.js";
import { meaning, type Target } from "./patterns.js";

/** Which files are meant: those that are staged, or those that differ from a commit, with what git does not know yet. */
export type Changes = { readonly kind: "staged" } | { readonly kind: "changed"; readonly since: string };

/**
 * The changed files of the repository around `folder` whose names tell their language: those that one of the targets means,
 * or all if there are none. Throws what git says.
 */
export function changedFiles(folder: string, changes: Changes, within: readonly Target[]): Target[] {
  const root = rootOf(folder);
  if (changes.kind === "changed" && changes.since === "HEAD" && !hasCommit(root))
    throw new Error("There is no commit yet from which files could differ; --staged reads those that are staged.");
  const names = changes.kind === "staged" ? staged(root).map(({ name }) => name) : differingNames(root, changes.since);
  // Git tells of files where they are, whatever links lead there.
  const meant = within.map((target) => meaning({ ...target, path: realPath(target.path) }));
  return names
    .filter((name) => knownLanguage(name) !== undefined)
    .map((name): Target => ({ kind: "file", path: resolve(root, name) }))
    .filter(({ path }) => meant.length === 0 || meant.some((means) => means(path)));
}

/** So many files are read at once from git, for which each start of it takes longer than to read them. */
const filesAtOnce = 64;

/** What a commit would hold of the files of the repository around a folder, whatever stands on the disk. */
export class StagedFiles {
  readonly #root: string;
  /** By path, in the order of git. */
  readonly #objects: ReadonlyMap<string, string>;
  /** Those that were read last, by their objects. */
  #read: ReadonlyMap<string, Buffer> = new Map();

  /** Throws what git says. */
  constructor(folder: string) {
    this.#root = rootOf(folder);
    const known = staged(this.#root).filter(({ name }) => knownLanguage(name) !== undefined);
    this.#objects = new Map(known.map(({ name, object }) => [resolve(this.#root, name), object]));
  }

  /** Throws what git says. */
  octetsOf(path: string): Buffer {
    const object = this.#objects.get(path);
    if (object === undefined) throw new Error(`${path} is not staged.`);
    if (!this.#read.has(object)) {
      const all = [...this.#objects.values()];
      const first = all.indexOf(object);
      this.#read = readObjects(this.#root, all.slice(first, first + filesAtOnce));
    }
    const octets = this.#read.get(object);
    if (octets === undefined) throw new Error(`${path} cannot be read from the index of git.`);
    return octets;
  }
}

/** What objects hold, as `git cat-file --batch` prints it: a line with the object, its type and its size, what it holds, and a line feed. */
function readObjects(root: string, objects: readonly string[]): ReadonlyMap<string, Buffer> {
  const output = gitOctets(root, ["cat-file", "--batch"], objects.map((object) => `${object}\n`).join(""));
  const read = new Map<string, Buffer>();
  for (let at = 0; at < output.length;) {
    const start = output.indexOf("\n", at) + 1;
    const [object = "", , size] = output.toString("latin1", at, start).split(" ");
    // An object that is missing has no size.
    const end = start + Number(size ?? -1);
    if (size !== undefined) read.set(object, output.subarray(start, end));
    at = end + 1;
  }
  return read;
}

interface StagedFile {
  readonly name: string;
  readonly object: string;
}

/** Of all that is staged and not deleted, the files: a link, which may lead out of the repository, is no text of it. */
function staged(root: string): StagedFile[] {
  const args = ["diff", "--cached", "--raw", "--no-abbrev", "-z", "--no-renames", "--diff-filter=d"];
  const fields = git(root, args).split("\0");
  // Modes before and now, objects before and now and a letter, then the name.
  return fields.flatMap((name, index) => {
    const object = /^:\d{6} 100\d{3} \w+ (?<object>\w+)/u.exec(fields[index - 1] ?? "")?.groups?.["object"];
    return index % 2 === 1 && object !== undefined ? { name, object } : [];
  });
}

function rootOf(folder: string): string {
  return git(folder, ["rev-parse", "--show-toplevel"]).trimEnd();
}

function differingNames(root: string, since: string): string[] {
  const differing = git(root, ["diff", "--name-only", "-z", "--diff-filter=d", "--end-of-options", since, "--"]);
  const unknown = git(root, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return `${differing}${unknown}`
    .split("\0")
    .filter((name) => name !== "" && lstatSync(resolve(root, name), { throwIfNoEntry: false })?.isFile() === true);
}

function hasCommit(root: string): boolean {
  try {
    git(root, ["rev-parse", "--quiet", "--verify", "HEAD"]);
    return true;
  } catch {
    return false;
  }
}

function realPath(path: string): string {
  return existsSync(path) ? realpathSync.native(path) : path;
}

function git(folder: string, args: readonly string[]): string {
  return gitOctets(folder, args).toString("utf8");
}

function gitOctets(folder: string, args: readonly string[], input = ""): Buffer {
  try {
    return execFileSync("git", [...args], { cwd: folder, maxBuffer: 1 << 30, input, stdio: ["pipe", "pipe", "pipe"] });
  } catch (error) {
    // What git prints says more than that it has failed.
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    if (said.startsWith("fatal: not a git repository")) throw new Error(`${folder} is in no repository of git.`);
    throw new Error(said === "" ? "git cannot be run." : said);
  }
}
