import type { InspectedCharacter } from "iri-language-server/dist/protocol/custom-requests.js";

/** A part of a text that is displayed from left to right as it stands, or one right-to-left character. */
export interface Cell {
  readonly texts: readonly string[];
  readonly level: number;
  readonly title: string;
}

/** Puts neighbors of one even level into one cell, so that the right-to-left characters are not out of sight. */
export function cellsOf(characters: readonly InspectedCharacter[]): Cell[] {
  const cells: { texts: string[]; level: number; title: string }[] = [];
  for (const { text, level, notation, name, script } of characters) {
    const last = cells.at(-1);
    if (last?.level === level && level % 2 === 0) {
      last.texts.push(text);
      last.title = `level ${level}`;
    } else {
      const title = [notation, name ?? script, `level ${level}`].filter((part = "") => part !== "").join(", ");
      cells.push({ texts: [text], level, title });
    }
  }
  return cells;
}
