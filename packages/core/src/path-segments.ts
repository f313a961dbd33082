/**
 * Removes `.` and `..` segments as RFC 3986 §5.2.4 does, in linear time: `/a/b/../c` becomes `/a/c`, and `b/../c`,
 * whose first segment has no slash to leave behind, becomes `/c`.
 */
export function removeDotSegments(path: string): string {
  if (!/(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return path;
  const [first = "", ...rest] = path.replace(/^(?:\.{1,2}\/)+/, "").split("/");
  // A rootless path of nothing but one dot segment vanishes; every other first segment stays until `..` removes it.
  const kept = first === "." || first === ".." || first === "" ? [] : [first];
  for (const segment of rest) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(`/${segment}`);
  }
  // A path that ends in a dot segment names the folder: `/a/b/..` is `/a/`.
  const last = rest.at(-1);
  if (last === "." || last === "..") kept.push("/");
  return kept.join("");
}

/** A path that cannot be mistaken for an authority where none stands before it: `//a` becomes `/.//a` (RFC 3986 §3.3). */
export function guardDoubleSlash(path: string): string {
  return path.startsWith("//") ? `/.${path}` : path;
}
