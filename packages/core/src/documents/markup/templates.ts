import type { TagSource } from "./tag.js";

/** How programs that fill in markup mark what they put in: `{{ x }}`, `{% x %}`, `<% x %>`, `<?php x ?>`, `<!--#echo x -->`. */
const marks: readonly (readonly [open: string, close: string])[] = [
  ["{{", "}}"],
  ["{%", "%}"],
  ["<%", "%>"],
  ["<?", "?>"],
  ["<!--#", "-->"],
];
const opener = /\{[{%]|<(?:[%?]|!--#)/u;

/** What is longer than this is none. */
const longestTemplate = 500;

/** Where the mark ends that begins at an offset, if one does. */
export function endOfTemplate({ text, mayHoldTemplates }: TagSource, start: number): number | undefined {
  const unit = text[start];
  if (mayHoldTemplates !== true || (unit !== "{" && unit !== "<")) return undefined;
  const mark = marks.find(([open]) => text.startsWith(open, start));
  if (mark === undefined) return undefined;
  const [open, close] = mark;
  const end = text.slice(start + open.length, start + longestTemplate).indexOf(close);
  return end < 0 ? undefined : start + open.length + end + close.length;
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
    const mark = text.slice(offset, end).search(opener);
    if (mark < 0) return end;
    offset += mark;
    const close = endOfTemplate(source, offset);
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
