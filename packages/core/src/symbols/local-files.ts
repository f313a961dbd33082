import { documentText } from "../documents/charsets/document-text.js";

/** The files of a host, by their URIs. What cannot be looked at is not there. */
export interface LocalFiles {
  readonly kindOf: (uri: string) => "file" | "folder" | undefined;
  readonly read: (uri: string) => string | undefined;
  /** The names in a folder. */
  readonly namesIn: (folder: string) => readonly string[];
}

/** The calls of a file system, named as those of `node:fs` and `node:url`; each may throw. */
export interface FileSystemCalls {
  readonly fileURLToPath: (uri: string) => string;
  readonly statSync: (path: string, options: { readonly throwIfNoEntry: false }) => FileStatus | undefined;
  readonly readFileSync: (path: string) => Uint8Array;
  readonly readdirSync: (path: string) => readonly string[];
}

interface FileStatus {
  isDirectory(): boolean;
  isFile(): boolean;
}

/** The files of this machine, as they are when they are asked for, by the calls that the host has: this package has none. */
export function localFilesBy({ fileURLToPath, statSync, readFileSync, readdirSync }: FileSystemCalls): LocalFiles {
  return {
    kindOf(uri) {
      const status = attempt(() => statSync(fileURLToPath(uri), { throwIfNoEntry: false }));
      if (status?.isDirectory() === true) return "folder";
      return status?.isFile() === true ? "file" : undefined;
    },
    read: (uri) =>
      attempt(() => {
        const path = fileURLToPath(uri);
        return documentText(path, readFileSync(path));
      }),
    namesIn: (folder) => attempt(() => readdirSync(fileURLToPath(folder))) ?? [],
  };
}

/** Nothing of what cannot be named or looked at. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
