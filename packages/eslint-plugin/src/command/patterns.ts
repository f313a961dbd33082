import { existsSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";

/** Patterns as ESLint takes them: seen from one folder that holds all they can match. */
export interface Patterns {
  readonly base: string;
  readonly patterns: readonly string[];
}

const glob = /[*?[\]{}()!]/u;
const eachOfGlob = new RegExp(glob, "gu");

/** Whether a pattern may match several names, and is not itself the name of a file, such as `[id].tsx`. */
export function isGlob(folder: string, pattern: string): boolean {
  return glob.test(pattern) && !existsSync(resolve(folder, pattern));
}

/** The first pattern that names one file or folder and is wrong: there is none. */
export function missingFile(folder: string, patterns: readonly string[]): string | undefined {
  return patterns.find((pattern) => !glob.test(pattern) && !existsSync(resolve(folder, pattern)));
}

/** Globs for the patterns that name one file or folder, each of which matches that name alone. */
export function namedFiles(folder: string, patterns: readonly string[]): string[] {
  const named = patterns.filter((pattern) => !isGlob(folder, pattern));
  return named.map((name) => name.replace(eachOfGlob, "\\$&"));
}

/** ESLint passes over what lies outside its folder; so the folder becomes the nearest one that holds every pattern. */
export function patternsFrom(folder: string, patterns: readonly string[]): Patterns {
  const absolute = patterns.map((pattern) => resolve(folder, pattern));
  const base = absolute.map((pattern) => fixedFolder(folder, pattern)).reduce(commonFolder, folder);
  return { base, patterns: absolute.map((pattern) => relative(base, pattern).split(sep).join("/") || ".") };
}

/** The folder before the first part of a pattern that may match several names; those of `folder` itself are names. */
function fixedFolder(folder: string, pattern: string): string {
  const names = folder.split(sep);
  const parts = pattern.split(sep);
  const first = parts.findIndex((part, index) => part !== names[index] && glob.test(part));
  const fixed = first === -1 ? parts : parts.slice(0, first);
  return fixed.join(sep) || sep;
}

function commonFolder(a: string, b: string): string {
  let common = a;
  while (!isWithin(b, common) && dirname(common) !== common) common = dirname(common);
  return common;
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
