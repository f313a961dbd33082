import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/** Where indexes are kept from one start to the next. */
export interface IndexStore {
  read(name: string): Promise<Uint8Array | undefined>;
  /** Fails silently: an index that is not there is made anew. */
  write(name: string, octets: Uint8Array): Promise<void>;
}

/** In milliseconds: 30 days. What was not used for longer is of a project that nobody works on. */
const longestKept = 30 * 24 * 60 * 60 * 1000;

/**
 * Indexes in the folder that the system has for what can be made anew, readable for its owner alone. `program` tells apart
 * what different builds would read in the same files.
 */
export function indexStoreOf(program: string, folder = cacheFolder()): IndexStore | undefined {
  if (folder === undefined) return undefined;
  const pathOf = (name: string): string =>
    join(folder, `${createHash("sha1").update(`${program}\n${name}`).digest("hex")}.index`);
  return {
    read: (name) => readFile(pathOf(name)).catch(() => undefined),
    async write(name, octets) {
      const path = pathOf(name);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Whoever reads it meanwhile gets the old one or the new one.
        await writeFile(`${path}.${process.pid}`, octets, { mode: 0o600 });
        await rename(`${path}.${process.pid}`, path);
        await removeOld(folder);
      } catch {
        await unlink(`${path}.${process.pid}`).catch(() => undefined);
      }
    },
  };
}

/** By the custom of the system: XDG's base directories, macOS's Caches, or what Windows calls local data. */
function cacheFolder(): string | undefined {
  const { env, platform } = process;
  const chosen = platform === "win32" ? env["LOCALAPPDATA"] : env["XDG_CACHE_HOME"];
  const own = platform === "darwin" ? "Library/Caches" : ".cache";
  try {
    return join(chosen !== undefined && chosen !== "" ? chosen : join(homedir(), own), "irilint", "indexes");
  } catch {
    // Who runs this has no home.
    return undefined;
  }
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > longestKept) await unlink(path);
  }
}
