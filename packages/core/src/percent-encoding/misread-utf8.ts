import { percentDecodeUtf8 } from "./percent-decode.js";
import { percentEncodeOctets } from "./percent-encode.js";

/** The characters of Windows-1252 at 80–9F, with spaces for those that are undefined. */
const windows1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** The octets from 80 by the characters that Windows-1252 or, where that is undefined, Latin-1 has for them. */
const octets: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 0x80 }, (_, index) => [String.fromCharCode(0x80 + index), 0x80 + index] as const),
  ...Array.from(windows1252, (character, index) => [character, 0x80 + index] as const),
]);

/** Characters for which Windows-1252 or Latin-1 has an octet from 80. */
export const misreadRuns = /[\x80-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/g;

/** The character of Windows-1252 for an octet from 80; U+FFFD where that has none. */
export function windows1252Character(octet: number): string {
  const character = windows1252[octet - 0x80] ?? String.fromCharCode(octet);
  return character === " " ? "\uFFFD" : character;
}

/**
 * The text that was written in UTF-8 if its octets were read as Windows-1252 or Latin-1: `readAgain("Ã©")` is `é`, whose
 * octets are C3 and A9. Undefined if they are not UTF-8.
 */
export function readAgain(misread: string): string | undefined {
  const bytes = Uint8Array.from(misread, (character) => octets.get(character) ?? 0xff);
  return percentDecodeUtf8(percentEncodeOctets(bytes));
}
