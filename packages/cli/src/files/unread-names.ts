import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { LintRequest } from "../command/arguments.js";
import type { Exclusion, IgnoredFiles } from "./ignored-files.js";
import { isGlob } from "./patterns.js";

/** Why a run that was asked for some files and folders has read nothing. */
export interface NothingRead {
  readonly message: string;
  /** Whether it is files alone that are left out: programs that pass on the names of changed files know no better. */
  readonly isFine: boolean;
}

/** So many names are told of; programs may pass on hundreds. */
const mostNames = 5;

/** Why a file is left out, behind 'is'. */
export const reasons: Readonly<Record<Exclusion, string>> = {
  "never-entered": "ignored, as all that is in 'node_modules' and '.git'",
  ignored: "ignored by git or .irilintignore; --no-ignore reads it",
  excluded: "excluded by the settings; --no-ignore reads it",
  pattern: "ignored by --ignore-pattern",
  foreign: "left out by its name, as what is installed, copied, built or minified; --no-ignore reads it",
  own: "the file that the cache or the report is written to",
};

/** Says of all that `request` names, as seen from `folder`, why nothing was read there. */
export function describeUnread(request: LintRequest, folder: string, ignored: IgnoredFiles): NothingRead {
  const { input, patterns } = request;
  const isFile = (name: string): boolean =>
    name === input?.name || (!isGlob(folder, name) && isFileAt(resolve(folder, name)));
  const names = input === undefined ? patterns : [input.name];
  const lines = names.slice(0, mostNames).map((name) => {
    const kind = isFile(name) ? "file" : "folder";
    const exclusion = isGlob(folder, name) ? undefined : ignored.exclusionWithin(resolve(folder, name), kind);
    const reason = exclusion && reasons[exclusion];
    if (kind === "file") return `'${name}' is ${reason ?? "no file that can be read"}.`;
    const where = name === "." ? "the working directory" : `'${name}'`;
    if (reason !== undefined) return `There is nothing to read in ${where}, which is ${reason}.`;
    if (isGlob(folder, name)) return `Nothing that can be read matches ${where}.`;
    return `There is nothing to read in ${where}: no file there has a name that tells its language, or all such files are ignored.`;
  });
  if (names.length > mostNames) lines.push(`So it is with ${names.length - mostNames} more.`);
  return { message: lines.join("\n"), isFine: names.every(isFile) };
}

function isFileAt(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
}
