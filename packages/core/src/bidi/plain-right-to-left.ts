import type { Scan } from "../grammar/scan.js";
import { traits } from "../grammar/traits.js";
import { isSurrogate } from "../text/surrogate.js";
import { unitAt } from "../text/unit-at.js";
import { isPairedBracket } from "./algorithm/paired-brackets.js";
import { BidiClass, bidiClass, classSet, isIn } from "./bidi-class.js";

const { L, R, AL, EN, ES, CS, NSM, ON } = BidiClass;
const rightToLeft = classSet(R, AL);
const neutral = classSet(ES, CS, ON);

/** What a path segment has so far. */
const SegmentKind = {
  nothing: 0,
  /** No right-to-left character. */
  other: 1,
  /** Right-to-left characters from its start to here. */
  rightToLeft: 2,
  /** The same, and then punctuation, which may not stand at the end. */
  punctuation: 3,
  /** Right-to-left characters beside something that had better not be there. */
  mixed: 4,
} as const;
type SegmentKind = (typeof SegmentKind)[keyof typeof SegmentKind];

/**
 * Whether the right-to-left characters of a scanned text stand as those of most titles do: in segments of the path that
 * have nothing else but ASCII punctuation inside, and without a number or bracket between them and the next left-to-right
 * letter on either side. Such a text keeps the rules of the bidi guidelines §3, has no digits at a seam (§5) and cannot
 * be read in another way (§7), all of which takes many times as long to find out. A `false` says nothing.
 */
export function isPlainRightToLeft(text: string, { traits: set, pathStart, pathEnd, end }: Scan): boolean {
  // Without an authority a scheme divides its path by delimiters of its own.
  if ((set & traits.authority) === 0 || (set & traits.nonAsciiInAuthority) !== 0) return false;
  let segment: SegmentKind = SegmentKind.nothing;
  let hasRightToLeft = false;
  let hasMovable = bidiClass(unitAt(text, pathStart - 1)) !== L;
  for (let offset = pathStart; offset < end; offset++) {
    const unit = unitAt(text, offset);
    const type = bidiClass(unit);
    const isBracket = type === ON && isPairedBracket(unit);
    if (type === L) hasRightToLeft = hasMovable = false;
    else if (isIn(rightToLeft, type)) hasRightToLeft = true;
    else if (type === EN || isBracket) hasMovable = true;
    // A surrogate is half a character, whose class is not that of the whole.
    if ((hasRightToLeft && hasMovable) || isSurrogate(unit)) return false;
    if (offset >= pathEnd || unit === 0x2f) {
      if (segment === SegmentKind.punctuation || isIn(rightToLeft, type)) return false;
      segment = SegmentKind.nothing;
    } else {
      segment = afterUnit(segment, unit, isBracket ? L : type);
      if (segment === SegmentKind.mixed) return false;
    }
  }
  return segment !== SegmentKind.punctuation;
}

function afterUnit(segment: SegmentKind, unit: number, type: BidiClass): SegmentKind {
  const isRightToLeft = segment === SegmentKind.rightToLeft || segment === SegmentKind.punctuation;
  if (isIn(rightToLeft, type)) return segment === SegmentKind.other ? SegmentKind.mixed : SegmentKind.rightToLeft;
  if (!isRightToLeft) return SegmentKind.other;
  if (type === NSM || isJoiner(unit)) return segment;
  return unit < 0x80 && isIn(neutral, type) ? SegmentKind.punctuation : SegmentKind.mixed;
}

/** Zero-width joiners, in whose place nothing is drawn, and which the algorithm passes over (UAX #9 X9). */
function isJoiner(unit: number): boolean {
  return unit === 0x200c || unit === 0x200d;
}
