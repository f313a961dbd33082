import { lstatSync, statSync } from "node:fs";

/**
 * Whether there is nothing to read at a path that a folder lists: a link to nothing, such as the locks of Emacs, at
 * which ESLint ends; or a pipe, a socket or a device, for which it would wait.
 */
export function isNoFile(path: string): boolean {
  try {
    const entry = lstatSync(path, { throwIfNoEntry: false });
    // What is given on the standard input need not be there.
    if (entry === undefined || entry.isFile() || entry.isDirectory()) return false;
    const status = statSync(path, { throwIfNoEntry: false });
    return status === undefined || !(status.isFile() || status.isDirectory());
  } catch {
    // Links that lead to each other.
    return true;
  }
}
