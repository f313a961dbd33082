/** The URI of the folder of a file, without a final slash. */
export function folderOf(uri: string): string {
  return uri.slice(0, uri.lastIndexOf("/"));
}

/**
 * The URI of a path relative to a folder, both without a final slash; a path with a leading slash starts at the root.
 */
export function uriAt(folder: string, path: string): string {
  const names = (path.startsWith("/") ? rootOf(folder) : folder).split("/");
  const root = rootOf(folder).split("/").length;
  for (const name of path.split("/")) {
    if (name === "..") names.length = Math.max(root, names.length - 1);
    else if (name !== "." && name !== "") names.push(encodeURIComponent(name));
  }
  return names.join("/");
}

/** The scheme and the authority of a URI. */
function rootOf(uri: string): string {
  return /^[^/]*(?:\/\/[^/]*)?/u.exec(uri)?.[0] ?? "";
}

/** The most folders to look through: bounds the work for a URI from a faulty client. */
const mostFolders = 64;

/** The URIs of a folder and of those above it, up to the root, without a final slash. */
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
