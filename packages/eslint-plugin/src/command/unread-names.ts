import { statSync } from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
import type { LintRequest } from "./arguments.js";
import { ignoredFiles } from "./ignored-files.js";
import { isGlob } from "./patterns.js";

/** Why a run that was asked for some files and folders has read nothing. */
export interface NothingRead {
  readonly message: string;
  /** Whether it is files alone that are left out: programs that pass on the names of changed files know no better. */
  readonly isFine: boolean;
}

interface Folders {
  readonly folder: string;
  /** The folder that ESLint looks at paths from. */
  readonly base: string;
}

/** ESLint passes over these by itself. */
const neverEntered: ReadonlySet<string> = new Set(["node_modules", ".git"]);

/** So many names are told of; programs may pass on hundreds. */
const mostNames = 5;

/** Says of all that `request` names why nothing was read there. */
export function describeUnread(request: LintRequest, { folder, base }: Folders): NothingRead {
  const { stdinFilename, patterns } = request;
  const isFile = (name: string): boolean =>
    name === stdinFilename || (!isGlob(folder, name) && isFileAt(resolve(folder, name)));
  const names = stdinFilename === undefined ? patterns : [stdinFilename];
  const isIgnored = request.ignore ? ignoredFiles(base) : () => false;
  const lines = names.slice(0, mostNames).map((name) => {
    const reason = isGlob(folder, name) ? undefined : ignoredBy(resolve(folder, name), base, isIgnored);
    if (isFile(name)) return `'${name}' is ${reason ?? otherReason(request)}.`;
    const where = name === "." ? "the working directory" : `'${name}'`;
    if (reason !== undefined) return `There is nothing to read in ${where}, which is ${reason}.`;
    return `There is nothing to read in ${where}: no file there has a name that tells its language, or all such files are ignored.`;
  });
  if (names.length > mostNames) lines.push(`So it is with ${names.length - mostNames} more.`);
  return { message: lines.join("\n"), isFine: names.every(isFile) };
}

function isFileAt(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
}

/** How a path, or a folder below `base` that it is in, comes to be ignored. */
function ignoredBy(path: string, base: string, isIgnored: (path: string) => boolean): string | undefined {
  let below = path;
  let name = path;
  while (isBelow(below, base)) {
    if (neverEntered.has(basename(below))) return `ignored, as all that is in '${basename(below)}'`;
    if (isIgnored(name)) return "ignored by .gitignore; --no-ignore reads it";
    below = dirname(below);
    name = `${below}${sep}`;
  }
  return undefined;
}

function isBelow(path: string, base: string): boolean {
  return path !== base && !relative(base, path).startsWith("..");
}

function otherReason({ ignore, ignorePatterns }: LintRequest): string {
  return ignore && ignorePatterns.length > 0 ? "ignored by --ignore-pattern" : "no file that can be read";
}
