import type { Span } from "../../../../findings/span.js";

/** A way in which people miss a form of Markdown, so that readers see brackets, and no link. */
export interface Mistake {
  readonly name: string;
  /** Sticky; what its group `slip` matches is wrong, or else all that it matches. */
  readonly pattern: RegExp;
  readonly examples: {
    /** Markdown with `«` and `»` around what is wrong. */
    readonly is: readonly string[];
    /** Markdown in which nothing is. */
    readonly isNot?: readonly string[];
  };
}

/** A pattern of parts, which ignores case; `^` and `$` stand at the ends of lines. */
export function mistakePattern(source: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(String.raw(source, ...parts), "imuy");
}

/** What is wrong by the first of some mistakes that are made at an offset. */
export function findMistake(mistakes: readonly Mistake[], lines: string, offset: number): Span | undefined {
  for (const { pattern } of mistakes) {
    pattern.lastIndex = offset;
    const found = pattern.exec(lines);
    if (found === null) continue;
    const end = offset + found[0].length;
    return { start: end - (found.groups?.["slip"] ?? found[0]).length, end };
  }
  return undefined;
}
