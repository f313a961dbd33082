import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A clone for a test, with one commit for each version of its files. */
export function withClone<Result>(
  versions: readonly Readonly<Record<string, string>>[],
  use: (folder: string) => Result,
): Result {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  const git = (...args: readonly string[]): Buffer => execFileSync("git", ["-C", folder, ...args], { stdio: "pipe" });
  git("init", "--quiet");
  git("config", "remote.origin.url", "https://example.org/owner/name.git");
  for (const files of versions) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git("add", ".");
    git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "change");
  }
  const remove = (): void => {
    rmSync(folder, { recursive: true });
  };
  const result = use(folder);
  if (result instanceof Promise) void result.finally(remove).catch(() => undefined);
  else remove();
  return result;
}
