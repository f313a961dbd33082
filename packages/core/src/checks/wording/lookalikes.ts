import { lookalikeName } from "../../scripts/lookalike-names.js";
import { codePointNotation, describeCharacter, enumerate } from "./mention.js";

/** The most lookalikes that a message lists; of more, it tells the number. */
const mostTold = 3;

/**
 * Which characters stand in place of which, for a reader to whom both look the same: `'а' U+0430 CYRILLIC SMALL LETTER A in
 * place of 'a'`.
 */
export function mentionLookalikes(lookalikes: ReadonlyMap<string, string>): string {
  const mentions = Array.from(lookalikes, ([character, ascii]) => `${nameLookalike(character)} in place of '${ascii}'`);
  const more = mentions.length - mostTold;
  return enumerate(more > 0 ? [...mentions.slice(0, mostTold), `${more} more`] : mentions);
}

function nameLookalike(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  const name = lookalikeName(codePoint);
  return name === undefined ? describeCharacter(codePoint) : `'${character}' ${codePointNotation(codePoint)} ${name}`;
}
