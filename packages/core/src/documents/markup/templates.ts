import { templateElement, templateOpener } from "../../literals/locating/index.js";
import { matchEnd } from "../../text/sticky-match.js";
import type { TagSource } from "./tag-source.js";

/** How programs that fill in markup mark what they put in: `{{ x }}`, `{!! x !!}`, `{% x %}`, `<% x %>`, `<?php x ?>`, `<!--#echo x -->`. */
const marks: readonly (readonly [open: string, close: string])[] = [
  ["{{", "}}"],
  ["{%", "%}"],
  ["{!!", "!!}"],
  ["<%", "%>"],
  ["<?", "?>"],
  ["<!--#", "-->"],
];

/** In UTF-16 code units: a longer one is no template. */
export const longestTemplate = 500;

/** Where the mark ends that begins at an offset, if one does. */
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

/** Where `}}` stands that closes none of the braces in it, as in `{{ path({ token: { id: 1 }}) }}`; negative if nowhere. */
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

/** Where a template ends if what stands at an offset is in one of its strings, as the tag in `{{ f('<a href="' + b) }}`. */
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
 * Where a value ends that began after `quote`. Differs from HTML Standard §13.2.5.36: what a template puts in may hold
 * the quotation mark, as in `href="{{ url("a") }}"`, since the page that a browser sees has no such marks.
 */
export function quotedValueEnd(source: TagSource, start: number, quote: string): number {
  const { text, seeker, expressionEnd, hasExpressionsInQuotes, mayHoldTemplates } = source;
  if (expressionEnd !== undefined && (hasExpressionsInQuotes === true || quote === "`")) {
    return endBeyondExpressions(text, start, quote, expressionEnd);
  }
  let end = seeker.next(quote, start) ?? text.length;
  if (mayHoldTemplates !== true) return end;
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
