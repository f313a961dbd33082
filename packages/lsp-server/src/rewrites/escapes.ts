import type { Edit } from "@irilint/core";
import { escaped, writtenEdits, type Literal } from "@irilint/core/literals";
import type { Rewrite, Selected } from "./rewrite.js";

/** Characters outside ASCII as escapes of the language, such as `\u05D0`. */
export function toEscapes({ source, literal }: Selected): Rewrite {
  const spelledOut = charactersOutsideAscii(literal).filter((character) => isSpelledOut(character, source, literal));
  const edits = writtenEdits(source, literal, spelledOut, escaped);
  return { title: "Write characters outside ASCII as escapes", edits };
}

/** Escapes as the characters that they stand for, as far as a reader sees them. */
export function fromEscapes({ source, literal }: Selected): Rewrite {
  const escapes = charactersOutsideAscii(literal).filter((character) => !isSpelledOut(character, source, literal));
  const edits = writtenEdits(source, literal, escapes).filter(({ text }) => isSeen(text));
  return { title: "Write escapes as characters", edits };
}

/** An escape that stays one, or for octets of which no character comes, is left as it is, and so is what looks like nothing. */
function isSeen(written: string): boolean {
  return /[^\0-\x7F]/.test(written) && !/[\p{Cn}\uFFFD\u2800]/u.test(written);
}

/** As edits that change nothing, one for each: escapes and characters may stand side by side. */
function charactersOutsideAscii({ text }: Literal): Edit[] {
  return [...text.matchAll(/[^\0-\x7F]/gu)].map(({ index, 0: character }) => ({
    span: { start: index, end: index + character.length },
    text: character,
  }));
}

/** Whether a character stands in the source itself, and not as an escape. */
function isSpelledOut({ span, text }: Edit, source: string, { map }: Literal): boolean {
  const { start, end } = map.toSource(span);
  return source.slice(start, end) === text;
}
