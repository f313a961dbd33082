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

const outsideAscii = /[^\0-\x7F]/;

/** `text` with every character outside ASCII percent-encoded in UTF-8 (RFC 3987 §3.1, step 2). */
export function percentEncodeNonAscii(text: string): string {
  const first = text.search(outsideAscii);
  if (first === -1) return text;
  let encoded = text.slice(0, first);
  let asciiStart = first;
  for (let offset = first; offset < text.length; offset++) {
    const unit = unitAt(text, offset);
    if (unit < 0x80) continue;
    if (asciiStart < offset) encoded += text.slice(asciiStart, offset);
    if (isSurrogate(unit)) {
      const codePoint = text.codePointAt(offset) ?? unit;
      if (codePoint > 0xffff) offset += 1;
      encoded += encodeURIComponent(codePoint > 0xffff ? String.fromCodePoint(codePoint) : "\uFFFD");
    } else encoded += tripletsOf(unit);
    asciiStart = offset + 1;
  }
  return encoded + text.slice(asciiStart);
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}

/** How many characters of the BMP differ in the last octet only. */
const rowLength = 64;

/** The triplets of all characters of a row, made when the first of them is met. */
const rows = new Array<readonly string[] | undefined>(0x10000 / rowLength).fill(undefined);

function tripletsOf(unit: number): string {
  const row = rows[unit >> 6] ?? (rows[unit >> 6] = rowOf(unit >> 6));
  return row[unit & (rowLength - 1)] ?? "";
}

function rowOf(index: number): readonly string[] {
  const first = index * rowLength;
  return Array.from({ length: rowLength }, (_, last) => encodeURIComponent(String.fromCharCode(first + last)));
}
