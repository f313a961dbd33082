import { bidiComponents, characterProperties, splitIri } from "@irilint/core";
import type { ShownText } from "../../documents/forms.js";

/** Longer texts are not looked through for a hover. */
const longest = 2048;

/**
 * The characters outside ASCII that a reader takes for ASCII ones, by offset, with what they are taken for (UTS #39 §4).
 * Words of another script are read as such: only in a component that has ASCII letters too, or no other letters than
 * look-alikes, is anybody deceived.
 */
export function lookalikesIn({ text, ellipses }: ShownText): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (!/[^\0-\x7F]/.test(text) || text.length > longest) return found;
  for (const component of bidiComponents(splitIri(text))) {
    const taken = deceptive(component.text);
    for (const [offset, ascii] of taken) found.set(component.span.start + offset, ascii);
  }
  for (const { start } of ellipses) found.delete(start);
  return found;
}

function deceptive(component: string): ReadonlyMap<number, string> {
  const taken = new Map<number, string>();
  let letters = 0;
  const asked = new Map<string, string | undefined>();
  for (const { index, 0: character } of component.matchAll(/[^\0-\x7F]/gu)) {
    if (!asked.has(character)) asked.set(character, characterProperties(character.codePointAt(0) ?? 0).looksLike);
    const looksLike = asked.get(character);
    if (looksLike !== undefined) taken.set(index, looksLike);
    else if (/\p{L}/u.test(character)) letters += 1;
  }
  return letters === 0 || /[A-Za-z]/.test(component) ? taken : new Map<number, string>();
}
