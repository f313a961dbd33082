import { defineLanguage } from "../../language.js";
import { mdxComments } from "../../../languages/definition/comment-syntax.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import { lowerBound } from "../../../text/lower-bound.js";
import type { Span } from "../../../findings/span.js";
import { layeredReader, type Mask } from "../../checkpoints/layered-reader.js";
import type { ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";
import { markdownReader } from "../markdown/markdown-pass.js";
import { blanked, codeInMdxReader } from "./code-in-mdx.js";

export const mdx = defineLanguage({
  name: "mdx",
  reader: (named) => mdxReader(named),
  extensions: ["mdx"],
  ids: ["mdx"],
  comments: mdxComments,
});

/** Reads MDX: Markdown in which elements, expressions, imports and exports may stand. */
function mdxReader(named: ReaderNamed): Reader {
  return layeredReader({
    code: codeInMdxReader(named),
    masksOf: (text, marks) => marks.map((code) => maskOver(text, code)),
    // Which of its literals have holes is not known yet, so that none is left out.
    rest: markdownReader((name) => named(name), "mdx"),
    withHoles: outsideExpressions,
  });
}

/** Spaces in place of imports and exports, and a value in place of each expression in a tag. */
function maskOver(text: string, { start, end }: Span<"source">): Mask {
  const isExpression = text[start] === "{";
  return { start, end, filler: blanked(text.slice(start, end), isExpression ? "x" : " "), isHole: isExpression };
}

/** Text continues behind an expression, and a paragraph of one expression is no text. */
function outsideExpressions(literal: RawLiteral, expressions: readonly Span<"source">[]): readonly RawLiteral[] {
  const { start, end } = literal.span;
  const first = lowerBound(expressions.length, (index) => (expressions[index]?.end ?? 0) <= start);
  const behind = lowerBound(expressions.length, (index) => (expressions[index]?.start ?? Infinity) < end);
  if (first >= behind) return [literal];
  if (literal.site.kind !== "text" || literal.pieces !== undefined) return [];
  const left: RawLiteral[] = [];
  let done = start;
  for (const expression of [...expressions.slice(first, behind), { start: end, end }]) {
    if (done < expression.start) left.push({ ...literal, span: { start: done, end: expression.start } });
    done = Math.max(done, expression.end);
  }
  return left;
}
