import { BidiClass, bidiClass, classSet, isIn } from "./bidi-class.js";
import { displayedCharacters, type DisplayedCharacter } from "./displayed-characters.js";

/** The source line around a literal whose source equals its decoded text. */
export interface DisplayContext {
  readonly before: string;
  readonly after: string;
  readonly paragraph: "ltr" | "rtl";
}

/** How an IRI is displayed by itself, and what stands in its place on the line. */
export interface ChangedDisplay {
  readonly alone: string;
  readonly inLine: string;
}

/** The most of a line that is looked at on each side, in UTF-16 code units; some files have but one line. */
export const longestContext = 512;

/**
 * How the rest of the line changes the display of an IRI, which must be that of a left-to-right embedding (guidelines
 * §2). Nothing, if its characters stay together and in their order.
 */
export function displayInLine(text: string, { before, after, paragraph }: DisplayContext): ChangedDisplay | undefined {
  const context = { before: before.slice(-longestContext), after: after.slice(0, longestContext), paragraph };
  if (surelyKeepsDisplay(text, context)) return undefined;
  const start = context.before.length;
  const alone = displayedCharacters(text);
  const line = displayedCharacters(context.before + text + context.after, { paragraph });
  const isOwn = ({ start: offset }: DisplayedCharacter): boolean => start <= offset && offset < start + text.length;
  const inLine = line.slice(line.findIndex(isOwn), line.findLastIndex(isOwn) + 1);
  const keeps = alone.every(({ start: offset, glyph }, index) => {
    const other = inLine[index];
    return other?.start === start + offset && other.glyph === glyph;
  });
  return keeps ? undefined : { alone: join(alone), inLine: join(inLine) };
}

function join(characters: readonly DisplayedCharacter[]): string {
  return characters.map(({ glyph }) => glyph).join("");
}

const { L, R, AL, EN, AN, ET, NSM, BN } = BidiClass;
const leftToRight = classSet(L);
const letters = classSet(R, AL);
const rightToLeft = classSet(R, AL, AN);
const strong = classSet(L, R, AL, AN);
/** What is drawn to right-to-left characters before it; a terminator is, when it follows a number. */
const drawnBackwards = strong | classSet(EN, ET);
/** What is drawn to a right-to-left end of an IRI from behind. */
const drawn = classSet(R, AL, AN, EN, ET);
const attached = classSet(NSM, BN);
// Formatting characters and brackets work over any distance.
const formatting = /\p{Bidi_Control}/u;
const brackets = /[\p{Ps}\p{Pe}]/u;

/** U+0590 begins the first block of a right-to-left script. */
export const mayBeRightToLeft = /[\u0590-\u{10FFFF}]/u;

/** Whether the display cannot change, as far as the ends of the IRI and what stands beside them tell. */
export function surelyKeepsDisplay(text: string, { before, after, paragraph }: DisplayContext): boolean {
  if (paragraph === "ltr" && !mayBeRightToLeft.test(before) && !mayBeRightToLeft.test(text + after)) return true;
  const types = typesOf(text);
  const [typesBefore, typesAfter] = [typesOf(before), typesOf(after)];
  if (isIn(attached, types[0]) || isIn(attached, typesAfter[0])) return false;
  if (formatting.test(before + text + after)) return false;
  const isPlain = [types, typesBefore, typesAfter].every((all) => !all.some((type) => isIn(rightToLeft, type)));
  if (brackets.test(text)) return isPlain && paragraph === "ltr";
  return paragraph === "ltr"
    ? keepsStart(types, typesBefore) && keepsEnd(types, typesAfter)
    : keepsInRightToLeftParagraph(types);
}

function typesOf(text: string): number[] {
  return Array.from(text, (character) => bidiClass(character.codePointAt(0) ?? 0));
}

/** A left-to-right letter comes first, or no right-to-left character before reaches the start. */
function keepsStart(types: readonly number[], before: readonly number[]): boolean {
  if (types.find((type) => isIn(drawnBackwards, type)) === L) return true;
  return !isIn(
    rightToLeft,
    before.findLast((type) => isIn(strong, type)),
  );
}

/** A left-to-right letter comes last, or nothing behind is drawn to the right-to-left end before the next such letter. */
function keepsEnd(types: readonly number[], after: readonly number[]): boolean {
  if (
    !isIn(
      rightToLeft,
      types.findLast((type) => isIn(strong, type)),
    )
  )
    return true;
  const next = after.find((type) => isIn(drawn | leftToRight, type));
  return next === undefined || next === L;
}

function keepsInRightToLeftParagraph(types: readonly number[]): boolean {
  const [first, last] = [types[0], types.at(-1)];
  if (!types.some((type) => isIn(rightToLeft, type))) return first === L && (last === L || last === EN);
  return !types.includes(L) && isIn(letters, first) && isIn(letters, last);
}
