import type { InspectedCharacter, Inspection } from "iri-language-server/dist/protocol/custom-requests.js";
import { element, section, table } from "./element.js";
import { glyph } from "./isolated.js";
import { withName } from "./with-name.js";

/** So many are shown at once. */
const first = 150;

/** A row for each character that is known, in stored order. */
export function characters({ characters: all }: Inspection): HTMLElement {
  const characters = all.filter(({ standIn }) => standIn !== true);
  const rest = characters.length - first;
  const whole = section(`Characters (${characters.length})`, listOf(characters.slice(0, first)));
  if (rest <= 0) return whole;
  const more = element("button", { type: "button" }, `Show ${rest} more`);
  more.addEventListener("click", () => {
    const longer = listOf(characters);
    whole.lastElementChild?.remove();
    whole.lastElementChild?.replaceWith(longer);
    longer.focus();
  });
  whole.append(more);
  return whole;
}

function listOf(characters: readonly InspectedCharacter[]): HTMLElement {
  const head = ["Character", "Code point", "Script", "Bidi class", "Level", "Looks like"];
  const rows = characters.map((character) => [
    glyph(character.text),
    withName(character),
    character.script ?? "–",
    character.bidiClass,
    String(character.level),
    character.looksLike === undefined ? "" : glyph(character.looksLike),
  ]);
  const scrolling = { class: "scrolling", tabindex: "0", role: "region", "aria-label": "Characters" };
  return element("div", scrolling, table(head, rows));
}
