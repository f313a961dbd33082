import { charactersOf } from "../../src/bidi/algorithm/characters.js";
import { firstStrongLevel, matchIsolates } from "../../src/bidi/algorithm/isolates.js";
import { removedClasses } from "../../src/bidi/algorithm/isolating-run-sequences.js";
import { bidiClass, isIn } from "../../src/bidi/bidi-class.js";
import { bidiLayout, type ParagraphDirection } from "../../src/bidi/layout.js";

/** The direction that the first strong character gives to a paragraph (UAX #9 P2, P3). */
export function paragraphDirection(text: string): ParagraphDirection {
  const { classes } = charactersOf(text);
  return firstStrongLevel(classes, matchIsolates(classes), 0, classes.length) === 0 ? "ltr" : "rtl";
}

/** Levels and order as Unicode's files write them: counted in characters, `x` for those that X9 removes. */
export interface DisplayedCharacters {
  readonly levels: string;
  readonly order: string;
}

export function displayedCharacters(text: string, paragraph: ParagraphDirection): DisplayedCharacters {
  const { levels, order } = bidiLayout(text, { paragraph });
  const { starts, codePoints } = charactersOf(text);
  const indexAt = new Map(Array.from(starts, (start, index) => [start, index]));
  const removed = Array.from(codePoints, (codePoint) => isIn(removedClasses, bidiClass(codePoint)));
  const levelOf = (start: number, index: number): string => (removed[index] ? "x" : String(levels[start]));
  return {
    levels: Array.from(starts, levelOf).join(" "),
    order: order
      .map((start) => indexAt.get(start) ?? 0)
      .filter((index) => !removed[index])
      .join(" "),
  };
}
