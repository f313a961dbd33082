import { BidiClass, isIn } from "../bidi-class.js";
import type { Characters } from "./characters.js";
import { explicitLevels } from "./explicit-levels.js";
import { matchIsolates, type Level } from "./isolates.js";
import {
  directionOf,
  isolatingRunSequences,
  removedClasses,
  type IsolatingRunSequence,
} from "./isolating-run-sequences.js";
import { resolveNeutralTypes } from "./neutral-types.js";
import { resolveBrackets } from "./paired-brackets.js";
import { resolveWeakTypes } from "./weak-types.js";

/** Resolves the level of every character of one paragraph (UAX #9 X1–X10, W1–W7, N0–N2, I1, I2). */
export function paragraphLevels(characters: Characters, paragraphLevel: Level): Uint8Array {
  const { classes } = characters;
  const partners = matchIsolates(classes);
  const { levels, types } = explicitLevels(classes, partners, paragraphLevel);
  for (const sequence of isolatingRunSequences(classes, partners, levels, paragraphLevel))
    resolveSequence(characters, types, sequence, levels);
  fillRemoved(classes, levels, paragraphLevel);
  return levels;
}

function resolveSequence(
  characters: Characters,
  paragraphTypes: Uint8Array,
  { members, level, startType, endType }: IsolatingRunSequence,
  levels: Uint8Array,
): void {
  const types = new Uint8Array(members.length);
  const classes = new Uint8Array(members.length);
  const codePoints = new Uint32Array(members.length);
  for (const [position, index] of members.entries()) {
    types[position] = paragraphTypes[index] ?? BidiClass.ON;
    classes[position] = characters.classes[index] ?? BidiClass.ON;
    codePoints[position] = characters.codePoints[index] ?? 0;
  }
  const embedding = directionOf(level);
  resolveWeakTypes(types, startType);
  resolveBrackets({ codePoints, classes, types }, embedding, startType);
  resolveNeutralTypes(types, embedding, startType, endType);
  for (const [position, index] of members.entries()) levels[index] = implicitLevel(types[position], level);
}

/** I1, I2 */
function implicitLevel(type: number | undefined, level: Level): Level {
  if (type === directionOf(level)) return level;
  // Numbers go to the next even level, letters of the other direction to the next level.
  return type === BidiClass.L || type === BidiClass.R || level % 2 === 1 ? level + 1 : level + 2;
}

/** Gives what X9 removed the level of the character before it, so that it divides no run (UAX #9 §5.2). */
function fillRemoved(classes: Uint8Array, levels: Uint8Array, paragraphLevel: Level): void {
  let before = paragraphLevel;
  for (let index = 0; index < levels.length; index++) {
    if (isIn(removedClasses, classes[index])) levels[index] = before;
    before = levels[index] ?? before;
  }
}
