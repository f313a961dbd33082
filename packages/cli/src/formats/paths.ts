import { relative, sep } from "node:path";

/** A path as it is seen from a folder, with `/` between its names. */
export function pathFrom(folder: string, path: string): string {
  return relative(folder, path).split(sep).join("/");
}

/** The same as a relative reference (RFC 3986 §4.2). */
export function referenceFrom(folder: string, path: string): string {
  return pathFrom(folder, path).split("/").map(encodeURIComponent).join("/");
}
