/** Which paths the lines of one `.gitignore` are about; paths are relative to its folder, without a slash at the end. */
export interface IgnorePatterns {
  /** Whether the last line that matches ignores the path or takes it back; nothing if none matches. */
  judge(path: string, kind: "file" | "folder"): "ignored" | "kept" | undefined;
}

interface Pattern {
  readonly matches: RegExp;
  readonly verdict: "ignored" | "kept";
  readonly foldersOnly: boolean;
}

export function readIgnorePatterns(text: string): IgnorePatterns {
  const patterns = text.split(/\r?\n/u).flatMap(patternOf).reverse();
  return {
    judge: (path, kind) =>
      patterns.find(({ matches, foldersOnly }) => (kind === "folder" || !foldersOnly) && matches.test(path))?.verdict,
  };
}

/** Longer lines are no patterns that anybody wrote. */
const longestLine = 1000;

function patternOf(line: string): Pattern[] {
  const trimmed = line.replace(/^\uFEFF/u, "").replace(/(?<!\\)\s+$/u, "");
  if (trimmed === "" || trimmed.startsWith("#") || trimmed.length > longestLine) return [];
  const isNegated = trimmed.startsWith("!");
  const body = trimmed.slice(isNegated ? 1 : 0);
  const foldersOnly = body.endsWith("/");
  const glob = body.replace(/\/$/u, "");
  // A pattern with a slash before its end holds from the folder on, any other one at every depth.
  const anchored = glob.includes("/") ? glob.replace(/^\//u, "") : `**/${glob}`;
  const matches = expressionOf(anchored);
  return matches === undefined ? [] : [{ matches, verdict: isNegated ? "kept" : "ignored", foldersOnly }];
}

const tokens = /\*\*\/|\/\*\*$|\*+|\?|\[!?[^\]/]+\]|\\?[^]/gu;

function expressionOf(glob: string): RegExp | undefined {
  const source = glob.replace(tokens, (token) => {
    if (token === "**/") return "(?:[^/]+/)*";
    if (token === "/**") return "/[^]+";
    if (token.startsWith("*")) return "[^/]*";
    if (token === "?") return "[^/]";
    if (token.length > 2)
      return `[${token
        .slice(1, -1)
        .replace(/^!/u, "^")
        .replace(/\\(?!\])/gu, "\\\\")}]`;
    return token.slice(-1).replace(/[$()*+./?[\\\]^{|}-]/u, "\\$&");
  });
  try {
    return new RegExp(`^${source}$`, "u");
  } catch {
    return undefined;
  }
}
