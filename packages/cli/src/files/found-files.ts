import { existsSync, readdirSync, type Dirent } from "node:fs";
import { join, relative } from "node:path";
import { languageOfPath, type LanguageName } from "@irilint/core/documents";
import { isCompressed, withoutCompression } from "./compression.js";
import type { Exclusion, IgnoredFiles } from "./ignored-files.js";
import { matcherOf, type Target } from "./patterns.js";
import { reasonOf } from "../reason.js";

/** A file that is to be read. */
export interface FoundFile {
  readonly path: string;
  readonly language: LanguageName;
}

/** Why an entry of a folder is not read. */
export type Skipped = Exclusion | "unknown" | "no-file";

/** Takes what could not be read, and what is left out. */
export interface Watcher {
  readonly complain: (mistake: string) => void;
  readonly skip: (reason: Skipped) => void;
}

/**
 * The files that the targets mean, each once, in the order of their names. A file that is named is read whatever it is
 * called; of folders, those files are read whose name tells their language. Links in folders are not followed.
 */
export function* foundFiles(targets: readonly Target[], ignored: IgnoredFiles, watcher: Watcher): Generator<FoundFile> {
  const seen = new Set<string>();
  for (const target of targets) {
    for (const file of filesOf(target, ignored, watcher)) {
      if (seen.has(file.path)) continue;
      // What one target finds, it finds once.
      if (targets.length > 1) seen.add(file.path);
      yield file;
    }
  }
}

function* filesOf(target: Target, ignored: IgnoredFiles, watcher: Watcher): Generator<FoundFile> {
  const { path } = target;
  const exclusion = ignored.exclusionWithin(path, target.kind === "file" ? "file" : "folder");
  if (exclusion !== undefined) {
    watcher.skip(exclusion);
    return;
  }
  if (target.kind === "file") {
    yield { path, language: languageOfFile(path) };
    return;
  }
  const isMatch = target.kind === "glob" ? matcherOf(target.glob) : () => true;
  for (const file of filesBelow(path, ignored, watcher)) if (isMatch(relative(path, file.path))) yield file;
}

/** The language of a file that is named: by its quotation marks, if its name tells of none. */
export function languageOfFile(path: string): LanguageName {
  return knownLanguage(path) ?? "code";
}

/** The language that the name of a file tells, also of one that is compressed. */
export function knownLanguage(path: string): LanguageName | undefined {
  return languageOfPath(isCompressed(path) ? withoutCompression(path) : path);
}

function* filesBelow(folder: string, ignored: IgnoredFiles, watcher: Watcher): Generator<FoundFile> {
  for (const entry of entriesOf(folder, watcher)) {
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory();
    const language = entry.isFile() ? knownLanguage(entry.name) : undefined;
    const skipped =
      isFolder || language !== undefined ? ignored.exclusionOf(path, isFolder ? "folder" : "file") : undefined;
    if (skipped !== undefined) watcher.skip(skipped);
    else if (isFolder) yield* filesBelow(path, ignored, watcher);
    else if (language !== undefined) yield { path, language };
    else watcher.skip(entry.isFile() ? "unknown" : "no-file");
  }
}

function entriesOf(folder: string, { complain }: Watcher): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    // A glob may stand below a folder that is not there: it has no files.
    if (existsSync(folder)) complain(reasonOf(error));
    return [];
  }
}
