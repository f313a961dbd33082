import { lstatSync, statSync } from "node:fs";
import { sep } from "node:path";

/**
 * Whether there is nothing to read at a path that a folder lists: a link to nothing, such as the locks of Emacs, or to
 * a folder, at which ESLint ends; or a pipe, a socket or a device, for which it would wait.
 */
export function isNoFile(path: string): boolean {
  // ESLint asks for a folder with a separator at the end, and for whatever else it takes for a file without.
  if (path.endsWith(sep)) return false;
  try {
    const entry = lstatSync(path, { throwIfNoEntry: false });
    // What is given on the standard input need not be there.
    if (entry === undefined || entry.isFile() || entry.isDirectory()) return false;
    const status = statSync(path, { throwIfNoEntry: false });
    return status?.isFile() !== true;
  } catch {
    // Links that lead to each other.
    return true;
  }
}
