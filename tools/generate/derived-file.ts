import { readFile } from "node:fs/promises";
import { join } from "node:path";
import prettier from "prettier";

/** A file that is made of others. */
export interface DerivedFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly content: string;
}

/** Those of the files that are not as they have to be, each with the content that it has to have. */
export async function staleOf(root: string, files: readonly DerivedFile[]): Promise<DerivedFile[]> {
  const stale: DerivedFile[] = [];
  for (const { path, content } of files) {
    const file = join(root, path);
    const wanted = await formattedAs(file, content);
    const present = await readFile(file, "utf8").catch(() => undefined);
    if (present !== wanted) stale.push({ path, content: wanted });
  }
  return stale;
}

/** What has been formatted, by path and content: of a second pass, nearly everything. */
const formatted = new Map<string, Promise<string>>();

function formattedAs(file: string, content: string): Promise<string> {
  const key = `${file}\0${content}`;
  const known = formatted.get(key) ?? format(file, content);
  formatted.set(key, known);
  return known;
}

/** What no formatter of ours knows, such as Lua, stays as it is. */
async function format(file: string, content: string): Promise<string> {
  const { inferredParser } = await prettier.getFileInfo(file);
  if (inferredParser === null) return content;
  return prettier.format(content, { ...(await prettier.resolveConfig(file)), filepath: file });
}
