import type { LocalFiles } from "../../../packages/core/dist/documents/index.js";
import { textOf, treeOf, type Clone, type TreeFile } from "../clone.js";

/** The folder that a clone is in as far as the references of its files see. */
const root = "file:///clone/";

/** The URI of a file of a clone by its path. */
export function uriInClone(path: string): string {
  return root + encodeURI(path).replace(/[?#]/gu, encodeURIComponent);
}

/** The files of the newest commit of a clone, as those of a work tree are known. */
export function filesOfClone(clone: Clone): LocalFiles {
  const files = new Map<string, TreeFile>();
  const folders = new Map<string, Set<string>>([[".git", new Set()]]);
  for (const file of treeOf(clone)) {
    files.set(file.path, file);
    for (let path = file.path; path !== ""; path = folderOf(path)) {
      const folder = folderOf(path);
      const names = folders.get(folder) ?? new Set();
      folders.set(folder, names.add(path.slice(folder === "" ? 0 : folder.length + 1)));
    }
  }
  const texts = new Map<string, string | undefined>();
  return {
    kindOf(uri) {
      const path = pathOf(uri);
      if (path === undefined) return undefined;
      if (folders.has(path)) return "folder";
      return files.has(path) ? "file" : undefined;
    },
    read(uri) {
      const { path, blob } = files.get(pathOf(uri) ?? "") ?? {};
      if (path === undefined || blob === undefined) return undefined;
      if (!texts.has(path)) texts.set(path, textOf(clone, blob));
      return texts.get(path);
    },
    namesIn: (uri) => [...(folders.get(pathOf(uri) ?? "/") ?? [])],
  };
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** The path in the clone without the slash at its end; `undefined` of what is outside. */
function pathOf(uri: string): string | undefined {
  if (!uri.startsWith(root)) return undefined;
  try {
    return decodeURIComponent(uri.slice(root.length)).replace(/\/$/u, "");
  } catch {
    return undefined;
  }
}
