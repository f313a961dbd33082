import { BidiClass, classSet, isIn } from "../bidi-class.js";

export const isolateInitiators = classSet(BidiClass.LRI, BidiClass.RLI, BidiClass.FSI);

/** An even level is left to right, an odd one right to left (UAX #9 BD2). */
export type Level = number;

const strongTypes = classSet(BidiClass.L, BidiClass.R, BidiClass.AL);

/**
 * The partner of every isolate initiator and of every PDI (UAX #9 BD9). An initiator without a PDI has the length of
 * the paragraph as its partner, a PDI without an initiator has -1, and so has every other character.
 */
export function matchIsolates(classes: Uint8Array): Int32Array {
  const partners = new Int32Array(classes.length).fill(-1);
  const open: number[] = [];
  for (let index = 0; index < classes.length; index++) {
    if (isIn(isolateInitiators, classes[index])) {
      partners[index] = classes.length;
      open.push(index);
    } else if (classes[index] === BidiClass.PDI) {
      const initiator = open.pop();
      if (initiator === undefined) continue;
      partners[initiator] = index;
      partners[index] = initiator;
    }
  }
  return partners;
}

/** The level that the first strong character outside of isolates gives to `[start, end)` (UAX #9 P2, P3). */
export function firstStrongLevel(classes: Uint8Array, partners: Int32Array, start: number, end: number): Level {
  for (let index = start; index < end; index++) {
    const type = classes[index];
    if (isIn(strongTypes, type)) return type === BidiClass.L ? 0 : 1;
    if (isIn(isolateInitiators, type)) index = partners[index] ?? end;
  }
  return 0;
}
