import { closeSync, openSync, readSync, statSync } from "node:fs";
import { basename } from "node:path";
import { foreignCompression } from "./compression.js";
import { knownLanguage } from "./found-files.js";

/** In bytes. Git looks for a NUL in as many. */
const lookedAt = 8000;

/** Why a file that is named has not been read. */
export interface Unreadable {
  readonly message: string;
  /** Whether its name tells that it has identifiers, which nobody would know to be unchecked if the command succeeded. */
  readonly isMissed: boolean;
}

/**
 * Why a file that is named holds no text that could be read: it is compressed in a format that is not, or its name tells no language and it
 * is binary. `name` is how the user calls it. Throws what the file system throws.
 */
export function whyUnreadable(name: string, path: string): Unreadable | undefined {
  const compression = foreignCompression(path);
  if (compression !== undefined) {
    const language = knownLanguage(compression.inner);
    const told = language === undefined ? `--stdin-filename ${basename(compression.inner)}` : `--language ${language}`;
    const message = `'${name}' has not been read: it is compressed with ${compression.name}; write '${compression.program} ${name} | irilint - ${told}'.`;
    return { message, isMissed: language !== undefined };
  }
  // What comes through a pipe can be read once.
  if (knownLanguage(path) !== undefined || statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    return undefined;
  const nul = firstNul(path);
  if (nul === undefined) return undefined;
  const message = `'${name}' has not been read: it is binary, with a NUL at byte ${nul + 1}; --language reads it nevertheless.`;
  return { message, isMissed: false };
}

function firstNul(path: string): number | undefined {
  const file = openSync(path, "r");
  try {
    const beginning = Buffer.alloc(lookedAt);
    const length = readSync(file, beginning, 0, lookedAt, 0);
    const nul = beginning.subarray(0, length).indexOf(0);
    return nul === -1 || hasWideUnits(beginning) ? undefined : nul;
  } finally {
    closeSync(file);
  }
}

/** By the byte order mark of UTF-16, of whose characters one byte may be NUL. */
function hasWideUnits(beginning: Buffer): boolean {
  const mark = beginning.readUInt16BE(0);
  return mark === 0xfeff || mark === 0xfffe;
}
