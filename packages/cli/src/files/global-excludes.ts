import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";

/** What a person has git ignore in all repositories (gitignore(5), `core.excludesFile`); nothing, if there is no such file. */
export function globalExcludes(): string {
  const { env } = process;
  const settings = env["XDG_CONFIG_HOME"] || join(homedir(), ".config");
  const configs = [env["GIT_CONFIG_GLOBAL"] || join(homedir(), ".gitconfig"), join(settings, "git/config")];
  // What git would say costs a process, and hardly anybody has chosen such a file.
  const named = configs.some((file) => /excludesfile|include/iu.test(textOf(file))) ? namedByGit() : undefined;
  return textOf(named ?? join(settings, "git/ignore"));
}

function namedByGit(): string | undefined {
  try {
    const named = execFileSync("git", ["config", "--global", "--type=path", "--get", "core.excludesFile"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return resolve(homedir(), named.trimEnd());
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
