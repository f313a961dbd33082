import { runEnd } from "../../../text/run-end.js";
import { behind, matchEnd } from "../../../text/sticky-match.js";
import type { Seeker } from "../../markup/seeker.js";

const open = /<[A-Za-z][A-Za-z0-9-]*/uy;
const attribute = /[ \t\r\n]+[A-Za-z_:][\w.:-]*/uy;
const equals = /[ \t\r\n]*=[ \t\r\n]*/uy;
const unquotedPart = /[^ \t\r\n"'=<>`]{1,4096}/uy;
/** A quotation mark at the end of an unquoted value, which browsers take for a part of the value. */
const strayQuote = /(?<=[^\s=]{3})["'](?=[\s/>])/uy;
const close = /[ \t\r\n]*\/?>/uy;
const closing = /<\/[A-Za-z][A-Za-z0-9-]*[ \t\r\n]*>/uy;

/** The result of reading a tag: the offset at which reading ended, and whether there is a tag. */
export interface TagAttempt {
  readonly end: number;
  readonly isTag: boolean;
}

/** Reads a tag by CommonMark 0.31 §6.6, which is stricter than HTML: what does not match is text. */
export function readHtmlTag(lines: string, start: number, seeker: Seeker): TagAttempt {
  const closingEnd = matchEnd(closing, lines, start);
  if (closingEnd !== undefined) return { end: closingEnd, isTag: true };
  let end = matchEnd(open, lines, start);
  if (end === undefined) return { end: start, isTag: false };
  for (let name = matchEnd(attribute, lines, end); name !== undefined; name = matchEnd(attribute, lines, end)) {
    end = name;
    const value = matchEnd(equals, lines, name);
    if (value === undefined) continue;
    const valueEnd = valueEndAt(lines, value, seeker);
    if (valueEnd === undefined) return { end: value, isTag: false };
    end = valueEnd;
  }
  const tagEnd = matchEnd(close, lines, end);
  return { end: tagEnd ?? end, isTag: tagEnd !== undefined };
}

function valueEndAt(lines: string, start: number, seeker: Seeker): number | undefined {
  const quote = lines[start];
  if (quote !== '"' && quote !== "'") {
    const valueEnd = runEnd(unquotedPart, lines, start);
    return valueEnd === start ? undefined : behind(strayQuote, lines, valueEnd);
  }
  const end = seeker.next(quote, start + 1);
  return end === undefined ? undefined : end + 1;
}
