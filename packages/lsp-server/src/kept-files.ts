import { access, constants, mkdir, readdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/**
 * The folder for what can be made anew, of one kind: by the custom of the system, XDG's base directories, macOS's Caches,
 * or what Windows calls local data.
 */
export function cacheFolder(kind: string): string | undefined {
  const { env, platform } = process;
  const chosen = platform === "win32" ? env["LOCALAPPDATA"] : env["XDG_CACHE_HOME"];
  const own = platform === "darwin" ? "Library/Caches" : ".cache";
  try {
    // A relative path is to be ignored (XDG Base Directory Specification 0.8, *Basics*).
    const folder = chosen !== undefined && isAbsolute(chosen) ? chosen : join(homedir(), own);
    return join(folder, "irilint", kind);
  } catch {
    // Who runs this has no home.
    return undefined;
  }
}

/** In milliseconds: 30 days. What was not written for longer is of a project or a build that nobody uses. */
const longestKept = 30 * 24 * 60 * 60 * 1000;

/** Whether such a folder can be written to; it is made if there is none. */
export async function isWritableFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes a file into such a folder, readable for its owner alone, and removes what has become old there. Fails silently:
 * what is not there is made anew.
 */
export async function keepFile(folder: string, name: string, octets: Uint8Array): Promise<void> {
  const path = join(folder, name);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Whoever reads it meanwhile gets the old one or the new one.
    await writeFile(`${path}.${process.pid}`, octets, { mode: 0o600 });
    await rename(`${path}.${process.pid}`, path);
    await removeOld(folder);
  } catch {
    await unlink(`${path}.${process.pid}`).catch(() => undefined);
  }
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > longestKept) await unlink(path);
  }
}
