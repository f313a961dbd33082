import { matchesGlob, type Glob } from "../settings/glob.js";

/** Whether an identifier matches one of the `ignore` entries of the settings, in which `*` stands for any text. */
export function isIgnored(text: string, ignore: readonly string[]): boolean {
  return ignore.length > 0 && globsOf(ignore).some((glob) => matchesGlob(glob, text));
}

/** Cached by the identity of the list, which is the same for all literals. */
const known = new WeakMap<readonly string[], readonly Glob<string>[]>();

function globsOf(ignore: readonly string[]): readonly Glob<string>[] {
  const globs = known.get(ignore) ?? ignore.map(globOf);
  known.set(ignore, globs);
  return globs;
}

/** One token for each UTF-16 code unit. */
function globOf(entry: string): Glob<string> {
  return entry.split("").map((wanted) => (wanted === "*" ? "any number" : (unit): boolean => unit === wanted));
}
