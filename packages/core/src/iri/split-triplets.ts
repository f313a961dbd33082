import { unitAt } from "../text/unit-at.js";
import { requireText } from "../text/require-text.js";

/** A character as it stands, the triplets of one character, or a triplet that is part of none. */
export interface WrittenCharacter {
  /** As it stands in the text. */
  readonly source: string;
  /** What it stands for; missing for a triplet whose octet is not part of a strictly legal UTF-8 sequence. */
  readonly character?: string;
}

const triplet = /^%[0-9A-Fa-f]{2}$/;

/**
 * Cuts a text into characters, those in triplets decoded (RFC 3987 §3.2, step 3).
 * `splitTriplets("a%C3%A9%FF").length` is 3.
 */
export function splitTriplets(text: string): WrittenCharacter[] {
  requireText(text);
  const pieces: WrittenCharacter[] = [];
  for (let offset = 0; offset < text.length;) {
    const piece = text[offset] === "%" ? encodedPiece(text, offset) : plainPiece(text, offset);
    pieces.push(piece);
    offset += piece.source.length;
  }
  return pieces;
}

/** Most characters are these, and long texts have many of them: their pieces are always the same ones. */
const asciiPieces: readonly WrittenCharacter[] = Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  return Object.freeze({ source: character, character });
});

function plainPiece(text: string, offset: number): WrittenCharacter {
  const known = asciiPieces[unitAt(text, offset)];
  if (known !== undefined) return known;
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return { source: character, character };
}

function encodedPiece(text: string, offset: number): WrittenCharacter {
  const first = text.slice(offset, offset + 3);
  if (!triplet.test(first)) return { source: "%", character: "%" };
  const length = sequenceLength(Number.parseInt(first.slice(1), 16));
  const source = text.slice(offset, offset + 3 * length);
  const character = length === 0 ? undefined : decodeStrictly(source);
  return character === undefined ? { source: first } : { source, character };
}

/** How many octets a UTF-8 sequence has that begins with this one (RFC 3629 §4); 0 if none does. */
function sequenceLength(octet: number): number {
  if (octet < 0x80) return 1;
  if (octet < 0xc2 || octet > 0xf4) return 0;
  return octet < 0xe0 ? 2 : octet < 0xf0 ? 3 : 4;
}

/** Only continuation octets follow the first; asked beforehand, since an exception costs a hundred times as much. */
const sequence = /^%[0-9A-Fa-f]{2}(?:%[89ABab][0-9A-Fa-f])*$/;

/** The character of exactly as many triplets as its sequence has. */
function decodeStrictly(triplets: string): string | undefined {
  if (!sequence.test(triplets)) return undefined;
  try {
    return decodeURIComponent(triplets);
  } catch {
    // decodeURIComponent throws on what is still not UTF-8: overlong forms and surrogates.
    return undefined;
  }
}
