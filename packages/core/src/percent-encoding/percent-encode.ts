import { isSurrogate } from "../text/surrogate.js";
import { unitAt } from "../text/unit-at.js";

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

/** `text` with the characters outside ASCII in it percent-encoded in another charset; as it is, if none is given. */
export function percentEncodeInCharset(text: string, encode: ((text: string) => Uint8Array) | undefined): string {
  if (encode === undefined) return text;
  return text.replace(/[^\0-\x7F]+/g, (run) => percentEncodeOctets(requireOctets(encode(run))));
}

/** Programs that are not checked by types may give back whatever they have. */
function requireOctets(octets: unknown): Uint8Array {
  if (octets instanceof Uint8Array) return octets;
  throw new TypeError("The option 'encodeQuery' has to give back a Uint8Array.");
}

const outsideAscii = /[^\0-\x7F]/;

/** `text` with every character outside ASCII percent-encoded in UTF-8 (RFC 3987 §3.1, step 2). */
export function percentEncodeNonAscii(text: string): string {
  const first = text.search(outsideAscii);
  return first === -1 ? text : percentEncodeNonAsciiFrom(text, first);
}

/** The same for a text that begins with ASCII up to the offset. */
export function percentEncodeNonAsciiFrom(text: string, first: number): string {
  let encoded = text.slice(0, first);
  let asciiStart = first;
  for (let offset = first; offset < text.length; offset++) {
    const unit = unitAt(text, offset);
    if (unit < 0x80) continue;
    if (asciiStart < offset) encoded += text.slice(asciiStart, offset);
    const known = triplets[unit];
    if (known === undefined) {
      const codePoint = text.codePointAt(offset) ?? unit;
      encoded += tripletsOf(codePoint);
      if (codePoint > 0xffff) offset += 1;
    } else encoded += known;
    asciiStart = offset + 1;
  }
  return encoded + text.slice(asciiStart);
}

/** The triplets of the characters of the BMP that have been met. The table takes half a megabyte, so it is made when it is needed. */
let triplets: (string | undefined)[] = [];

function tripletsOf(codePoint: number): string {
  if (isSurrogate(codePoint)) return "%EF%BF%BD";
  const encoded = encodeURIComponent(String.fromCodePoint(codePoint));
  if (codePoint <= 0xffff) {
    if (triplets.length === 0) triplets = new Array<string | undefined>(0x10000).fill(undefined);
    triplets[codePoint] = encoded;
  }
  return encoded;
}
