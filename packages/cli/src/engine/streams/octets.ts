import { isAscii, isUtf8 } from "node:buffer";

// Characters of ASCII by their names in Unicode, as the octets that they are in UTF-8.
export const tab = 0x09;
export const lineFeed = 0x0a;
export const carriageReturn = 0x0d;
export const space = 0x20;
export const quotationMark = 0x22;
export const numberSign = 0x23;
export const fullStop = 0x2e;
export const colon = 0x3a;
export const backslash = 0x5c;

/** In UTF-8; that of ASCII alone takes a fraction of the time. */
export function textOf(bytes: Buffer): string {
  return bytes.toString(isAscii(bytes) ? "latin1" : "utf8");
}

/** How many UTF-16 code units the text of the bytes has. */
export function unitsIn(bytes: Buffer): number {
  if (isAscii(bytes)) return bytes.length;
  // What is no UTF-8 becomes U+FFFD, by rules of its own.
  if (!isUtf8(bytes)) return bytes.toString("utf8").length;
  let units = 0;
  // What is not aligned to words of four bytes stands at the ends; nearly all words are of ASCII alone.
  const start = Math.min(bytes.length, -bytes.byteOffset & 3);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + start, (bytes.length - start) >> 2);
  units += unitsBetween(bytes, 0, start);
  for (let index = 0; index < words.length; index++)
    units +=
      ((words[index] ?? 0) & 0x80808080) === 0 ? 4 : unitsBetween(bytes, start + 4 * index, start + 4 * index + 4);
  return units + unitsBetween(bytes, start + 4 * words.length, bytes.length);
}

/** How many code units begin with one of these bytes of well-formed UTF-8. */
function unitsBetween(bytes: Buffer, start: number, end: number): number {
  let units = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if ((byte & 0xc0) !== 0x80) units += byte < 0xf0 ? 1 : 2;
  }
  return units;
}

/** How many line ends there are: LF, CR LF, and CR alone. */
export function lineEndsIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) count++;
  return count + loneReturnsIn(bytes);
}

/** How many carriage returns no line feed follows. */
function loneReturnsIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(carriageReturn); at !== -1; at = bytes.indexOf(carriageReturn, at + 1))
    if (bytes[at + 1] !== lineFeed) count++;
  return count;
}

/**
 * Behind the character outside ASCII that begins at `at`; `at` itself where there is none in UTF-8, or one that may be displayed
 * from right to left or change the direction, one of two UTF-16 code units, or a control.
 */
export function endOfPlainCharacter(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const second = (bytes[at + 1] ?? 0) ^ 0x80;
  if (first < 0xc2 || first >= 0xf0 || second > 0x3f) return at;
  if (first < 0xe0) return isPlain(((first & 0x1f) << 6) | second) ? at + 2 : at;
  const third = (bytes[at + 2] ?? 0) ^ 0x80;
  if (third > 0x3f) return at;
  const character = ((first & 0x0f) << 12) | (second << 6) | third;
  return character >= 0x800 && isPlain(character) ? at + 3 : at;
}

function isPlain(character: number): boolean {
  if (character < 0x590) return character >= 0xa0;
  if (character < 0x2000) return character > 0x8ff;
  if (character < 0x206a) return !isDirecting(character);
  if (character < 0xfb1d) return character < 0xd800 || character > 0xdfff;
  return (character > 0xfdff && character < 0xfe70) || (character > 0xfeff && character !== 0xfffd);
}

/** Of U+2000–2069: marks, separators of lines and paragraphs, embeddings and isolates. */
function isDirecting(character: number): boolean {
  return (
    character === 0x200e || character === 0x200f || (character >= 0x2028 && character <= 0x202e) || character >= 0x2066
  );
}
