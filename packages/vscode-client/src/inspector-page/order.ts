import type { Inspection } from "iri-language-server/dist/protocol/custom-requests.js";
import { cellsOf, type Cell } from "./cells.js";
import { element, section } from "./element.js";
import { glyph } from "./isolated.js";

/** The characters as they are stored and as they are displayed, if the two orders differ. */
export function orders({ characters, display }: Inspection): HTMLElement[] {
  if (characters.every(({ level }) => level % 2 === 0)) return [];
  const byStart = new Map(characters.map((character) => [character.span.start, character]));
  // Mirrored brackets show as they are displayed.
  const shown = Array.from(display.visual);
  const displayed = display.order.flatMap((start, index) => {
    const character = byStart.get(start);
    return character === undefined ? [] : [{ ...character, text: shown[index] ?? character.text }];
  });
  return [
    section(
      "Order",
      element("h3", {}, "As stored, from left to right"),
      strip("Characters in stored order", cellsOf(characters)),
      element("h3", {}, "As displayed, from left to right"),
      strip("Characters in display order", cellsOf(displayed)),
      element(
        "p",
        {},
        "The numbers are embedding levels: characters with an even one run from left to right, those with an odd one from right to left.",
      ),
    ),
  ];
}

/** Cells beside each other, each with its embedding level; nothing in one reorders another. */
function strip(label: string, cells: readonly Cell[]): HTMLElement {
  const items = cells.map(({ texts, title, level }) =>
    element(
      "li",
      { class: level % 2 === 0 ? "left-to-right" : "right-to-left", title },
      element("span", {}, ...texts.map(glyph)),
      element("span", { class: "level" }, String(level)),
    ),
  );
  return element("ol", { class: "strip", dir: "ltr", tabindex: "0", "aria-label": label }, ...items);
}
