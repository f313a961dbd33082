import { patternUnion } from "../../../text/composed-pattern.js";
import type { LocatedEdit } from "../../project/located-finding.js";
import { decodeEscapes, type EscapeReader } from "../decode-escapes.js";
import { htmlAttribute } from "./html-markup.js";
import { keepsEnds } from "../piece-ends.js";
import type { Syntax } from "../syntax.js";
import { escapeAll, escapeUnseen, numericReference } from "../unseen.js";
import { namedReference } from "./named-references.js";
import { referencedCharacter, referencedCodePoint } from "./referenced-character.js";
import { unitAt } from "../../../text/unit-at.js";

const ampersand = 0x26;
const backslash = 0x5c;

const punctuation = /[!-/:-@[-`{-~]/u;
const reference = patternUnion(
  /^&#(?:(?<decimal>\d{1,7})|[xX](?<hexadecimal>[0-9A-Fa-f]{1,6}));/u,
  /^&(?<name>[A-Za-z][A-Za-z0-9]{0,31});/u,
);

/** In UTF-16 code units: `&`, a name and a semicolon. */
const longestReference = 34;

/** A backslash before ASCII punctuation, and references that end with a semicolon — CommonMark 0.31 §2.4, §2.5. */
const markdownEscapes: EscapeReader = {
  isLead: (unit) => unit === backslash || unit === ampersand,
  read(source, offset, end) {
    if (unitAt(source, offset) === backslash) {
      const text = offset + 1 < end ? (source[offset + 1] ?? "") : "";
      return punctuation.test(text) ? { text, end: offset + 2 } : undefined;
    }
    const match = reference.exec(source.slice(offset, Math.min(offset + longestReference, end)));
    if (match?.groups === undefined) return undefined;
    const { name } = match.groups;
    const text = name === undefined ? referencedCharacter(referencedCodePoint(match.groups)) : namedReference(name);
    return text === undefined ? undefined : { text, end: offset + match[0].length };
  },
};

/** A quoted attribute value of raw HTML. */
export const markdownAttribute: Syntax = {
  ...htmlAttribute,
  name: "markdown-attribute",
  keeps: (source, edit, piece) => keepsLines(source, edit) && htmlAttribute.keeps?.(source, edit, piece) !== false,
};

/** How much white space at the end of a line is looked through, in UTF-16 code units. */
const longestSpace = 64;

/**
 * Whether lines stay as they are: a tag alone on its line begins an HTML block (CommonMark 0.31 §4.6), which, like a
 * paragraph with a tag, a blank line would end.
 */
function keepsLines(source: string, { span, text }: LocatedEdit): boolean {
  if (/[\n\r]/u.test(source.slice(span.start, span.end))) return false;
  const before = source.slice(Math.max(0, span.start - longestSpace), span.start);
  const after = source.slice(span.end, span.end + longestSpace);
  return text.trim() !== "" || !/[\n\r][ \t]*$/u.test(before) || !/^[ \t]*[\n\r]/u.test(after);
}

/** The destination of a link, an image or a definition, with or without `<` and `>`. */
export const markdownDestination: Syntax = {
  name: "markdown-destination",
  decode: (source, span) => decodeEscapes(source, span, markdownEscapes),
  encode: (text) => encodeBy(/[\\<>()|]|&(?=#?\w*(?:;|$))/gu, text),
  escape: (text) => escapeAll(text, numericReference),
  keeps: (source, edit, piece) =>
    keepsBeginning(source, edit, piece) && hasPairs(source.slice(edit.span.start, edit.span.end)),
};

const space = 0x20;

/** A path between `<` and `>`; renderers write its spaces as `%20`, as in the examples of CommonMark 0.31 §6.3. */
export const markdownPath: Syntax = {
  ...markdownDestination,
  name: "markdown-path",
  decode: (source, span) =>
    decodeEscapes(source, span, {
      isLead: (unit) => unit === space || markdownEscapes.isLead(unit),
      read: (text, offset, end) =>
        text[offset] === " " ? { text: "%20", end: offset + 1 } : markdownEscapes.read(text, offset, end),
    }),
};

/**
 * A destination that begins with `<` must end with `>` (CommonMark 0.31 §6.3), and a line that begins with `>` is a
 * block quote (§5.1).
 */
const keepsBeginning = keepsEnds({ first: /^[<>]/u });

/** Whether parentheses are balanced; those that encoding writes are escaped and do not count. */
function hasPairs(source: string): boolean {
  let depth = 0;
  for (const [character] of source.matchAll(/\\[^]|[()]/gu)) {
    if (character === "(") depth++;
    else if (character === ")" && --depth < 0) return false;
  }
  return depth === 0;
}

/** Text of a paragraph, a heading or a cell. */
export const markdownText: Syntax = {
  name: "markdown-text",
  decode: (source, span) => decodeEscapes(source, span, markdownEscapes),
  encode: (text) => encodeBy(/[\\`*_{}[\]<>~|]|&(?=#?\w*(?:;|$))/gu, text),
  escape: (text) => escapeAll(text, numericReference),
  keeps(source, { span }, piece) {
    const written = source.slice(span.start, span.end);
    if (bracket.test(written)) return false;
    return !forbidding.test(written) || !isInDestination(source, span.start, piece.start);
  },
};

/** What may belong to a link whose destination stands behind the text — CommonMark 0.31 §6.3 */
const bracket = /[[\]]/u;

/** What in a destination keeps Markdown from reading a link, parentheses unless they are in pairs — CommonMark 0.31 §6.3 */
const forbidding = /[\0-\x1F\x7F()]/u;

/** How much text between a link's text and its destination is searched, in UTF-16 code units. */
const longestGap = 100;
/** How much of a destination before such a character is searched, in UTF-16 code units. */
const longestDestination = 2048;

/** Whether an offset would be in the destination of a link or of a definition. */
function isInDestination(source: string, offset: number, pieceStart: number): boolean {
  const before = source.slice(Math.max(0, pieceStart - longestGap, offset - longestDestination), offset);
  const textEnd = Math.max(before.lastIndexOf("]("), before.lastIndexOf("]:"));
  return textEnd !== -1 && /^\s*\S*$/u.test(before.slice(textEnd + "](".length));
}

function encodeBy(escaped: RegExp, text: string): string | undefined {
  if (/[\0\p{Cs}]/u.test(text)) return undefined;
  const written = text.replace(escaped, "\\$&").replace(/ /gu, numericReference(0x20));
  return escapeUnseen(written, numericReference);
}
