import { foldersUpward } from "../literals/settings/folder-uris.js";
import type { LocalFiles } from "./local-files.js";

/** The URI of the folder of a file, with its final slash. */
export function folderOf(uri: string): string {
  return uri.slice(0, uri.lastIndexOf("/") + 1);
}

/**
 * The URI of the root of the git repository that a file is in, with its final slash; outside of any repository, the URI
 * of the folder of the file.
 */
export function projectRootOf(uri: string, files: Pick<LocalFiles, "kindOf">): string {
  const own = folderOf(uri);
  const root = foldersUpward(own).find((folder) => files.kindOf(`${folder}/.git`) !== undefined);
  return root === undefined ? own : `${root}/`;
}

/** The path of a file from the root of its project, without percent-encoding: `docs/a.md`. */
export function pathInProject(uri: string, files: Pick<LocalFiles, "kindOf">): string {
  return decoded(uri.slice(projectRootOf(uri, files).length));
}

/** A path without its percent-encoding; the path itself if the percent-encoding is malformed. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
