import { matchesGlob, type Glob } from "../settings/glob.js";

/** Whether the settings keep an identifier out of all reports: it is one of the entries, in which `*` stands for any text. */
export function isIgnored(text: string, ignore: readonly string[]): boolean {
  return ignore.length > 0 && globsOf(ignore).some((glob) => matchesGlob(glob, text));
}

/** The globs of each list, which stays the same for all literals. */
const known = new WeakMap<readonly string[], readonly Glob<string>[]>();

function globsOf(ignore: readonly string[]): readonly Glob<string>[] {
  const globs = known.get(ignore) ?? ignore.map(globOf);
  known.set(ignore, globs);
  return globs;
}

/** One token for each code unit. */
function globOf(entry: string): Glob<string> {
  return entry.split("").map((wanted) => (wanted === "*" ? "any number" : (unit): boolean => unit === wanted));
}
