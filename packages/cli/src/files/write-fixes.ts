import type { Stats } from "node:fs";
import * as node from "node:fs/promises";
import { reasonOf } from "../reason.js";
import { uninterrupted } from "./signals.js";

/** What is asked of the file system. */
export type Files = Pick<typeof node, "realpath" | "stat" | "writeFile" | "chmod" | "rename" | "open" | "rm">;

/** A file, and what the fixes make of its text. */
export interface FixedFile {
  readonly filePath: string;
  /** Left out where nothing is to be fixed. */
  readonly output?: string;
  /** What is written in place of that, in another charset than UTF-8. */
  readonly octets?: Uint8Array;
}

/**
 * Writes what the fixes make of each file beside it, and then puts that in its place: on a disk that is full, or when
 * the run is ended, the file is as it was. Its mode, its owner and its links stay. A file that somebody has written since
 * the run began, at `begun` milliseconds of the epoch, keeps what it holds now. Tries all files before it throws what went
 * wrong.
 */
export async function writeFixes(results: readonly FixedFile[], begun: number, files: Files = node): Promise<void> {
  const mistakes: string[] = [];
  for (const { filePath, output, octets } of results) {
    if (output === undefined) continue;
    try {
      const path = await files.realpath(filePath);
      await uninterrupted(() => replaceFile({ path, contents: octets ?? output, begun }, files));
    } catch (error) {
      const reason = reasonOf(error);
      mistakes.push(`Cannot write the fixes of ${filePath}, which is left as it is: ${reason}`);
    }
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
}

interface Replacement {
  readonly path: string;
  readonly contents: string | Uint8Array;
  readonly begun: number;
}

async function replaceFile({ path, contents, begun }: Replacement, files: Files): Promise<void> {
  // Not the time of the last modification, which anybody may set, to the future too.
  const before = await files.stat(path);
  if (Math.floor(before.ctimeMs) > begun) throw new Error("it has been changed meanwhile");
  const beside = `${path}.${process.pid}.irilint`;
  try {
    await files.writeFile(beside, contents, { flag: "wx" });
    await files.chmod(beside, before.mode);
    if (maySucceed(before, await files.stat(beside))) await files.rename(beside, path);
    else await writeInto({ path, contents, beside }, files);
  } catch (error) {
    // What stood there already is somebody else's.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST"))
      await files.rm(beside, { force: true });
    throw error;
  }
}

/** Whether one file can stand in for another: nobody else has a link to that, and both belong to the same. */
function maySucceed(before: Stats, beside: Stats): boolean {
  return before.nlink === 1 && before.uid === beside.uid && before.gid === beside.gid;
}

/**
 * Writes into a file that stays the same one, which holds again what it held if that fails. Not by `copyFile`, which takes the file
 * away where it cannot give it a mode, as only its owner can.
 */
async function writeInto(
  { path, contents, beside }: Omit<Replacement, "begun"> & { readonly beside: string },
  files: Files,
): Promise<void> {
  const file = await files.open(path, "r+");
  try {
    const held = await file.readFile();
    try {
      await overwrite(file, Buffer.from(contents));
    } catch (error) {
      await overwrite(file, held);
      throw error;
    }
  } finally {
    await file.close();
  }
  await files.rm(beside, { force: true });
}

async function overwrite(file: node.FileHandle, octets: Uint8Array): Promise<void> {
  for (let at = 0; at < octets.length;) {
    const { bytesWritten } = await file.write(octets, at, octets.length - at, at);
    at += bytesWritten;
  }
  await file.truncate(octets.length);
}
