import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder, keepFile } from "../kept-files.js";

/** Where indexes are kept from one start to the next. */
export interface IndexStore {
  read(name: string): Promise<Uint8Array | undefined>;
  /** Fails silently: an index that is not there is made anew. */
  write(name: string, octets: Uint8Array): Promise<void>;
}

/**
 * Indexes in the folder that the system has for what can be made anew. `program` tells apart what different builds would
 * read in the same files.
 */
export function indexStoreOf(program: string, folder = cacheFolder("indexes")): IndexStore | undefined {
  if (folder === undefined) return undefined;
  const fileOf = (name: string): string => `${createHash("sha1").update(`${program}\n${name}`).digest("hex")}.index`;
  return {
    read: (name) => readFile(join(folder, fileOf(name))).catch(() => undefined),
    write: (name, octets) => keepFile(folder, fileOf(name), octets),
  };
}
