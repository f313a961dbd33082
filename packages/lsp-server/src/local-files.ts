import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The path of a document or a folder on this machine; nothing if it is elsewhere, or if its URI cannot be decoded. */
export function localPath(uri: string): string | undefined {
  if (!uri.startsWith("file:")) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The text of a file on this machine, if it can be read; as in editors, a byte order mark is no part of it. */
export async function readLocalFile(uri: string): Promise<string | undefined> {
  const path = localPath(uri);
  if (path === undefined) return undefined;
  const text = await readFile(path, "utf8").catch(() => undefined);
  return text?.replace(/^\uFEFF/u, "");
}
