import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A suite that comes in a package of Debian's. */
export interface DebianFile {
  readonly package: string;
  readonly version: string;
  readonly text: string;
}

/**
 * Reads the one file of an installed Debian package whose path ends as given. Without the package the run fails with
 * the command that installs it.
 */
export function readDebianFile(name: string, ending: string): DebianFile {
  const path = query(name, ["-L", name])
    .split("\n")
    .find((line) => line.endsWith(ending));
  if (path === undefined) throw new Error(`The package ${name} holds no file ${ending}.`);
  return { package: name, version: debianVersion(name), text: readFileSync(path, "utf8") };
}

/** The version of an installed Debian package; without it the run fails in the same way. */
export function debianVersion(name: string): string {
  return /^Version: (.*)$/m.exec(query(name, ["-s", name]))?.[1] ?? "";
}

function query(name: string, args: readonly string[]): string {
  try {
    return execFileSync("dpkg", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (cause) {
    throw new Error(`The suite is in a Debian package; install it with: apt-get install -y ${name}`, { cause });
  }
}
