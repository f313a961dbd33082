import type { Span } from "../../../findings/span.js";
import { decodeEscapes } from "../decode-escapes.js";
import { htmlAttributeReferences, htmlTextReferences } from "./html-references.js";
import { keepsSpaceAway } from "../piece-ends.js";
import type { Syntax } from "../syntax.js";
import { changesTemplate } from "../template-marks.js";
import { escapeAll, escapeUnseen, numericReference } from "../unseen.js";
import { unitAt } from "../../../text/unit-at.js";

/** A quoted attribute value of HTML. */
export const htmlAttribute: Syntax = {
  name: "html-attribute",
  decode: (source, span) => decodeEscapes(source, span, htmlAttributeReferences),
  encode: (text, source, span) => encodeBy(charactersToEscape(source, span), text),
  escape: (text) => escapeAll(text, numericReference),
  // White space around an identifier is not part of it — HTML Standard §2.4.1.
  keeps: (source, edit, piece) =>
    keepsSpaceAway(source, edit, piece) &&
    !changesTemplate(source, edit, piece, "quote") &&
    (isClosed(source, piece) || !/[{}]/u.test(source.slice(edit.span.start, edit.span.end))),
};

/** How much white space before a quotation mark is looked through, in UTF-16 code units. */
const longestSpace = 40;

/**
 * Whether a value is closed: one that goes on to the end of the text may stand in an expression that began before it.
 */
function isClosed(source: string, { end }: Span<"source">): boolean {
  return /\S/u.test(source.slice(end, end + longestSpace));
}

/** An unquoted attribute value of HTML. */
export const htmlUnquoted: Syntax = {
  name: "html-unquoted",
  decode: (source, span) => decodeEscapes(source, span, htmlAttributeReferences),
  encode: (text) => (text === "" ? undefined : encodeBy(/[&<>"'=`\s]/gu, text)),
  escape: (text) => escapeAll(text, numericReference),
  keeps: (source, edit, piece) => !changesTemplate(source, edit, piece, "space"),
};

/** Text between the tags of HTML. */
export const htmlText: Syntax = {
  name: "html-text",
  decode: (source, span) => decodeEscapes(source, span, htmlTextReferences),
  encode: (text) => encodeBy(/[&<>]/gu, text),
  escape: (text) => escapeAll(text, numericReference),
  keeps: keepsSpaceAway,
};

function charactersToEscape(source: string, { start }: Span<"source">): RegExp {
  const delimiter = source[start - 1];
  if (delimiter === '"') return /[&<>"]/gu;
  return delimiter === "'" ? /[&<>']/gu : /[&<>"']/gu;
}

/** Undefined if a character has no reference: numbers of U+0080–U+009F mean other characters. */
function encodeBy(escaped: RegExp, text: string): string | undefined {
  if (/[\0\u0080-\u009F\p{Cs}]/u.test(text)) return undefined;
  return escapeUnseen(
    text.replace(escaped, (character) => names[character] ?? numericReference(unitAt(character, 0))),
    numericReference,
  );
}

const names: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
