import { readIgnorePatterns } from "./ignore-patterns.js";

/** Patterns of paths in the syntax of a `.gitignore`, extended by alternatives: `*.{js,ts}`. */
export interface PathPatterns {
  /** Whether a path or a folder above it matches. The path has `/` between its names, and none at its ends. */
  mean(path: string, kind: "file" | "folder"): boolean;
}

export function readPathPatterns(patterns: readonly string[]): PathPatterns {
  if (patterns.length === 0) return { mean: () => false };
  const lines = readIgnorePatterns(patterns.flatMap(alternativesOf).join("\n"));
  return {
    mean(path, kind) {
      for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1))
        if (lines.judge(path.slice(0, end), "folder") === "ignored") return true;
      return lines.judge(path, kind) === "ignored";
    },
  };
}

/** A pattern whose alternatives expand to more patterns than this is not expanded. */
const mostAlternatives = 256;

const innermostBraces = /\{(?<list>[^{},]*,[^{}]*)\}/u;

/** Expands the alternatives of a pattern; returns the pattern itself if it has none, or too many. */
function alternativesOf(pattern: string): readonly string[] {
  const found = new Set<string>();
  const open = [pattern];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const braces = innermostBraces.exec(next);
    if (braces === null) found.add(next);
    else {
      const [before, after] = [next.slice(0, braces.index), next.slice(braces.index + braces[0].length)];
      for (const part of (braces.groups?.["list"] ?? "").split(",").reverse()) open.push(before + part + after);
    }
    if (found.size + open.length > mostAlternatives) return [pattern];
  }
  return [...found];
}
