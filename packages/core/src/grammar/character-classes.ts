import { leiriUcschar } from "../profiles/leiri.js";
import { tags } from "../profiles/rfc3987bis.js";
import { iprivate, pctEncoded, reserved, scheme, ucschar, unreserved } from "./abnf.js";
import { characters, codePoints, complement, difference, includes, union, type CodePointSet } from "./code-points.js";
import {
  bidiControls,
  delimiterLookalikes,
  mayBeCombiningMark,
  mayBeRightToLeft,
  suspectOutsideAscii,
} from "./trait-ranges.js";
import { traits } from "./traits.js";

/**
 * What the class table says of a code unit besides the traits that hold for single characters. These bits live in the
 * table and in the scan's loops only, where they share their positions with the traits of whole texts.
 */
export const classes = {
  notOfScheme: 1 << 9,
  slash: 1 << 10,
  questionMark: 1 << 11,
  numberSign: 1 << 12,
  commercialAt: 1 << 13,
  colon: 1 << 14,
  fullStop: 1 << 15,
  ucschar: 1 << 16,
  iprivate: 1 << 17,
  tag: 1 << 18,
  /** Outside ASCII, in no rule of an IRI, and yet in `leiri-ucschar`: C1, noncharacters, U+FFF0–U+FFFD. */
  leiriOnly: 1 << 19,
  /** In no rule of any profile: U+FFFE, U+FFFF; and what the scan finds so, lone surrogates and malformed triplets. */
  nowhere: 1 << 20,
  /** Half of a character. The scan has to see whether the other half is there. */
  surrogate: 1 << 22,
} as const;

/** The traits that the class table says of single characters. */
export const traitsOfCharacters =
  traits.percent |
  traits.bracket |
  traits.asciiUppercase |
  traits.excludedAscii |
  traits.nonAscii |
  traits.suspectNonAscii |
  traits.rightToLeft |
  traits.bidiControl |
  traits.combiningMark |
  traits.delimiterLookalike;

/** A bit of the table, and the characters for which it is set. */
export type Classified = readonly [bit: number, set: CodePointSet];

const ascii = codePoints([0x00, 0x7f]);
const surrogates = codePoints([0xd800, 0xdfff]);
const admitted = union(unreserved, reserved, pctEncoded, ucschar, iprivate, tags, leiriUcschar);

/** The classes by which the grammar tells characters apart; a character of none of them is admitted in every component. */
const grammarClasses: readonly Classified[] = [
  [classes.slash, characters("/")],
  [classes.questionMark, characters("?")],
  [classes.numberSign, characters("#")],
  [classes.commercialAt, characters("@")],
  [classes.colon, characters(":")],
  [traits.bracket, characters("[]")],
  [traits.percent, pctEncoded],
  [traits.excludedAscii, difference(ascii, union(unreserved, reserved, pctEncoded))],
  [classes.ucschar, ucschar],
  [classes.iprivate, iprivate],
  [classes.tag, tags],
  [classes.leiriOnly, difference(leiriUcschar, union(ascii, ucschar, iprivate, tags))],
  [classes.nowhere, difference(complement(admitted), surrogates)],
];

/** Every class, those of the grammar first. */
export const characterClasses: readonly Classified[] = [
  ...grammarClasses,
  [classes.surrogate, surrogates],
  [classes.notOfScheme, complement(scheme)],
  [classes.fullStop, characters(".")],
  [traits.asciiUppercase, codePoints([0x41, 0x5a])],
  [traits.nonAscii, complement(ascii)],
  [traits.suspectNonAscii, suspectOutsideAscii],
  [traits.rightToLeft, mayBeRightToLeft],
  [traits.bidiControl, bidiControls],
  [traits.combiningMark, mayBeCombiningMark],
  [traits.delimiterLookalike, delimiterLookalikes],
];

/**
 * The classes whose characters a component does not admit, as one mask. Any member speaks for its class, since no
 * component of any profile admits a part of a class only.
 */
export function classesOutside(set: CodePointSet): number {
  let mask = 0;
  for (const [bit, [member = 0]] of grammarClasses) {
    if (!includes(set, member)) mask |= bit;
  }
  return mask;
}
