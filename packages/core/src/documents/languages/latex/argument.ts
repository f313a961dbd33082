import type { Span } from "../../../findings/span.js";
import { behind } from "../../../text/sticky-match.js";
import { isAddressCommand, isVerbatimCommand } from "./commands.js";

/** White space before an argument; an empty line would end the paragraph, and no argument goes on there. */
const gap = /(?:[ \t]|%[^\r\n]*(?:\r\n?|\n)|(?:\r\n?|\n)(?![ \t]*[\r\n]))*/uy;
const options = /\[[^\[\]{}\r\n]*\]/uy;
/** Any character, as in `\verb` — the package url, §2. */
const delimiter = /[|!+"'/=;:,.?~^$&-]/u;
const part = /\\(?<command>[A-Za-z@]+)|\\[^]|(?<brace>[{}])|(?<end>(?:\r\n|\r(?!\n)|\n)[ \t]*[\r\n])/gu;

/** What stands between the braces behind `offset`; nothing if no argument begins there, or it does not end in its paragraph. */
export function argumentBehind(text: string, offset: number): Span<"source"> | undefined {
  return inBraces(text, startOfArgument(text, offset), isOther);
}

/** Where the argument behind `offset` begins, if it does. */
export function startOfArgument(text: string, offset: number): number {
  return behind(gap, text, behind(options, text, behind(gap, text, offset)));
}

/** The same of an argument that is what it is, right at `start`. */
export function verbatimArgumentAt(text: string, start: number): Span<"source"> | undefined {
  return inBraces(text, start, isVerbatimCommand);
}

/** An address holds no command for another one, which bounds the search for its end. */
function isOther(command: string): boolean {
  return isAddressCommand(command) || isVerbatimCommand(command);
}

function inBraces(text: string, start: number, isEnd: (command: string) => boolean): Span<"source"> | undefined {
  const end = text[start] === "{" ? closingBrace(text, start + 1, isEnd) : undefined;
  return end === undefined ? undefined : { start: start + 1, end };
}

/** What stands between two equal characters, on one line. */
export function delimitedBehind(text: string, start: number, characters = delimiter): Span<"source"> | undefined {
  const character = text.charAt(start);
  if (!characters.test(character)) return undefined;
  const length = /^[^\r\n]*/u.exec(text.slice(start + 1, start + 1 + longest))?.[0].indexOf(character) ?? -1;
  return length === -1 ? undefined : { start: start + 1, end: start + 1 + length };
}

/** More than anybody writes between two such characters. */
const longest = 2048;

/** The brace that closes the one before `offset`, if it stands before the end of the paragraph and such a command. */
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
