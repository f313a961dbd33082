import { includes, type CodePointSet } from "../grammar/code-points.js";
import { isSurrogate } from "../text/surrogate.js";
import { percentEncode } from "./percent-encode.js";

/** `text` with the characters of `set` percent-encoded in UTF-8; unpaired surrogates stay, having no UTF-8 form. */
export function encodeCharacters(text: string, set: CodePointSet): string {
  let encoded = "";
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    encoded += includes(set, codePoint) && !isSurrogate(codePoint) ? percentEncode(character) : character;
  }
  return encoded;
}

/** `%` that starts no triplet becomes `%25`, which stands for itself. */
export function encodeLonePercents(text: string): string {
  return text.replace(/%(?![0-9A-Fa-f]{2})/g, "%25");
}
