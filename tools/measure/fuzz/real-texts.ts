import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { languageOfPath, type LanguageName } from "../../../packages/core/src/documents/index.js";
import { ensureCorpus } from "../corpus.mjs";
import { filesBelow } from "../files-below.js";
import { cacheFolder } from "../../build/pinned-package.mjs";

/** A file that somebody wrote. */
export interface RealText {
  readonly path: string;
  readonly language: LanguageName;
  readonly text: string;
}

const root = resolve(import.meta.dirname, "../../..");
const largest = 200_000;
/** Of each language and package; most packages have many files that are alike. */
const mostAlike = 6;

/** The fixtures of every language. */
export function fixtureTexts(): readonly RealText[] {
  return textsBelow(join(root, "tests/fixtures"), Infinity);
}

let read: readonly RealText[] | undefined;

/** The fixtures, and files of the published packages where those are unpacked (`node tools/measure/corpus.mjs`). */
export function realTexts(): readonly RealText[] {
  read ??= [...fixtureTexts(), ...textsOfCorpus()];
  return read;
}

function textsOfCorpus(): RealText[] {
  return corpusFolders().flatMap((folder) => textsBelow(folder, mostAlike));
}

/** Where the published packages are, if they are unpacked. */
export function corpusFolders(): string[] {
  return existsSync(join(cacheFolder, "corpus")) ? ensureCorpus().map(({ folder }) => folder) : [];
}

/** The first files of each language below a folder. */
export function textsBelow(folder: string, most: number): RealText[] {
  const counts = new Map<LanguageName, number>();
  return filesBelow(folder).flatMap((path) => {
    const language = languageOfPath(path);
    if (language === undefined || statSync(path).size > largest) return [];
    const count = counts.get(language) ?? 0;
    counts.set(language, count + 1);
    return count < most ? [{ path, language, text: readFileSync(path, "utf8") }] : [];
  });
}
