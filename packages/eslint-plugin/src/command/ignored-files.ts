import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { readIgnorePatterns, type IgnorePatterns } from "@irilint/core/documents";

interface Folder {
  readonly patterns: IgnorePatterns | undefined;
  readonly isRepository: boolean;
}

/**
 * Tells of a path below `base` whether a `.gitignore` has it ignored; that of a folder ends with a slash. The innermost
 * one with something to say decides, up to the root of the repository or, outside of any, up to `base`.
 */
export function ignoredFiles(base: string): (path: string) => boolean {
  const known = new Map<string, Folder>();
  const folderAt = (path: string): Folder => {
    const folder = known.get(path) ?? readFolder(path);
    known.set(path, folder);
    return folder;
  };
  const outermost = repositoryAround(base, folderAt) ?? base;
  return (path) => {
    const kind = path.endsWith("/") || path.endsWith(sep) ? "folder" : "file";
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const { patterns, isRepository } = folderAt(folder);
      const verdict = patterns?.judge(relative(folder, path).replaceAll(sep, "/"), kind);
      if (verdict !== undefined) return verdict === "ignored";
      if (isRepository || folder === outermost || folder === dirname(folder)) return false;
    }
  };
}

function readFolder(path: string): Folder {
  const file = join(path, ".gitignore");
  const patterns = existsSync(file) ? readPatterns(file) : undefined;
  return { patterns, isRepository: existsSync(join(path, ".git")) };
}

function readPatterns(file: string): IgnorePatterns | undefined {
  try {
    return readIgnorePatterns(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function repositoryAround(folder: string, folderAt: (path: string) => Folder): string | undefined {
  for (let around = folder; ; around = dirname(around)) {
    if (folderAt(around).isRepository) return around;
    if (around === dirname(around)) return undefined;
  }
}
