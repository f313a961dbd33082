import { matchesGlob, type Glob } from "./glob.js";

/** Which paths the lines of one `.gitignore` are about. */
export interface IgnorePatterns {
  /**
   * Whether the last line that matches ignores the path or takes it back; nothing if none matches. The path is relative
   * to the folder of the `.gitignore`, with `/` between its names and none at its end.
   */
  judge(path: string, kind: "file" | "folder"): "ignored" | "kept" | undefined;
}

interface Pattern {
  /** One for each name of the path. */
  readonly glob: Glob<string>;
  readonly verdict: "ignored" | "kept";
  readonly foldersOnly: boolean;
}

/** Reads a `.gitignore` as git does (gitignore(5), *Pattern format*); it takes no more time than text and path together. */
export function readIgnorePatterns(text: string): IgnorePatterns {
  const patterns = text
    .replace(/^\uFEFF/u, "")
    .split(/\r?\n/u)
    .flatMap(patternOf)
    .reverse();
  return {
    judge: (path, kind) => {
      const names = path.split("/");
      const isMeant = ({ glob, foldersOnly }: Pattern): boolean =>
        (kind === "folder" || !foldersOnly) && matchesGlob(glob, names);
      return patterns.find(isMeant)?.verdict;
    },
  };
}

/** Longer lines are no patterns that anybody wrote. */
const longestLine = 1000;

function patternOf(line: string): Pattern[] {
  if (line.length > longestLine || line.startsWith("#")) return [];
  const trimmed = line.trimEnd();
  const isNegated = trimmed.startsWith("!");
  // A space behind a backslash counts.
  const body = trimmed.slice(isNegated ? 1 : 0) + (trimmed.endsWith("\\") ? (line.slice(trimmed.length)[0] ?? "") : "");
  if (body === "") return [];
  const path = body.replace(/\/$/u, "");
  // A pattern with a slash before its end holds from the folder on, any other one at every depth.
  const names = path.includes("/") ? path.replace(/^\//u, "").split("/") : ["**", path];
  return [{ glob: globOf(names), verdict: isNegated ? "kept" : "ignored", foldersOnly: body.endsWith("/") }];
}

/** `**` is any number of folders; at the end of a path it is at least one name. */
function globOf(names: readonly string[]): Glob<string> {
  const tokens = names.map((name) => (name === "**" ? "any number" : nameMatcher(name)));
  const isAllWithin = tokens.length > 1 && tokens.at(-1) === "any number";
  return isAllWithin ? [...tokens, (): boolean => true] : tokens;
}

// eslint-disable-next-line regexp/no-super-linear-move -- over `longestLine` units at most
const token = /\*+|\[(?:[^\\\]]|\\[^])+\]|\\?[^]/gu;

function nameMatcher(pattern: string): (name: string) => boolean {
  if (!/[*?[\\]/u.test(pattern)) return (name) => name === pattern;
  const glob = Array.from(pattern.matchAll(token), ([written]) => characterMatcher(written));
  return (name) => matchesGlob(glob, name);
}

function characterMatcher(written: string): Glob<string>[number] {
  if (written.startsWith("*")) return "any number";
  if (written === "?") return () => true;
  if (written.startsWith("[")) return setMatcher(written.slice(1, -1));
  const meant = written.slice(written.startsWith("\\") && written.length > 1 ? 1 : 0);
  return (character) => character === meant;
}

/** A range from back to front holds nothing, nor does what is not closed. */
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
