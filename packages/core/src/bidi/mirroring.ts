import { bidiMirroredPairs } from "../data/bidi-mirroring.js";

let images: ReadonlyMap<string, string> | undefined;

function readImages(): ReadonlyMap<string, string> {
  const characters = [...bidiMirroredPairs];
  // The characters stand in pairs, so the partner of an even index is the next one, of an odd index the one before.
  return new Map(characters.map((character, index) => [character, characters[index ^ 1] ?? character]));
}

/** What a character looks like in right-to-left text (Bidi_Mirroring_Glyph): `(` for `)`, and itself where it has no image. */
export function mirrorImage(character: string): string {
  images ??= readImages();
  return images.get(character) ?? character;
}
