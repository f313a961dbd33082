import { unitAt } from "../unit-at.js";

const hex = Array.from({ length: 256 }, (_, octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`);

/** One `%HH` for each octet, digits in upper case (RFC 3986 §2.1). */
export function percentEncodeOctets(octets: Uint8Array): string {
  let encoded = "";
  for (const octet of octets) encoded += hex[octet] ?? "";
  return encoded;
}

/** Every character of `text` percent-encoded in UTF-8; an unpaired surrogate, which has no UTF-8 form, as U+FFFD. */
export function percentEncode(text: string): string {
  return percentEncodeNonAscii(text.replace(/[\0-\x7F]/g, (character) => hex[unitAt(character, 0)] ?? ""));
}

/** `text` with every character outside ASCII percent-encoded in UTF-8 (RFC 3987 §3.1, step 2). */
export function percentEncodeNonAscii(text: string): string {
  let encoded = "";
  let asciiStart = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const unit = unitAt(text, offset);
    if (unit < 0x80) continue;
    if (asciiStart < offset) encoded += text.slice(asciiStart, offset);
    const codePoint = text.codePointAt(offset) ?? unit;
    if (codePoint > 0xffff) offset += 1;
    encoded += codePoint > 0xffff ? encodeURIComponent(String.fromCodePoint(codePoint)) : basicPlane(unit);
    asciiStart = offset + 1;
  }
  return asciiStart === 0 ? text : encoded + text.slice(asciiStart);
}

/** The triplets of characters that were met before: few different ones stand in a text, and again and again. */
const known = new Map<number, string>();

function basicPlane(unit: number): string {
  const met = known.get(unit);
  if (met !== undefined) return met;
  const triplets = encodeURIComponent(isSurrogate(unit) ? "\uFFFD" : String.fromCharCode(unit));
  known.set(unit, triplets);
  return triplets;
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}
