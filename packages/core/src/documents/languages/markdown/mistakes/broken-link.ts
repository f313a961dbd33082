import type { Span } from "../../../../findings/span.js";
import { matchEnd } from "../../../../text/sticky-match.js";
import { besideAddresses } from "./beside-addresses.js";
import { mistakesOfDefinitions } from "./link-definitions.js";
import { findMistake, mistakePattern, type Mistake } from "./mistake.js";
import { nestedLinks, noParentheses, otherMarks, otherMarksBetween } from "./other-marks.js";
import { unclosedParentheses } from "./unclosed-parentheses.js";
import {
  whiteSpaceBefore,
  whiteSpaceBehindWords,
  whiteSpaceBehindWordsOfLine,
  whiteSpaceInLine,
} from "./white-space-before.js";

/** Everything that is found here. */
export const mistakesOfLinks: readonly Mistake[] = [
  ...mistakesOfDefinitions,
  ...besideAddresses,
  ...whiteSpaceBefore,
  ...whiteSpaceBehindWords,
  ...whiteSpaceBehindWordsOfLine,
  ...whiteSpaceInLine,
  ...otherMarks,
  ...otherMarksBetween,
  ...noParentheses,
  ...nestedLinks,
  ...unclosedParentheses,
];

/** What begins behind the bracket that closes the text of a link. */
const behindText: readonly Mistake[] = [...besideAddresses, ...whiteSpaceBefore, ...otherMarks, ...unclosedParentheses];

/** Finds what was meant for `(destination)` behind the text of a link, but makes no link by CommonMark 0.31 §6.3. */
export function readBrokenLink(lines: string, text: Span): Span | undefined {
  const isFirst = /^(?:[^\n\r]*[\n\r]\s*)?$/u.test(lines.slice(Math.max(0, text.start - 3), text.start - 1));
  const definition = isFirst ? findMistake(mistakesOfDefinitions, lines, text.end) : undefined;
  if (definition !== undefined) return definition;
  if (isIndex(lines, text)) return undefined;
  const start = text.end + 1;
  const label = lines.slice(text.start, text.end);
  const destination = findMistake(behindText, lines, start);
  if (destination !== undefined)
    return isCitation(label, lines.slice(start, destination.end)) ? undefined : destination;
  return (
    findMistake(otherMarksBetween, lines, text.end) ??
    (isOfWords(label) ? findMistake(whiteSpaceBehindWords, lines, start) : undefined) ??
    (isFirst ? readOfLine(lines, text) : undefined)
  );
}

/**
 * What stands in brackets of its own: the key of a work, as ReSpec reads it, `[[key]]`, `[[[key]]]`, or the name of a page, as
 * notebooks such as Obsidian and wikis read it, `[[A page|its text]]`.
 */
const inOwnBrackets = /^(?:\[!?\p{L}[^[\]\n\r]{0,100}\]|\[\[!?[A-Za-z][\w.:-]{0,80}\]\])$/u;

/**
 * Whether a text in brackets cites what stands in a bibliography, as in Pandoc's `[@key] (https://a)` and in ReSpec's
 * `[[key]] (https://a)`, or names a page of a notebook. The name of an account is part of its address: `[@name] (https://a/name)`.
 */
function isCitation(text: string, destination: string): boolean {
  if (inOwnBrackets.test(text) && /^\s/u.test(destination)) return true;
  const key = /^-?@(?<key>[\p{L}\p{N}_][\p{L}\p{N}_:.+-]{0,80})$/u.exec(text)?.groups?.["key"];
  return key !== undefined && /^\s/u.test(destination) && !destination.toLowerCase().includes(key.toLowerCase());
}

function isOfWords(label: string): boolean {
  return /\p{Ll}{2}/u.test(label) && label.includes(" ");
}

/** Finds what was meant for the destination behind a text in brackets that begins a line or a list item. */
function readOfLine(lines: string, text: Span): Span | undefined {
  const start = text.end + 1;
  const label = lines.slice(text.start, text.end);
  return (
    (isOfWords(label) ? findMistake(whiteSpaceBehindWordsOfLine, lines, start) : undefined) ??
    findMistake(whiteSpaceInLine, lines, start) ??
    readPageNamedAlike(lines, text) ??
    readBareAddress(lines, text)
  );
}

/** A file in parentheses behind white space. */
const fileBehindSpace = mistakePattern`[ \t]{1,2}\((?<file>[\w./-]{1,100}\.[a-z\d]{1,6})\)`;
/** The name of a page, without a path, in parentheses behind white space. */
const pageBehindSpace = /[ \t]{1,2}\((?<page>[\p{Ll}\p{N}]{1,64}(?:[-_][\p{Ll}\p{N}]{1,64}){0,8})\)/uy;

/** Finds a page or file in parentheses that is named by the text before it, as in `[Data Quality] (data_quality)`, `[a.py] (a.py)`. */
function readPageNamedAlike(lines: string, text: Span): Span | undefined {
  const start = text.end + 1;
  const label = lines.slice(text.start, text.end);
  const fileEnd = matchEnd(fileBehindSpace, lines, start);
  if (fileEnd !== undefined && lines.slice(start, fileEnd).trimStart() === `(${label.replaceAll("`", "")})`)
    return { start, end: fileEnd };
  pageBehindSpace.lastIndex = start;
  const { 0: found = "", groups } = pageBehindSpace.exec(lines) ?? {};
  const page = label.toLowerCase().replaceAll(" ", groups?.["page"]?.includes("_") === true ? "_" : "-");
  return page === groups?.["page"] && page !== label ? { start, end: start + found.length } : undefined;
}

/** Finds an address without parentheses. A word in capitals before it is a label, as in `[BUG]https://a`. */
function readBareAddress(lines: string, text: Span): Span | undefined {
  if (!/\p{Ll}|\p{Lo}{2}/u.test(lines.slice(text.start, text.end))) return undefined;
  return findMistake(noParentheses, lines, text.end);
}

/** A hole of a template with one brace too few, on either side, up to the brace that lacks another. */
const unevenBraces = [
  /\([^\s(){}]{0,200}\{(?= ?[\w.]{1,60} ?\}\}[^\s(){}]{0,200}\))/uy,
  /\([^\s(){}]{0,200}\{\{ ?[\w.]{1,60} ?\}(?=[^\s(){}]{0,200}\))/uy,
];

/** Finds a link in the place of another link's address, or the brace that lacks another in a template as the destination. */
export function readOddDestination(lines: string, start: number): Span | undefined {
  const nested = findMistake(nestedLinks, lines, start);
  if (nested !== undefined) return nested;
  const [brace] = unevenBraces.flatMap((uneven) => matchEnd(uneven, lines, start) ?? []);
  return brace === undefined ? undefined : { start: brace - 1, end: brace };
}

/**
 * Whether the brackets are an index, a footnote or a task, as in `a[b]`, `[12]`, `[ ]`, `[^c]`; an address in
 * parentheses behind them is no broken link. Those of an image may be empty: `![] (a.png)`.
 */
function isIndex(lines: string, { start, end }: Span): boolean {
  if (start === end && /(?:^|\s)! ?\[$/u.test(lines.slice(Math.max(0, start - 4), start))) return false;
  if (/\w!?\[$/u.test(lines.slice(Math.max(0, start - 3), start))) return true;
  return end - start < 8 && /^(?:\^|[\s\d]*$)/u.test(lines.slice(start, end));
}
