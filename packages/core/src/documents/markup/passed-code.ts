import { runEnd } from "../../text/run-end.js";

const doubleQuotedPart = /(?:[^"\\\n]|\\[^]){1,4096}/uy;
const singleQuotedPart = /(?:[^'\\\n]|\\[^]){1,4096}/uy;
const lineCommentPart = /[^\n]{1,4096}/uy;
const templatePart = /(?:[^`\\]|\\[^]){1,4096}/uy;

/** The end of a string of JavaScript at `start`, at the latest the end of its line; undefined if there is none. */
export function stringEnd(text: string, start: number): number | undefined {
  const quote = text[start];
  if (quote !== '"' && quote !== "'") return undefined;
  return behindQuote(quote, text, runEnd(quote === '"' ? doubleQuotedPart : singleQuotedPart, text, start + 1));
}

/** The end of a template literal at `start`, with all in it; undefined if there is none. */
export function templateEnd(text: string, start: number): number | undefined {
  return text[start] === "`" ? behindQuote("`", text, runEnd(templatePart, text, start + 1)) : undefined;
}

/** The end of a comment of JavaScript at `start`; undefined if there is none. */
export function commentEnd(text: string, start: number): number | undefined {
  if (text.startsWith("//", start)) return runEnd(lineCommentPart, text, start);
  if (!text.startsWith("/*", start)) return undefined;
  const close = text.indexOf("*/", start + 2);
  return close < 0 ? text.length : close + 2;
}

function behindQuote(quote: string, text: string, offset: number): number {
  return text[offset] === quote ? offset + 1 : offset;
}
