import { matchEnd } from "../../../../text/sticky-match.js";
import { mistakePattern } from "./mistake.js";
import { wholeAddress } from "./parts.js";

/** What an address of a link begins with. */
const beginning = String.raw`(?=(?:https?:|www\.|mailto:|#|\.{0,2}\/)[\p{L}\p{N}/])`;

const openedCode = mistakePattern`\x60[^\x60[\]\n\r]{1,100}(?=\]\(${beginning})`;

/** The end of the text of a link, which the back quote at an offset begins and none ends: "[`a](https://a.example)". */
export function endOfOpenedCode(lines: string, offset: number): number | undefined {
  return matchEnd(openedCode, lines, offset);
}

const closedCode = mistakePattern`(?<=\[[^\x60[\]\n\r]{0,100}[\p{L}\p{N})])\x60(?=\]\(${beginning})`;

/** The end of the text of a link, which the back quote at an offset ends and none begins: "[a`](https://a.example)". */
export function endOfClosedCode(lines: string, offset: number): number | undefined {
  return matchEnd(closedCode, lines, offset);
}

const closedBehindCode = mistakePattern`(?<=\x60[^\x60[\]\n\r]{1,100}[\p{L}\p{N})])\x60(?=\]\(${beginning})`;

/** Whether the back quote at an offset ends the text of a link behind code with both of its own: "[`a` b`](https://a.example)". */
export function isBehindCodeOfLabel(lines: string, offset: number): boolean {
  return matchEnd(closedBehindCode, lines, offset) !== undefined;
}

/** The bracket that ends a link text, within code that ends with it. */
const closedInCode = mistakePattern`\]\x60{1,2}\(${wholeAddress}\)`;

/** Finds the end of an address behind code that holds the closing bracket of the link text, from that bracket on: "[`a]`(https://a.example)". */
export function endOfLinkClosedInCode(lines: string, bracket: number): number | undefined {
  return matchEnd(closedInCode, lines, bracket);
}

/** A link or an image as the whole of a code span, without its closing parenthesis. */
const unclosedInCode = /^!?\[[^[\]]*\](?<slip>\(https?:\/\/[^\s()<>]+)$/iu;

/** Finds the destination that nothing closes in code that is a link and nothing else, by its offset in the code. */
export function unclosedDestinationIn(code: string): number | undefined {
  const slip = unclosedInCode.exec(code)?.groups?.["slip"];
  return slip === undefined ? undefined : code.length - slip.length;
}

/** An address as the whole of a code span, before a parenthesis or an angle bracket that nothing in it opens. */
const addressAndMark = /^(?:https?:\/\/|www\.)[^\s()<>[\]{}"'*|]+[)>]$/iu;

/** Finds the mark that nothing opens at the end of code that is an address and nothing else, by its offset in the code. */
export function surplusMarkIn(code: string): number | undefined {
  return addressAndMark.test(code) ? code.length - 1 : undefined;
}
