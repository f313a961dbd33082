import { statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { ignoresOfAttributes, isForeign, readIgnorePatterns, type IgnorePatterns } from "@irilint/core/literals";
import { pathFrom } from "../formats/paths.js";
import type { SettingsFiles } from "../settings/settings-files.js";
import { globalExcludes, textOf } from "./global-excludes.js";

interface Folder {
  /** Left out where no file says what to ignore. */
  readonly patterns: IgnorePatterns | undefined;
  readonly isRepository: boolean;
}

/** Patterns with the folder from which they see paths. */
interface PlacedPatterns {
  readonly folder: string;
  readonly patterns: IgnorePatterns;
}

/** Why a path is left out. */
export type Exclusion = "never-entered" | "ignored" | "excluded" | "pattern" | "foreign" | "own";

/** What is never read: what a package manager installs, and what git keeps. */
const neverEntered: ReadonlySet<string> = new Set(["node_modules", ".git"]);

interface Options {
  /** Whether files that say what to ignore count, and `patterns`. */
  readonly ignore: boolean;
  /** In the syntax of a `.gitignore`, as seen from `folder`. */
  readonly patterns: readonly string[];
  readonly folder: string;
  /** Which paths the settings leave out. */
  readonly settings: Pick<SettingsFiles, "excludes">;
  /** The paths of files that this run writes itself, which are never read: what an earlier one has found is no source. */
  readonly own?: readonly string[];
}

/**
 * Which files below a folder are left out: what the settings exclude, what the `.gitignore` and `.irilintignore` of each
 * folder name, the `.git/info/exclude` of the repository, what a person ignores in all repositories, and what a `.gitattributes`
 * marks for Linguist. The innermost one with something to say decides, up to the root of the repository or, outside of any, up to
 * `base`; where none has, what is foreign by its name is left out.
 */
export class IgnoredFiles {
  readonly #base: string;
  readonly #outermost: string;
  readonly #options: Options;
  readonly #patterns: IgnorePatterns;
  readonly #known = new Map<string, Folder>();
  readonly #above = new Map<string, readonly PlacedPatterns[]>();

  constructor(base: string, options: Options) {
    this.#base = base;
    this.#options = options;
    this.#patterns = readIgnorePatterns(options.patterns.join("\n"));
    this.#outermost = this.#repositoryAround(base) ?? base;
  }

  /** Why an entry of a folder that is not left out itself is left out. */
  exclusionOf(path: string, kind: "file" | "folder"): Exclusion | undefined {
    if (kind === "folder" && neverEntered.has(basename(path))) return "never-entered";
    const { ignore, folder, settings, own = [] } = this.#options;
    if (own.includes(path)) return "own";
    if (!ignore) return undefined;
    const verdict = this.#verdictOn(path, kind);
    if (verdict === "ignored") return "ignored";
    if (settings.excludes(path, kind)) return "excluded";
    if (this.#patterns.judge(pathFrom(folder, path), kind) === "ignored") return "pattern";
    return verdict === undefined && isForeign(basename(path), kind) ? "foreign" : undefined;
  }

  /** Why a path, or a folder below `base` that it is in, is left out. */
  exclusionWithin(path: string, kind: "file" | "folder"): Exclusion | undefined {
    for (let [at, as] = [path, kind]; isBelow(at, this.#base); at = dirname(at), as = "folder") {
      const exclusion = this.exclusionOf(at, as);
      if (exclusion !== undefined) return exclusion;
    }
    return undefined;
  }

  #verdictOn(path: string, kind: "file" | "folder"): "ignored" | "kept" | undefined {
    for (const { folder, patterns } of this.#patternsFor(dirname(path))) {
      const verdict = patterns.judge(pathFrom(folder, path), kind);
      if (verdict !== undefined) return verdict;
    }
    return undefined;
  }

  /** The patterns that hold in a folder, the innermost first; they are looked for once for all files in it. */
  #patternsFor(folder: string): readonly PlacedPatterns[] {
    const known = this.#above.get(folder);
    if (known !== undefined) return known;
    const { patterns, isRepository } = this.#folderAt(folder);
    const isLast = isRepository || folder === this.#outermost || folder === dirname(folder);
    const own = patterns === undefined ? [] : [{ folder, patterns }];
    const all = [...own, ...(isLast ? [] : this.#patternsFor(dirname(folder)))];
    this.#above.set(folder, all);
    return all;
  }

  #folderAt(path: string): Folder {
    const folder = this.#known.get(path) ?? readFolder(path);
    this.#known.set(path, folder);
    return folder;
  }

  #repositoryAround(folder: string): string | undefined {
    for (let around = folder; ; around = dirname(around)) {
      if (this.#folderAt(around).isRepository) return around;
      if (around === dirname(around)) return undefined;
    }
  }
}

/** Of two lines that match, the last one decides; so what weighs more comes later. */
function readFolder(path: string): Folder {
  const isRepository = statSync(join(path, ".git"), { throwIfNoEntry: false }) !== undefined;
  const texts = [
    ...(isRepository ? [globalExcludes(path)] : []),
    ignoresOfAttributes(textOf(join(path, ".gitattributes"))),
    ...(isRepository ? [textOf(join(path, ".git/info/exclude"))] : []),
    textOf(join(path, ".gitignore")),
    textOf(join(path, ".irilintignore")),
  ];
  const text = texts.join("\n");
  return { patterns: /\S/u.test(text) ? readIgnorePatterns(text) : undefined, isRepository };
}

function isBelow(path: string, base: string): boolean {
  return path !== base && !/^\.\.(?:[/\\]|$)/u.test(relative(base, path));
}
