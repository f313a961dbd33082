import { element } from "./element.js";
import { legible } from "./legible.js";

/** A text that keeps its order whatever stands beside it, from left to right as the bidi guidelines ask for IRIs. */
export function isolated(text: string): HTMLElement {
  const pieces = legible(text).map((piece) => ("unseen" in piece ? unseen(piece.unseen) : piece.text));
  return element("bdi", { dir: "ltr", class: "text" }, ...pieces);
}

/** One character by itself; a mark stands on a dotted circle. */
export function glyph(character: string): HTMLElement {
  const [piece] = legible(character);
  if (piece !== undefined && "unseen" in piece) return unseen(piece.unseen);
  return element("bdi", { class: "glyph" }, /^\p{M}/u.test(character) ? `\u25CC${character}` : character);
}

function unseen(notation: string): HTMLElement {
  return element("bdi", { class: "unseen", title: "invisible character" }, notation);
}
