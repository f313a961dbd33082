import type { InspectedCharacter, Inspection } from "iri-language-server/dist/custom-requests.js";
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
      element("h3", {}, "As stored"),
      strip("Characters in stored order", characters),
      element("h3", {}, "As displayed, from left to right"),
      strip("Characters in display order", displayed),
    ),
  ];
}

/** Cells beside each other, each with its embedding level; nothing in one reorders another. */
function strip(label: string, characters: readonly InspectedCharacter[]): HTMLElement {
  const cells = characters.map(({ text, notation, name, script, level }) =>
    element(
      "li",
      {
        class: level % 2 === 0 ? "left-to-right" : "right-to-left",
        title: [notation, name ?? script, `level ${level}`].filter((part) => part !== undefined).join(", "),
      },
      glyph(text),
      element("span", { class: "level" }, String(level)),
    ),
  );
  return element("ol", { class: "strip", dir: "ltr", tabindex: "0", "aria-label": label }, ...cells);
}
