import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, relative, resolve, sep } from "node:path";
import type picomatch from "picomatch";

/** What a pattern on the command line means: one file or folder, or the files below a folder that match a glob. */
export type Target =
  | { readonly kind: "file" | "folder"; readonly path: string }
  | { readonly kind: "glob"; readonly path: string; readonly glob: string };

const glob = /[*?[\]{}()!]/u;

/** Whether a pattern may match several names, and is not itself the name of a file, such as `[id].tsx`. */
export function isGlob(folder: string, pattern: string): boolean {
  return glob.test(pattern) && !existsSync(resolve(folder, pattern));
}

/** The first pattern that names one file or folder and is wrong: there is none. */
export function missingFile(folder: string, patterns: readonly string[]): string | undefined {
  return patterns.find((pattern) => !glob.test(pattern) && !existsSync(resolve(folder, pattern)));
}

/** What a pattern means as seen from `folder`; the names of that folder itself are no globs. */
export function targetOf(folder: string, pattern: string): Target {
  const path = resolve(folder, pattern);
  if (!isGlob(folder, pattern)) {
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    return { kind: isFolder ? "folder" : "file", path };
  }
  const names = folder.split(sep);
  const parts = path.split(sep);
  const found = parts.findIndex((part, index) => part !== names[index] && glob.test(part));
  const first = found === -1 ? parts.length - 1 : found;
  return { kind: "glob", path: parts.slice(0, first).join(sep) || sep, glob: parts.slice(first).join("/") };
}

/** Tells whether a target means a file, by its path alone. */
export function meaning(target: Target): (path: string) => boolean {
  const { path: start } = target;
  if (target.kind !== "glob") return (path) => path === start || (target.kind === "folder" && isWithin(path, start));
  const isMatch = matcherOf(target.glob);
  return (path) => isWithin(path, start) && isMatch(relative(start, path));
}

/** Tells whether a path, as seen from the folder of a glob, matches it. */
export function matcherOf(pattern: string): (path: string) => boolean {
  // Loaded with the first glob: most runs have none.
  const compile = createRequire(import.meta.url)("picomatch") as typeof picomatch;
  const isMatch = compile(pattern, { dot: true });
  return (path) => isMatch(path.split(sep).join("/"));
}

/** The nearest folder, `folder` or one above it, that holds every target: from there down, `.gitignore` files count. */
export function baseOf(folder: string, targets: readonly Target[]): string {
  return targets.map(({ path }) => path).reduce(commonFolder, folder);
}

function commonFolder(a: string, b: string): string {
  let common = a;
  while (!isWithin(b, common) && dirname(common) !== common) common = dirname(common);
  return common;
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
