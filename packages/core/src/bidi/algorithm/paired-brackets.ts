import { bidiBracketPairs } from "../../data/bidi-brackets.js";
import { BidiClass } from "../bidi-class.js";

const { L, R, EN, AN, NSM, ON } = BidiClass;

/** How many opening brackets are remembered at most (UAX #9 BD16). */
const stackSize = 63;

/** Positions of an opening bracket and of its closing one. */
interface BracketPair {
  readonly opening: number;
  readonly closing: number;
}

interface PairedBracket {
  readonly kind: "opening" | "closing";
  /** The same for both brackets of a pair, and for brackets that are canonically equivalent (U+2329 and U+3008). */
  readonly pair: number;
}

let brackets: ReadonlyMap<number, PairedBracket> | undefined;

function readBrackets(): ReadonlyMap<number, PairedBracket> {
  const read = new Map<number, PairedBracket>();
  const characters = [...bidiBracketPairs];
  for (let index = 0; index < characters.length; index += 2) {
    const [opening = "", closing = ""] = characters.slice(index, index + 2);
    const pair = opening.normalize("NFD").codePointAt(0) ?? 0;
    read.set(opening.codePointAt(0) ?? 0, { kind: "opening", pair });
    read.set(closing.codePointAt(0) ?? 0, { kind: "closing", pair });
  }
  return read;
}

/** Whether a character opens or closes a pair of brackets. */
export function isPairedBracket(codePoint: number): boolean {
  brackets ??= readBrackets();
  return brackets.has(codePoint);
}

/** The characters of one isolating run sequence, in parallel arrays. */
export interface BracketContext {
  readonly codePoints: Uint32Array;
  /** The classes before any rule. */
  readonly classes: Uint8Array;
  /** The types as they are after the weak types are resolved. */
  readonly types: Uint8Array;
}

/** Resolves paired brackets (UAX #9 N0) of one isolating run sequence, whose embedding direction is `L` or `R`, in place. */
export function resolveBrackets(context: BracketContext, embedding: BidiClass, startType: BidiClass): void {
  const pairs = bracketPairs(context);
  if (pairs.length === 0) return;
  const { types } = context;
  const opposite = embedding === L ? R : L;
  const inside = countDirections(types);
  // The pairs come in the order of their opening brackets, so one sweep keeps the last strong type before each, with
  // the brackets that have been resolved so far.
  let position = 0;
  let before: number = startType;
  for (const pair of pairs) {
    for (; position < pair.opening; position++) before = strongType(types[position]) ?? before;
    if (inside.has(embedding, pair)) setPair(context, pair, embedding);
    else if (inside.has(opposite, pair)) setPair(context, pair, before === opposite ? opposite : embedding);
  }
}

/** BD16: the pairs in the order of their opening brackets. */
function bracketPairs({ codePoints, types }: BracketContext): BracketPair[] {
  brackets ??= readBrackets();
  const pairs: BracketPair[] = [];
  const open: { readonly pair: number; readonly position: number }[] = [];
  for (let position = 0; position < types.length; position++) {
    const bracket = types[position] === ON ? brackets.get(codePoints[position] ?? 0) : undefined;
    if (bracket === undefined) continue;
    if (bracket.kind === "opening") {
      if (open.length === stackSize) break;
      open.push({ pair: bracket.pair, position });
    } else {
      const match = open.findLastIndex(({ pair }) => pair === bracket.pair);
      const opening = open[match];
      if (opening === undefined) continue;
      pairs.push({ opening: opening.position, closing: position });
      open.length = match;
    }
  }
  return pairs.sort((a, b) => a.opening - b.opening);
}

/** Within N0, numbers count as `R`. */
function strongType(type: number | undefined): typeof L | typeof R | undefined {
  if (type === L) return L;
  return type === R || type === EN || type === AN ? R : undefined;
}

interface DirectionCounts {
  /** Whether a strong type of the direction stands between the brackets. */
  has(direction: number, pair: BracketPair): boolean;
}

/**
 * Counts strong types once for all pairs. What N0 itself changes is never inside a pair that comes later in the order,
 * except beside its own opening bracket, so the counts hold until the end.
 */
function countDirections(types: Uint8Array): DirectionCounts {
  const left = new Uint32Array(types.length + 1);
  const right = new Uint32Array(types.length + 1);
  for (let position = 0; position < types.length; position++) {
    const type = strongType(types[position]);
    left[position + 1] = (left[position] ?? 0) + (type === L ? 1 : 0);
    right[position + 1] = (right[position] ?? 0) + (type === R ? 1 : 0);
  }
  return {
    has(direction, { opening, closing }) {
      const counts = direction === L ? left : right;
      return counts[opening] !== counts[closing];
    },
  };
}

/** Gives both brackets and the marks on them one direction. */
function setPair({ classes, types }: BracketContext, pair: BracketPair, direction: BidiClass): void {
  for (const bracket of [pair.opening, pair.closing]) {
    types[bracket] = direction;
    for (let position = bracket + 1; classes[position] === NSM; position++) types[position] = direction;
  }
}
