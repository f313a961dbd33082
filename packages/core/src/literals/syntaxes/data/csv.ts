import { hasNoAuthority } from "../../../schemes/without-authority.js";
import type { Span } from "../../../findings/span.js";
import type { LocatedEdit } from "../../project/located-finding.js";
import { doubled } from "../doubled-characters.js";
import { keepsEnds } from "../piece-ends.js";
import { plain } from "../plain.js";
import type { Syntax } from "../syntax.js";
import { patternSequence } from "../../../text/composed-pattern.js";

/** The separator before a further address in a field that is a list. */
const beforeScheme = patternSequence(
  /[\s,;|](?<scheme>[A-Za-z][A-Za-z0-9+.-]{0,31}):/gu,
  /(?:(?<slashes>\/\/)|(?=[^\s/]))/gu,
);

/** Whether more than one address stands in the source of a field. */
export function holdsSecondAddress(source: string): boolean {
  return secondAddresses(source) > 0;
}

function secondAddresses(source: string): number {
  let count = 0;
  for (const { groups } of source.matchAll(beforeScheme))
    if (groups?.["slashes"] !== undefined || hasNoAuthority(groups?.["scheme"] ?? "")) count++;
  return count;
}

/** A delimiter that every identifier in a table contains; a field without one is a number, a word or a label. */
const sign = /[#%/:?\\]|[^\d.]\./u;

/** Whether there can be an identifier in the source of a field. */
export function mayHoldAddress(source: string): boolean {
  return sign.test(source);
}

/** How many UTF-16 code units around an edit can be the beginning of an address: a separator, a scheme and `://`. */
const longestBeginning = 36;

/** Whether the field holds as many addresses after the edit as before. */
function keepsParts(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const before = source.slice(Math.max(start, span.start - longestBeginning), span.start);
  const after = source.slice(span.end, Math.min(end, span.end + longestBeginning));
  const original = before + source.slice(span.start, span.end) + after;
  return secondAddresses(original) === secondAddresses(before + text + after);
}

/** How many UTF-16 code units on each side of an edit are searched for a delimiter of identifiers. */
const farthestSign = 1000;

/** Whether the field still has a delimiter of identifiers after the edit, if it had one before. */
function keepsSign(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const before = source.slice(Math.max(start, span.start - farthestSign), span.start);
  const after = source.slice(span.end, Math.min(end, span.end + farthestSign));
  return mayHoldAddress(before + text + after) || !mayHoldAddress(before + source.slice(span.start, span.end) + after);
}

/** A quoted field, in which quotation marks are doubled — RFC 4180 §2. */
export const doubleQuoted: Syntax = {
  ...doubled("csv-quoted", '"'),
  keeps: (source, edit, piece) => keepsParts(source, edit, piece) && keepsSign(source, edit, piece),
};

/** Characters that a field must not contain without quotation marks, whatever the separator of the file is. */
const needsQuotes = /["\t,;|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** An unquoted field begins with no quotation mark, formula or space, and ends with no space and no separator of any dialect. */
const keepsField = keepsEnds({ first: /^["= ]/u, last: /[ \t,;|]$/u });

/** Whether a field remains unquoted: an edit may close an open quotation mark, or remove one that separates two. */
function keepsUnquoted(source: string, { span }: LocatedEdit, { start }: Span<"source">): boolean {
  if (source.slice(span.start, span.end).includes('"')) return false;
  return span.start === start || source[start] !== '"';
}

/** An unquoted field: `non-escaped` — RFC 4180 §2. With `=` it would be a formula. */
export const unquoted: Syntax = {
  name: "csv-field",
  decode: (source, span) => plain.decode(source, span),
  encode: (text) => (needsQuotes.test(text) ? undefined : text),
  keeps: (source, edit, piece) =>
    keepsField(source, edit, piece) &&
    keepsUnquoted(source, edit, piece) &&
    keepsParts(source, edit, piece) &&
    keepsSign(source, edit, piece),
};
