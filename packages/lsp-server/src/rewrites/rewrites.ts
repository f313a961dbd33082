import { fromEscapes, toEscapes } from "./escapes.js";
import { hostToPunycode, hostToUnicode, toIriForm, toUriForm } from "./conversions.js";
import { outcomeOf } from "./outcome.js";
import type { Rewrite, Selected } from "./rewrite.js";
import { encodeWholeComponent } from "./whole-component.js";

const rewrites: readonly ((selected: Selected) => Rewrite)[] = [
  toUriForm,
  toIriForm,
  hostToPunycode,
  hostToUnicode,
  encodeWholeComponent,
  toEscapes,
  fromEscapes,
];

/** The other ways to write a literal, each of which changes something, and no two of which come to the same. */
export function rewritesOf(selected: Selected): Rewrite[] {
  const seen = new Set<string>();
  return rewrites
    .map((rewrite) => rewrite(selected))
    .filter(({ edits }) => {
      const key = outcomeOf(selected.source, edits);
      if (edits.length === 0 || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
