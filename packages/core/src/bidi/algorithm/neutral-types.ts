import { BidiClass, classSet, isIn } from "../bidi-class.js";

/** `NI`, the neutrals and isolate formatting characters, of which `weak-types.ts` leaves these. */
const neutrals = classSet(
  BidiClass.B,
  BidiClass.S,
  BidiClass.WS,
  BidiClass.ON,
  BidiClass.LRI,
  BidiClass.RLI,
  BidiClass.FSI,
  BidiClass.PDI,
);

/** Resolves neutral types (UAX #9 N1, N2) of one isolating run sequence in place. */
export function resolveNeutralTypes(
  types: Uint8Array,
  embedding: BidiClass,
  startType: BidiClass,
  endType: BidiClass,
): void {
  for (let start = 0; start < types.length; start++) {
    if (!isIn(neutrals, types[start])) continue;
    let end = start;
    while (isIn(neutrals, types[end])) end++;
    const before = neighbour(types[start - 1] ?? startType);
    const after = neighbour(types[end] ?? endType);
    types.fill(before === after ? before : embedding, start, end);
    start = end;
  }
}

/** Numbers act as `R` on the neutrals beside them. */
function neighbour(type: number): number {
  return type === BidiClass.L ? BidiClass.L : BidiClass.R;
}
