import { BidiClass, classSet, isIn } from "./bidi-class.js";
import type { DisplayedCharacter } from "./displayed-characters.js";
import type { VisualReading } from "./visual-reading.js";

const { R, AL, EN, AN, ET, ES, CS } = BidiClass;
const letters = classSet(R, AL);
const numbers = classSet(EN, AN);
const zoneTypes = classSet(R, AL, AN);
const separators = classSet(ES, CS);

type DisplayedStretch = readonly DisplayedCharacter[];

/**
 * Whether a stretch of displayed characters without left-to-right letters may be read in two ways. It may where
 * European numbers stand left of all right-to-left letters, where both kinds of numbers meet, where a terminator meets
 * letters and two numbers, and where a bracket meets anything from right to left. No stretch without one of these has
 * two readings; many with one have a single reading.
 */
export function isAmbiguous(stretch: DisplayedStretch): boolean {
  const first = stretch.findIndex(({ type }) => isIn(letters, type));
  const has = (test: (character: DisplayedCharacter) => boolean): boolean => stretch.some(test);
  if (!has(({ type }) => isIn(zoneTypes, type))) return false;
  if (has(({ isBracket }) => isBracket)) return true;
  if (!has(({ type }) => type === EN)) return false;
  if (has(({ type }) => type === AN)) return true;
  if (stretch.findIndex(({ type }) => type === EN) < first) return true;
  return has(({ type }) => type === ET) && countNumbers(stretch) > 1;
}

function countNumbers(stretch: DisplayedStretch): number {
  return stretch.filter(({ type }, index) => isIn(numbers, type) && !isIn(numbers, stretch[index - 1]?.type)).length;
}

/** The numbers at which a zone may begin, counted from the letters to the left. */
const mostNumbers = 64;
/** Up to here every choice of brackets is tried; with more of them, all, none, and each other than it is now. */
const mostFreeBrackets = 4;

/** The ways to read a stretch, the present one among them, those that only move the ends of zones first. */
export function* readingsOf(stretch: DisplayedStretch): Generator<VisualReading> {
  const cuts = cutsOf(stretch);
  for (const loose of looseningsOf(stretch))
    for (const zoned of bracketChoicesOf(stretch)) for (const cut of cuts) yield { cut, zoned, loose };
}

/**
 * The places at which a zone may begin: beside groups of numbers such as `1.2.3.4`, beside numbers, then within them. Of
 * equal twins the first is preferred, and readers take numbers and addresses for wholes.
 */
function cutsOf(stretch: DisplayedStretch): number[] {
  const [groups, others, within]: [number[], number[], number[]] = [[stretch.length], [], []];
  let seen = 0;
  for (let index = stretch.length - 1; index >= 0 && seen < mostNumbers; index--) {
    const [second, before, type] = [index - 2, index - 1, index].map((place) => stretch[place]?.type);
    if (type === ET) others.push(index);
    if (type !== EN) continue;
    if (before === EN) within.push(index);
    else {
      seen++;
      (isIn(separators, before) && second === EN ? others : groups).push(index);
    }
  }
  return [...groups, ...others, ...within];
}

function* bracketChoicesOf(stretch: DisplayedStretch): Generator<ReadonlySet<number>> {
  const brackets = indicesOf(stretch, ({ isBracket }) => isBracket);
  if (brackets.length <= mostFreeBrackets) {
    for (let choice = 0; choice < 1 << brackets.length; choice++) yield subset(brackets, choice);
    return;
  }
  const present = new Set(brackets.filter((index) => (stretch[index]?.level ?? 0) > 0));
  yield new Set();
  yield new Set(brackets);
  yield present;
  for (const bracket of brackets) yield toggled(present, bracket);
}

function toggled(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  return set.has(member) ? new Set([...set].filter((other) => other !== member)) : new Set([...set, member]);
}

/** The members whose bits are set in `choice`. */
function subset(members: readonly number[], choice: number): ReadonlySet<number> {
  return new Set(members.filter((_, bit) => (choice & (1 << bit)) !== 0));
}

/** Only beside terminators, or between numbers of two kinds, is a separator sometimes a part of a number and sometimes not. */
function* looseningsOf(stretch: DisplayedStretch): Generator<ReadonlySet<number>> {
  yield new Set();
  const terminators = indicesOf(stretch, ({ type }) => type === ET);
  const bothKinds = stretch.some(({ type }) => type === EN) && stretch.some(({ type }) => type === AN);
  if (terminators.length === 0 && !bothKinds) return;
  const between = indicesOf(stretch, ({ type }) => isIn(separators, type));
  yield new Set(terminators);
  for (const index of [...terminators, ...between]) yield new Set([index]);
  for (const index of between) yield new Set([index, ...terminators]);
}

function indicesOf(stretch: DisplayedStretch, test: (character: DisplayedCharacter) => boolean): number[] {
  return stretch.flatMap((character, index) => (test(character) ? [index] : []));
}
