import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LocalFiles } from "@irilint/core/documents";

/** The files of this machine, as they are when a rule asks. */
export const localFiles: LocalFiles = {
  kindOf(uri) {
    const stats = attempt(() => statSync(fileURLToPath(uri), { throwIfNoEntry: false }));
    if (stats?.isDirectory() === true) return "folder";
    return stats?.isFile() === true ? "file" : undefined;
  },
  read: (uri) => attempt(() => readFileSync(fileURLToPath(uri), "utf8")),
  namesIn: (folder) => attempt(() => readdirSync(fileURLToPath(folder))) ?? [],
};

/** Nothing of what cannot be named or looked at. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
