import { relative, sep } from "node:path";

/** A resolved path as it is seen from a folder, with `/` between its names. */
export function pathFrom(folder: string, path: string): string {
  // By far the most are below the folder, and many are asked for.
  const below = folder.endsWith(sep) ? folder : folder + sep;
  const seen = path.startsWith(below) ? path.slice(below.length) : relative(folder, path);
  return sep === "/" ? seen : seen.replaceAll(sep, "/");
}

/** The same as a relative reference (RFC 3986 §4.2). */
export function referenceFrom(folder: string, path: string): string {
  return pathFrom(folder, path).split("/").map(encodeURIComponent).join("/");
}

/** Controls of terminals and lines, and those of the order of display: whoever names a file may put them into its name. */
const unshowable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** A path as people may read it: with a sign in place of each character that would move others, or the cursor. */
export function shownPath(path: string): string {
  return path.replaceAll(unshowable, "\u00B7");
}
