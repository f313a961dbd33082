import { documentText } from "../documents/charsets/document-text.js";
import { charsetAbove, readEditorConfig } from "../documents/charsets/editor-config.js";

/** Access to files by URI. What cannot be read counts as missing. */
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

/** Access to the local file system through the calls of the host: this package imports none. Nothing is cached. */
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
        return documentText(path, readFileSync(path), { elsewhere: () => charsetByEditorConfigs(path, readFileSync) });
      }),
    namesIn: (folder) => attempt(() => readdirSync(fileURLToPath(folder))) ?? [],
  };
}

/** The charset of a file by the files `.editorconfig` above it. */
export function charsetByEditorConfigs(
  path: string,
  readFileSync: FileSystemCalls["readFileSync"],
): string | undefined {
  return charsetAbove(path, (folder) =>
    attempt(() => {
      const name = `${folder}.editorconfig`;
      return readEditorConfig(documentText(name, readFileSync(name)) ?? "");
    }),
  );
}

/** The result of `act`, or `undefined` if it throws. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
