import { bidiClass } from "../bidi-class.js";

/** The characters of a text in parallel arrays. A surrogate without partner is a character of its own. */
export interface Characters {
  /** Where each character starts, in UTF-16 code units. */
  readonly starts: Uint32Array;
  readonly codePoints: Uint32Array;
  readonly classes: Uint8Array;
}

export function charactersOf(text: string): Characters {
  const starts = new Uint32Array(text.length);
  const codePoints = new Uint32Array(text.length);
  const classes = new Uint8Array(text.length);
  let count = 0;
  for (let offset = 0; offset < text.length; count++) {
    const codePoint = text.codePointAt(offset) ?? 0;
    starts[count] = offset;
    codePoints[count] = codePoint;
    classes[count] = bidiClass(codePoint);
    offset += codePoint > 0xffff ? 2 : 1;
  }
  return slice({ starts, codePoints, classes }, 0, count);
}

/** The characters of a part of the text; `start` and `end` are indices of characters. */
export function slice(characters: Characters, start: number, end: number): Characters {
  if (start === 0 && end === characters.classes.length) return characters;
  return {
    starts: characters.starts.subarray(start, end),
    codePoints: characters.codePoints.subarray(start, end),
    classes: characters.classes.subarray(start, end),
  };
}
