import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, realpathSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { knownLanguage } from "./found-files.js";
import { meaning, type Target } from "./patterns.js";

/** Which files are meant: those that are staged, or those that differ from a commit, with what git does not know yet. */
export type Changes = { readonly kind: "staged" } | { readonly kind: "changed"; readonly since: string };

/**
 * The changed files of the repository around `folder` whose names tell their language: those that one of the targets means,
 * or all if there are none. Throws what git says.
 */
export function changedFiles(folder: string, changes: Changes, within: readonly Target[]): Target[] {
  const root = git(folder, ["rev-parse", "--show-toplevel"]).trimEnd();
  if (changes.kind === "changed" && changes.since === "HEAD" && !hasCommit(root))
    throw new Error("There is no commit yet from which files could differ; --staged reads those that are staged.");
  const names = changes.kind === "staged" ? stagedNames(root) : differingNames(root, changes.since);
  // Git tells of files where they are, whatever links lead there.
  const meant = within.map((target) => meaning({ ...target, path: realPath(target.path) }));
  return names
    .filter((name) => knownLanguage(name) !== undefined)
    .map((name): Target => ({ kind: "file", path: resolve(root, name) }))
    .filter(({ path }) => meant.length === 0 || meant.some((means) => means(path)));
}

/** What a commit would hold of a file of the repository around `folder`, whatever stands on the disk. Throws what git says. */
export function stagedOctets(folder: string, path: string): Buffer {
  const root = git(folder, ["rev-parse", "--show-toplevel"]).trimEnd();
  return gitOctets(root, ["cat-file", "blob", `:${relative(root, path).split(sep).join("/")}`]);
}

/** Of all that is staged and not deleted, the files: a link, which may lead out of the repository, is no text of it. */
function stagedNames(root: string): string[] {
  const fields = git(root, ["diff", "--cached", "--raw", "-z", "--no-renames", "--diff-filter=d"]).split("\0");
  // Modes before and now, objects and a letter, then the name.
  return fields.filter((_, index) => index % 2 === 1 && /^:\d{6} 100/u.test(fields[index - 1] ?? ""));
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

function gitOctets(folder: string, args: readonly string[]): Buffer {
  try {
    return execFileSync("git", [...args], {
      cwd: folder,
      maxBuffer: 1 << 30,
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    // What git prints says more than that it has failed.
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    if (said.startsWith("fatal: not a git repository")) throw new Error(`${folder} is in no repository of git.`);
    throw new Error(said === "" ? "git cannot be run." : said);
  }
}
