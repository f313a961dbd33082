import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The patterns of one `.gitignore`, as ESLint's globs relative to `folder`. */
export interface IgnoredFiles {
  readonly folder: string;
  readonly patterns: readonly string[];
}

/** The `.gitignore` files that speak of `folder`: its own and those above it, up to the root of the repository. */
export async function ignoredFilesFor(folder: string): Promise<IgnoredFiles[]> {
  const folders = [folder];
  for (let above = folder; !existsSync(join(above, ".git"));) {
    const parent = dirname(above);
    if (parent === above) return [];
    folders.unshift((above = parent));
  }
  return Promise.all(folders.map(readIgnoredFiles));
}

async function readIgnoredFiles(folder: string): Promise<IgnoredFiles> {
  const text = await readFile(join(folder, ".gitignore"), "utf8").catch(() => "");
  return { folder, patterns: text.split(/\r?\n/u).flatMap(globOf) };
}

/**
 * A line of `.gitignore` as a glob: there, a pattern without a slash before its end holds at any depth, and `{` and `(`
 * are plain characters.
 */
export function globOf(line: string): string[] {
  const pattern = line.replace(/^\uFEFF/u, "").trimEnd();
  if (pattern === "" || pattern.startsWith("#")) return [];
  const negation = pattern.startsWith("!") ? "!" : "";
  const body = pattern.slice(negation.length).replace(/[{(]/gu, "\\$&");
  const slash = body.indexOf("/");
  if (slash === -1 || slash === body.length - 1) return [`${negation}**/${body}`];
  return [negation + (slash === 0 ? body.slice(1) : body)];
}
