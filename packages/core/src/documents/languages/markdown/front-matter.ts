import type { Span } from "../../../findings/span.js";

interface FrontMatter {
  readonly language: "yaml" | "toml";
  readonly content: Span<"source">;
  /** The offset behind its closing line. */
  readonly end: number;
}

const opening = /^\uFEFF?(?<fence>---|\+\+\+)[ \t]*(?:\r\n?|\n)/u;

/** Whether a text begins as front matter does; it may turn out to be unclosed. */
export function mayBeginFrontMatter(text: string): boolean {
  return opening.test(text);
}

/** The data between two lines `---` or `+++` at the start of a text. */
export function frontMatterOf(text: string): FrontMatter | undefined {
  const open = opening.exec(text);
  if (open?.groups === undefined) return undefined;
  const { fence = "" } = open.groups;
  const start = open[0].length;
  const closing = fence === "---" ? /^---[ \t]*$/mu : /^\+\+\+[ \t]*$/mu;
  const close = closing.exec(text.slice(start));
  if (close === null) return undefined;
  return {
    language: fence === "---" ? "yaml" : "toml",
    content: { start, end: start + close.index },
    end: start + close.index + close[0].length,
  };
}
