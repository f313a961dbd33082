/** The URI of the folder of a file, without a final slash. */
export function folderOf(uri: string): string {
  return uri.slice(0, uri.lastIndexOf("/"));
}

/** The URI of a path that is seen from a folder. */
export function uriAt(folder: string, path: string): string {
  const names = (path.startsWith("/") ? rootOf(folder) : folder).split("/");
  const root = rootOf(folder).split("/").length;
  for (const name of path.split("/")) {
    if (name === "..") names.length = Math.max(root, names.length - 1);
    else if (name !== "." && name !== "") names.push(encodeURIComponent(name));
  }
  return names.join("/");
}

/** What a URI begins with up to its authority. */
function rootOf(uri: string): string {
  return /^[^/]*(?:\/\/[^/]*)?/u.exec(uri)?.[0] ?? "";
}

/** No project lies deeper; what does is the idea of a client that is not well. */
const mostFolders = 64;

/** The folder and those above it, without a final slash; what begins a URI, up to its authority, is no folder. */
export function foldersUpward(uri: string): readonly string[] {
  const folders: string[] = [];
  const root = rootOf(uri).length;
  let folder = uri.replace(/\/$/u, "");
  while (folder.length > root && folders.length < mostFolders) {
    folders.push(folder);
    folder = folder.slice(0, Math.max(root, folder.lastIndexOf("/")));
  }
  return [...folders, folder];
}
