import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesBelow } from "../../tools/measure/files-below.js";
import { newFolder } from "../packages/project.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The files of the repository in a new folder, with the dependencies that are installed and what is built, so that only what
 * changes is compiled.
 */
export function copyTree(): string {
  const copy = newFolder("tree");
  for (const path of trackedFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "packages"))) {
    for (const folder of ["node_modules", "dist"].map((each) => join("packages", name, each)))
      if (existsSync(join(root, folder)))
        // Links between the packages are relative, so that in the copy they lead to the copies.
        cpSync(join(root, folder), join(copy, folder), {
          recursive: true,
          verbatimSymlinks: true,
          preserveTimestamps: true,
        });
  }
  return copy;
}

/** The content of every file of a tree, what is installed or built left out. */
export function readTree(folder: string): Map<string, string> {
  const written = filesBelow(folder).filter((file) => !/[\\/](?:node_modules|dist)[\\/]/.test(file));
  return new Map(written.map((file) => [file.slice(folder.length + 1), readFileSync(file, "latin1")]));
}

/** The files of two trees that are not in both, or not alike. */
export function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

function trackedFiles(): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const output = execFileSync("git", args, { cwd: root, encoding: "utf8" });
  return output.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
}
