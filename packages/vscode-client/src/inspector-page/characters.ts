import type { InspectedCharacter, Inspection } from "iri-language-server/dist/protocol/custom-requests.js";
import { element, section, table } from "./element.js";
import { glyph } from "./isolated.js";
import { withName } from "./with-name.js";

/** So many are shown at once. */
const first = 150;

/**
 * The characters that nobody sees and those that are taken for others, each with the reason and with where it stands;
 * nothing if there are none.
 */
export function unusualCharacters({ characters: all }: Inspection): HTMLElement[] {
  const unusual = all.filter(isUnusual);
  if (unusual.length === 0) return [];
  const rows = unusual
    .slice(0, first)
    .map((character) => [
      marked(character),
      withName(character),
      character.looksLike === undefined ? "not seen" : element("span", {}, "looks like ", glyph(character.looksLike)),
      String(character.span.start),
    ]);
  const rest = unusual.length - rows.length;
  const shown = table(["Character", "Code point", "Why", "Offset"], rows);
  return [
    section(
      `Unusual characters (${unusual.length})`,
      shown,
      ...(rest > 0 ? [element("p", {}, `${rest} more are marked below.`)] : []),
    ),
  ];
}

function isUnusual({ unseen, looksLike }: InspectedCharacter): boolean {
  return unseen === true || looksLike !== undefined;
}

/** One character, with a frame if it is unusual. */
function marked(character: InspectedCharacter): HTMLElement {
  const shown = glyph(character.text);
  return isUnusual(character) ? element("mark", {}, shown) : shown;
}

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
    marked(character),
    withName(character),
    character.script ?? "–",
    character.bidiClass,
    String(character.level),
    character.looksLike === undefined ? "" : glyph(character.looksLike),
  ]);
  const scrolling = { class: "scrolling", tabindex: "0", role: "region", "aria-label": "Characters" };
  return element("div", scrolling, table(head, rows));
}
