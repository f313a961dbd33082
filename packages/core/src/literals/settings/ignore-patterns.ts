import { matchesGlob, type Glob } from "./glob.js";

/** The patterns of one `.gitignore`. */
export interface IgnorePatterns {
  /**
   * Whether the last pattern that matches ignores the path or, negated by `!`, keeps it; `undefined` if none matches.
   * The path is relative to the folder of the `.gitignore`, with `/` between its names and none at its ends.
   */
  judge(path: string, kind: "file" | "folder"): "ignored" | "kept" | undefined;
}

interface Pattern {
  /** One token for each name of the path. */
  readonly glob: Glob<string>;
  readonly verdict: "ignored" | "kept";
  readonly foldersOnly: boolean;
  /** The UTF-16 code unit that all paths end with that it matches; nothing where there are several. */
  readonly lastUnit: string | undefined;
}

/** Reads a `.gitignore` as git does (gitignore(5), *Pattern format*). */
export function readIgnorePatterns(text: string): IgnorePatterns {
  const patterns = text
    .replace(/^\uFEFF/u, "")
    .split(/\r?\n/u)
    .flatMap(patternOf)
    .reverse();
  // Of a long list few patterns match anything that ends as a path does, and many paths end alike.
  const byLastUnit = new Map<string, readonly Pattern[]>();
  const endingWith = (unit: string): readonly Pattern[] => {
    const ending =
      byLastUnit.get(unit) ?? patterns.filter(({ lastUnit }) => lastUnit === undefined || lastUnit === unit);
    byLastUnit.set(unit, ending);
    return ending;
  };
  return {
    judge: (path, kind) => {
      const ending = endingWith(path.at(-1) ?? "");
      if (ending.length === 0) return undefined;
      const names = path.split("/");
      const isMeant = ({ glob, foldersOnly }: Pattern): boolean =>
        (kind === "folder" || !foldersOnly) && matchesGlob(glob, names);
      return ending.find(isMeant)?.verdict;
    },
  };
}

/** In UTF-16 code units; longer lines are no patterns that anybody wrote. */
const longestLine = 1000;

function patternOf(line: string): Pattern[] {
  if (line.length > longestLine || line.startsWith("#")) return [];
  const trimmed = line.trimEnd();
  const isNegated = trimmed.startsWith("!");
  // Trailing white space is dropped, but for a character behind a backslash.
  const body = trimmed.slice(isNegated ? 1 : 0) + (trimmed.endsWith("\\") ? (line.slice(trimmed.length)[0] ?? "") : "");
  if (body === "") return [];
  const path = body.replace(/\/$/u, "");
  // A pattern with a slash before its end is anchored to the folder of the file; others match at any depth.
  const names = path.includes("/") ? path.replace(/^\//u, "").split("/") : ["**", path];
  const verdict = isNegated ? "kept" : "ignored";
  return [{ glob: globOf(names), verdict, foldersOnly: body.endsWith("/"), lastUnit: lastUnitOf(names.at(-1) ?? "") }];
}

/** The code unit that all names end with that the pattern of a name matches; nothing where there are several. */
function lastUnitOf(name: string): string | undefined {
  // Most end with a letter, which means itself, behind a backslash, too.
  if (/[^*?\]\\]$/u.test(name)) return name.at(-1);
  const written = Array.from(name.matchAll(token), ([each]) => each).at(-1) ?? "";
  return /^[*?[]/u.test(written) ? undefined : written.at(-1);
}

/** `**` matches any number of folders; at the end of a pattern, at least one name. */
function globOf(names: readonly string[]): Glob<string> {
  const tokens = names.map((name) => (name === "**" ? "any number" : nameMatcher(name)));
  const isAllWithin = tokens.length > 1 && tokens.at(-1) === "any number";
  return isAllWithin ? [...tokens, (): boolean => true] : tokens;
}

// eslint-disable-next-line regexp/no-super-linear-move -- over `longestLine` units at most
const token = /\*+|\[(?:[^\\\]]|\\[^])+\]|\\?[^]/gu;

function nameMatcher(pattern: string): (name: string) => boolean {
  if (!/[*?[\\]/u.test(pattern)) return (name) => name === pattern;
  // Made for the first name that is compared: most patterns of a long list meet none that ends as theirs do.
  let glob: Glob<string> | undefined;
  const tokens = (): Glob<string> => Array.from(pattern.matchAll(token), ([written]) => characterMatcher(written));
  // `?` and a set take one character, and so does one that is written and has two code units.
  const takesCharacters = /[?[\u{10000}-\u{10FFFF}]/u.test(pattern);
  return (name) => matchesGlob((glob ??= tokens()), takesCharacters ? Array.from(name) : name);
}

function characterMatcher(written: string): Glob<string>[number] {
  if (written.startsWith("*")) return "any number";
  if (written === "?") return () => true;
  if (written.startsWith("[")) return setMatcher(written.slice(1, -1));
  const meant = written.slice(written.startsWith("\\") && written.length > 1 ? 1 : 0);
  return (character) => character === meant;
}

/** A set in brackets; an invalid one, such as a reversed range, matches nothing. */
function setMatcher(members: string): (character: string) => boolean {
  const escaped = members
    .replace(/^!/u, "^")
    .replace(/\\(?<literal>[^])|\[/gu, (_, literal = "[") => `\\u{${String(literal).codePointAt(0)?.toString(16)}}`);
  try {
    const set = new RegExp(`^[${escaped}]$`, "u");
    return (character) => set.test(character);
  } catch {
    return () => false;
  }
}
