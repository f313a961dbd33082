import type { Span } from "../../../../findings/span.js";
import { matchEnd } from "../../../../text/sticky-match.js";
import { patternSequence } from "../../../../text/composed-pattern.js";

const longestTail = 2000;
const addressBehindMark = /(?<=^|[\s*:-])(?<mark>[("[])(?=https?:\/\/[^\s()<>[\]"'`]{4})/giu;
const closings: Readonly<Record<string, string>> = { "(": ")", "[": "]", '"': '"' };

const markedAddress = patternSequence(
  /["`]https?:\/\/[^\s<>()[\]"'`]{1,2000}/iuy,
  /(?<![.,;:!?*_])(?=[.,;:!?)]{0,3}(?:\s|$))/iuy,
);

/** The end of an address right behind the quotation mark or back quote at an offset: `"https://a.example`. */
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

/** Whether a bracket stands between a bare address and the end of its word: `https://a.example]`. */
export function endsAddress(lines: string, bracket: number): boolean {
  return (
    /^(?:[.,;:)]|\s|$)/u.test(lines.slice(bracket + 1, bracket + 2)) &&
    /(?:^|\s)https?:\/\/[^\s<>[\]]*[\w/]$/iu.test(lines.slice(Math.max(0, bracket - 300), bracket))
  );
}

const surplusAngle = />(?=[.,;:)]?(?:\s(?!\s*\[)|$))/uy;

/** Whether the angle bracket at an offset, right behind a link, closes none that opens before it, nor leads to a link: `[a](b)>`. */
export function isSurplusAngle(lines: string, offset: number): boolean {
  return matchEnd(surplusAngle, lines, offset) !== undefined && !lines.slice(0, offset).includes("<");
}
