import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";

/**
 * What a person has git ignore beside what the folders of a repository say (gitignore(5), `core.excludesFile`), in all
 * repositories or in this one; nothing, if there is no such file.
 */
export function globalExcludes(repository: string): string {
  const { env } = process;
  const settings = env["XDG_CONFIG_HOME"] || join(homedir(), ".config");
  const own = join(repository, ".git");
  const configs = [env["GIT_CONFIG_GLOBAL"] || join(homedir(), ".gitconfig"), join(settings, "git/config")];
  // What git would say costs a process, and hardly anybody has chosen such a file. In a worktree, `.git` is a file.
  const mayBeNamed =
    textOf(own) !== "" || [...configs, join(own, "config")].some((file) => /excludesfile|include/iu.test(textOf(file)));
  return textOf((mayBeNamed ? namedByGit(repository) : undefined) ?? join(settings, "git/ignore"));
}

function namedByGit(repository: string): string | undefined {
  try {
    const named = execFileSync("git", ["-C", repository, "config", "--type=path", "--get", "core.excludesFile"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return resolve(repository, named.trimEnd());
  } catch {
    // It says by its status that there is none.
    return undefined;
  }
}

/** The text of a file that has a say only where it can be read. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
