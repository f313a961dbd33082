import { patternUnion } from "../../../text/composed-pattern.js";
import type { Span } from "../../../findings/span.js";
import { behind } from "../../../text/sticky-match.js";
import { isAddressCommand, isVerbatimCommand } from "./commands.js";

/** White space before an argument. An empty line ends the paragraph, so that no argument follows it. */
const gap = /(?:[ \t]|%[^\r\n]*(?:\r\n?|\n)|(?:\r\n?|\n)(?![ \t]*[\r\n]))*/uy;
const options = /\[[^\[\]{}\r\n]*\]/uy;
/** The delimiter of a verbatim argument, which may be any character, as for `\verb` — the package url, §2. */
const delimiter = /[|!+"'/=;:,.?~^$&-]/u;
const part = patternUnion(
  /\\(?<command>[A-Za-z@]+)/gu,
  /\\[^]|(?<brace>[{}])/gu,
  /(?<end>(?:\r\n|\r(?!\n)|\n)[ \t]*[\r\n])/gu,
);

/**
 * The content of the braces behind `offset`; undefined if no argument begins there, or if it does not end in its
 * paragraph.
 */
export function argumentBehind(text: string, offset: number): Span<"source"> | undefined {
  return inBraces(text, startOfArgument(text, offset), isOther);
}

/** The offset at which the argument behind `offset` begins; undefined if there is none. */
export function startOfArgument(text: string, offset: number): number {
  return behind(gap, text, behind(options, text, behind(gap, text, offset)));
}

/** The content of a verbatim argument in braces at `start`; undefined if there is none. */
export function verbatimArgumentAt(text: string, start: number): Span<"source"> | undefined {
  return inBraces(text, start, isVerbatimCommand);
}

/** Whether a command cannot be part of an address, which bounds the search for the end of an argument. */
function isOther(command: string): boolean {
  return isAddressCommand(command) || isVerbatimCommand(command);
}

function inBraces(text: string, start: number, isEnd: (command: string) => boolean): Span<"source"> | undefined {
  const end = text[start] === "{" ? closingBrace(text, start + 1, isEnd) : undefined;
  return end === undefined ? undefined : { start: start + 1, end };
}

/** The content between two equal delimiters on one line. */
export function delimitedBehind(text: string, start: number, characters = delimiter): Span<"source"> | undefined {
  const character = text.charAt(start);
  if (!characters.test(character)) return undefined;
  const length = /^[^\r\n]*/u.exec(text.slice(start + 1, start + 1 + longest))?.[0].indexOf(character) ?? -1;
  return length === -1 ? undefined : { start: start + 1, end: start + 1 + length };
}

/** The longest content between two delimiters, in UTF-16 code units. */
const longest = 2048;

/**
 * The closing brace for the opening one before `offset`, if it stands before the end of the paragraph and before a
 * command for which `isEnd` is true.
 */
function closingBrace(text: string, offset: number, isEnd: (command: string) => boolean): number | undefined {
  let depth = 1;
  part.lastIndex = offset;
  for (let found = part.exec(text); found !== null; found = part.exec(text)) {
    const { command, brace, end } = found.groups ?? {};
    if (end !== undefined || (command !== undefined && isEnd(command))) return undefined;
    if (brace === "{") depth++;
    else if (brace === "}" && --depth === 0) return found.index;
  }
  return undefined;
}
