import { defineLanguage } from "../../language.js";
import { mdxComments } from "../../../languages/definition/comment-syntax.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import { lowerBound } from "../../../text/lower-bound.js";
import type { Span } from "../../../findings/span.js";
import { Collected } from "../../parts/collected.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import { readExpression, type ExpressionUse } from "../../parts/expression.js";
import type { ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";
import { readMarkdown } from "../markdown/markdown-pass.js";
import { codeInMdx } from "./code-in-mdx.js";

export const mdx = defineLanguage({
  name: "mdx",
  reader: (named) => mdxReader(named),
  extensions: ["mdx"],
  ids: ["mdx"],
  comments: mdxComments,
});

/** Reads MDX: Markdown in which elements, expressions, imports and exports may stand. */
function mdxReader(named: ReaderNamed): Reader {
  return documentOfParts(named, (text, parts) => {
    const { modules, expressions } = codeInMdx(text);
    const collected = new Collected();
    for (const { start, end } of modules) {
      collected.part(parts.read("typescriptreact", text.slice(start, end)), start);
    }
    const masked = withoutCode(text, modules, expressions);
    for (const { start, end } of expressions) {
      collected.part(readExpression(parts, text.slice(start + 1, end - 1), useOf(masked, start)), start + 1);
    }
    const markdown = readMarkdown(masked, parts, "mdx");
    for (const literal of markdown.literals.slice()) takeOutside(expressions, literal, collected);
    for (const comment of markdown.comments.slice()) collected.comment(comment);
    return collected.reading;
  });
}

/** The document with spaces in place of imports and exports, and with a value in place of each expression in a tag. */
function withoutCode(text: string, modules: readonly Span<"source">[], expressions: readonly Span<"source">[]): string {
  const spans = [
    ...modules.map((span) => ({ ...span, by: " " })),
    ...expressions.map((span) => ({ ...span, by: "x" })),
  ].sort((a, b) => a.start - b.start);
  let result = "";
  let done = 0;
  for (const { start, end, by } of spans) {
    result += text.slice(done, start) + blanked(text.slice(start, end), by);
    done = end;
  }
  return result + text.slice(done);
}

/** A replacement of the same length as the code, in UTF-16 code units; the line ends of a module are kept. */
function blanked(code: string, by: string): string {
  return code.replace(by === " " ? /[^\r\n]{1,4096}/gu : /[^]{1,4096}/gu, (characters) => by.repeat(characters.length));
}

/** Takes the expressions outside tags: text continues behind them, and a paragraph of one expression is no text. */
function takeOutside(expressions: readonly Span<"source">[], literal: RawLiteral, collected: Collected): void {
  const { start, end } = literal.span;
  const first = lowerBound(expressions.length, (index) => (expressions[index]?.end ?? 0) <= start);
  const within = [];
  for (let index = first; (expressions[index]?.start ?? Infinity) < end; index++) within.push(expressions[index]);
  if (within.length === 0) return collected.literal(literal);
  if (literal.site.kind !== "text" || literal.pieces !== undefined) return;
  let done = start;
  for (const expression of [...within, { start: end, end }]) {
    if (expression === undefined) continue;
    if (done < expression.start) collected.literal({ ...literal, span: { start: done, end: expression.start } });
    done = Math.max(done, expression.end);
  }
}

/** The longest start tag, in UTF-16 code units, in which an expression is recognized. */
const longestTag = 1_000;
const longestName = 100;

/** The use of an expression: behind a name and an equals sign in a tag it is the value of an attribute. */
function useOf(text: string, start: number): ExpressionUse {
  const { name } =
    // eslint-disable-next-line regexp/no-super-linear-move -- over `longestName` units at most
    /(?<name>[A-Za-z_$][\w$:-]*)=$/u.exec(text.slice(Math.max(0, start - longestName), start))?.groups ?? {};
  if (name === undefined) return { kind: "value" };
  const before = text.slice(Math.max(0, start - longestTag), start);
  const { element } =
    /^<(?<element>[A-Za-z][\w.:-]*)\s[^>]*$/u.exec(before.slice(before.lastIndexOf("<")))?.groups ?? {};
  return element === undefined ? { kind: "value" } : { kind: "attribute", element, name };
}
