import type { Span } from "../../../findings/span.js";
import { matchEnd } from "../../../text/sticky-match.js";

/** What an address of a link begins with. */
const beginning = String.raw`(?=(?:https?:|www\.|mailto:|#|\.{0,2}\/)[\p{L}\p{N}/])`;

const openedCode = new RegExp(String.raw`\x60[^\x60[\]\n\r]{1,100}(?=\]\(${beginning})`, "iuy");

/** Where the text of a link ends that a back quote begins, without another one. */
export function endOfOpenedCode(lines: string, offset: number): number | undefined {
  return matchEnd(openedCode, lines, offset);
}

const closedCode = new RegExp(String.raw`(?<=\[[^\x60[\]\n\r]{0,100}[\p{L}\p{N})])\x60(?=\]\(${beginning})`, "iuy");

/** Where a back quote behind a word stands at the end of the text of a link that has no other one. */
export function endOfClosedCode(lines: string, offset: number): number | undefined {
  return matchEnd(closedCode, lines, offset);
}

/** Whether an autolink of the Web stands behind a second angle bracket, and before none. */
export function opensDoubly(lines: string, start: number, end: number): boolean {
  if (lines[start - 1] !== "<" || lines[end] === ">" || !/^<https?:/iu.test(lines.slice(start, start + 7)))
    return false;
  return /^(?:^|[\s(])<$/u.test(lines.slice(Math.max(0, start - 2), start));
}

const longestTail = 2000;
const addressBehindMark = /(?<=^|[\s*:-])(?<mark>[("[])(?=https?:\/\/[^\s()<>[\]"'`]{4})/giu;
const closings: Readonly<Record<string, string>> = { "(": ")", "[": "]", '"': '"' };

const markedAddress = /["`]https?:\/\/[^\s<>()[\]"'`]{1,2000}(?<![.,;:!?*_])(?=[.,;:!?)]{0,3}(?:\s|$))/iuy;

/** Where an address ends behind a quotation mark or a back quote. */
export function endOfMarkedAddress(lines: string, mark: number): number | undefined {
  return matchEnd(markedAddress, lines, mark);
}

/**
 * A parenthesis, bracket or quotation mark before an address in the last text of a paragraph, where nothing up to its end closes
 * it; the quotation mark together with the address.
 */
export function unclosedMark(lines: string, textStart: number): Span | undefined {
  const from = Math.max(textStart, lines.length - longestTail);
  const tail = lines.slice(from);
  for (const { index, 0: mark } of tail.matchAll(addressBehindMark)) {
    const isClosed = tail.includes(closings[mark] ?? mark, index + 1);
    const start = from + index;
    const end = mark === '"' ? endOfMarkedAddress(lines, start) : start + 1;
    if (isClosed || end === undefined || (mark === '"' && lines.split(mark).length % 2 !== 0)) continue;
    return { start, end };
  }
  return undefined;
}

/** A bracket right behind a bare address, at the end of a word. */
export function endsAddress(lines: string, bracket: number): boolean {
  return (
    /^(?:[.,;:)]|\s|$)/u.test(lines.slice(bracket + 1, bracket + 2)) &&
    /(?:^|\s)https?:\/\/[^\s<>[\]]*[\w/]$/iu.test(lines.slice(Math.max(0, bracket - 300), bracket))
  );
}

const surplusAngle = />(?=[.,;:)]?(?:\s(?!\s*\[)|$))/uy;

/** Whether an angle bracket stands right behind a link, none opens before it, and no other link follows, to which it could lead. */
export function isSurplusAngle(lines: string, offset: number): boolean {
  return matchEnd(surplusAngle, lines, offset) !== undefined && !lines.slice(0, offset).includes("<");
}
