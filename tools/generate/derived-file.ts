import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format, getFileInfo, resolveConfig } from "prettier";

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
    const formatted = await formattedAs(file, content);
    const present = await readFile(file, "utf8").catch(() => undefined);
    if (present !== formatted) stale.push({ path, content: formatted });
  }
  return stale;
}

/** What no formatter of ours knows, such as Lua, stays as it is. */
async function formattedAs(file: string, content: string): Promise<string> {
  const { inferredParser } = await getFileInfo(file);
  if (inferredParser === null) return content;
  return format(content, { ...(await resolveConfig(file)), filepath: file });
}
