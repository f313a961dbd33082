import { isPctEncodedAt } from "../grammar/pct-encoded.js";
import { BidiClass, bidiClass, isRightToLeft } from "./bidi-class.js";

/** What the restrictions of the bidi guidelines §3 ask of a component. */
export interface ComponentDirection {
  /** A strong right-to-left character is used. */
  readonly rightToLeft: boolean;
  /** A strong left-to-right character is used, other than the hexadecimal digits of triplets. */
  readonly leftToRight: boolean;
  /** Some characters are percent-encoded. */
  readonly triplets: boolean;
  /** The first piece, a character or a whole triplet. */
  readonly first: string | undefined;
  /** The last piece that is no nonspacing mark. */
  readonly last: string | undefined;
}

/** ARABIC LETTER MARK, LEFT-TO-RIGHT MARK, RIGHT-TO-LEFT MARK: `bidi-formatting-character` judges them. */
const directionMarks: ReadonlySet<number> = new Set([0x61c, 0x200e, 0x200f]);

/**
 * The directions that a component uses, and what stands at its edges. The letters of a triplet such as `%D7` stand for
 * an octet, not for themselves: `bidi-partly-encoded-component` judges them, and here they have no direction. An edge
 * that is a triplet is no right-to-left edge.
 */
export function componentDirection(text: string): ComponentDirection {
  let [rightToLeft, leftToRight, triplets] = [false, false, false];
  let [firstStart, firstEnd, lastStart, lastEnd] = [-1, -1, -1, -1];
  for (let start = 0, end = 0; start < text.length; start = end) {
    const codePoint = text.codePointAt(start) ?? 0;
    const isTriplet = isPctEncodedAt(text, start);
    end = start + (isTriplet ? 3 : codePoint > 0xffff ? 2 : 1);
    const type = isTriplet ? undefined : bidiClass(codePoint);
    // The algorithm overlooks these characters (UAX #9 X9), and marks of direction belong to no component.
    if (type === BidiClass.BN || directionMarks.has(codePoint)) continue;
    if (type === undefined) triplets = true;
    else if (type === BidiClass.L) leftToRight = true;
    else if (type === BidiClass.R || type === BidiClass.AL) rightToLeft = true;
    if (firstStart === -1) [firstStart, firstEnd] = [start, end];
    if (type !== BidiClass.NSM) [lastStart, lastEnd] = [start, end];
  }
  return {
    rightToLeft,
    leftToRight,
    triplets,
    first: firstStart === -1 ? undefined : text.slice(firstStart, firstEnd),
    last: lastStart === -1 ? undefined : text.slice(lastStart, lastEnd),
  };
}

/** Whether a piece of a component is a strong right-to-left character. */
export function isRightToLeftPiece(piece: string): boolean {
  return isRightToLeft(piece.codePointAt(0) ?? 0);
}
