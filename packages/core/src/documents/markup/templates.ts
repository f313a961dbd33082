import { templateElement, templateOpener } from "../../literals/locating/index.js";
import { matchEnd } from "../../text/sticky-match.js";
import { atSignExpressionEnd } from "./at-sign-expressions.js";
import type { TagSource } from "./tag-source.js";

/**
 * The delimiters of tags in template languages: `{{ x }}`, `{!! x !!}`, `{% x %}`, `<% x %>`, `<?php x ?>`, `<!--#echo
 * x -->`.
 */
const marks: readonly (readonly [open: string, close: string])[] = [
  ["{{", "}}"],
  ["{%", "%}"],
  ["{!!", "!!}"],
  ["<%", "%>"],
  ["<?", "?>"],
  ["<!--#", "-->"],
];

/** The longest template tag, in UTF-16 code units. */
export const longestTemplate = 500;

/** The end of the template tag at an offset; undefined if there is none. */
export function endOfTemplate({ text, mayHoldTemplates }: TagSource, start: number): number | undefined {
  const unit = text[start];
  if (mayHoldTemplates !== true || (unit !== "{" && unit !== "<")) return undefined;
  const mark = marks.find(([open]) => text.startsWith(open, start));
  if (mark === undefined) return undefined;
  const [open, close] = mark;
  const content = text.slice(start + open.length, start + longestTemplate);
  const end = open === "{{" ? endBeyondBraces(content) : content.indexOf(close);
  return end < 0 ? undefined : start + open.length + end + close.length;
}

/**
 * The offset of the `}}` that closes none of the inner braces, as in `{{ path({ token: { id: 1 }}) }}`; -1 if there is
 * none.
 */
function endBeyondBraces(content: string): number {
  let depth = 0;
  for (let offset = 0; offset < content.length; offset++) {
    const unit = content[offset];
    if (unit === "{") depth++;
    else if (unit === "}" && depth > 0) depth--;
    else if (unit === "}" && content[offset + 1] === "}") return offset;
  }
  return content.indexOf("}}");
}

/** The end of a template tag if the offset is in one of its strings, as in `{{ f('<a href="' + b) }}`. */
export function endOfTemplateWithString(source: TagSource, start: number, offset: number): number | undefined {
  const end = endOfTemplate(source, start);
  if (end === undefined || end <= offset) return undefined;
  let quote = "";
  for (const unit of source.text.slice(start, offset)) {
    if (unit === quote) quote = "";
    else if (quote === "" && (unit === '"' || unit === "'")) quote = unit;
  }
  return quote === "" ? undefined : end;
}

/**
 * The end of a value that began behind `quote`.
 *
 * Differs from HTML Standard §13.2.5.36: a template tag may contain the quotation mark, as in `href="{{ url("a") }}"`,
 * since browsers only see the expansion.
 */
export function quotedValueEnd(source: TagSource, start: number, quote: string): number {
  const { text, seeker, expressionEnd, hasExpressionsInQuotes, mayHoldTemplates } = source;
  if (expressionEnd !== undefined && (hasExpressionsInQuotes === true || quote === "`")) {
    return endBeyondExpressions(text, start, quote, expressionEnd);
  }
  let end = seeker.next(quote, start) ?? text.length;
  if (mayHoldTemplates !== true) return end;
  if (source.hasAtSigns === true) end = endBeyondAtSigns(source, start, { end, quote });
  let offset = start;
  for (;;) {
    const mark = text.slice(offset, end).search(templateOpener);
    if (mark < 0) return end;
    offset += mark;
    const close = endOfTemplate(source, offset) ?? matchEnd(templateElement, text, offset);
    if (close !== undefined && close > end) end = seeker.next(quote, close) ?? text.length;
    offset = close ?? offset + 1;
  }
}

/** The end of a value beyond the quotation marks in its expressions behind at signs; `end` is the first such mark. */
function endBeyondAtSigns(
  { text, seeker }: TagSource,
  start: number,
  { end, quote }: { readonly end: number; readonly quote: string },
): number {
  let last = end;
  for (let sign = seeker.next("@", start) ?? last; sign < last;) {
    const close = text[sign + 1] === "@" ? sign + 2 : atSignExpressionEnd(text, sign);
    if (close !== undefined && close > last) last = seeker.next(quote, close) ?? text.length;
    sign = seeker.next("@", close ?? sign + 1) ?? last;
  }
  return last;
}

function endBeyondExpressions(
  text: string,
  start: number,
  quote: string,
  expressionEnd: NonNullable<TagSource["expressionEnd"]>,
): number {
  let end = start;
  while (end < text.length && text[end] !== quote) {
    if (quote === "`" && text[end] === "\\") end += 2;
    else if (text[end] === "{") end = expressionEnd(end) ?? end + 1;
    else end++;
  }
  return Math.min(end, text.length);
}
