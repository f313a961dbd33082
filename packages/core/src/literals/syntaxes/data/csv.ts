import { hasNoAuthority } from "../../../schemes/without-authority.js";
import type { Span } from "../../../findings/span.js";
import type { LocatedEdit } from "../../project/located-finding.js";
import { doubled } from "../doubled-characters.js";
import { keepsEnds } from "../piece-ends.js";
import { plain } from "../plain.js";
import type { Syntax } from "../syntax.js";

/** What may part two addresses of a list in a field, before the second one. */
const beforeScheme = /[\s,;|](?<scheme>[A-Za-z][A-Za-z0-9+.-]{0,31}):(?:(?<slashes>\/\/)|(?=[^\s/]))/gu;

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

/** Without one of these a field holds a number, a word or a label, whatever its column is called. */
const sign = /[#%/:?\\]|[^\d.]\./u;

/** Whether there can be an identifier in the source of a field. */
export function mayHoldAddress(source: string): boolean {
  return sign.test(source);
}

/** As much as a sign before an address, its scheme and what follows that. */
const longestBeginning = 36;

/** Whether the edit leaves as many addresses in the field as there are. */
function keepsParts(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const before = source.slice(Math.max(start, span.start - longestBeginning), span.start);
  const after = source.slice(span.end, Math.min(end, span.end + longestBeginning));
  const original = before + source.slice(span.start, span.end) + after;
  return secondAddresses(original) === secondAddresses(before + text + after);
}

/** No more units than this around an edit are looked through for a sign. */
const farthestSign = 1000;

/** Whether the edit leaves a sign if there is one. */
function keepsSign(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const before = source.slice(Math.max(start, span.start - farthestSign), span.start);
  const after = source.slice(span.end, Math.min(end, span.end + farthestSign));
  return mayHoldAddress(before + text + after) || !mayHoldAddress(before + source.slice(span.start, span.end) + after);
}

/** A field between quotation marks, of which each is written twice within — RFC 4180 §2 */
export const doubleQuoted: Syntax = {
  ...doubled("csv-quoted", '"'),
  keeps: (source, edit, piece) => keepsParts(source, edit, piece) && keepsSign(source, edit, piece),
};

/** What a field cannot hold without quotation marks, whatever the separator of the file is; at its ends, space is left out. */
const needsQuotes = /["\t,;|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What separates fields in other files is dropped where it ends one. */
const keepsField = keepsEnds({ first: /^["= ]/u, last: /[ \t,;|]$/u });

/**
 * Whether a field remains unquoted: behind a quotation mark that nothing closes, an edit could close it, and one that takes
 * away a quotation mark could have it closed by the next.
 */
function keepsUnquoted(source: string, { span }: LocatedEdit, { start }: Span<"source">): boolean {
  if (source.slice(span.start, span.end).includes('"')) return false;
  return span.start === start || source[start] !== '"';
}

/** A field without quotation marks: `escaped` and `non-escaped` — RFC 4180 §2. With `=` a formula would begin. */
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
