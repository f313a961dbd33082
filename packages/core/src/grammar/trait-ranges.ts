/**
 * Supersets of Unicode properties, by whole ranges, so that the scan needs no property data. Above U+FFFF each range
 * is a whole number of rows of 1,024 code points, which share one high surrogate, or the end of a plane.
 */
import { characters, codePoints } from "./code-points.js";

/** U+061C, U+200E, U+200F, U+202A–U+202E and U+2066–U+2069: Bidi_Control — UAX #9 §2 */
export const bidiControls = codePoints(0x061c, [0x200e, 0x200f], [0x202a, 0x202e], [0x2066, 0x2069]);

/** Holds every code point of Bidi_Class R, AL or AN, assigned or not: the blocks whose default is right-to-left, and U+200F. */
export const mayBeRightToLeft = codePoints(
  [0x0590, 0x08ff],
  0x200f,
  [0xfb1d, 0xfdff],
  [0xfe70, 0xfeff],
  [0x10800, 0x10fff],
  [0x1e800, 0x1efff],
);

/** Holds every code point of General_Category M. */
export const mayBeCombiningMark = codePoints(
  [0x0300, 0x036f],
  [0x0483, 0x0489],
  [0x0590, 0x109f],
  [0x135d, 0x135f],
  [0x1700, 0x1dff],
  [0x20d0, 0x20ff],
  [0x2cef, 0x2cf1],
  0x2d7f,
  [0x2de0, 0x2dff],
  [0x302a, 0x302f],
  [0x3099, 0x309a],
  [0xa66f, 0xa6f1],
  [0xa802, 0xabed],
  0xfb1e,
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0x10000, 0x1efff],
  [0xe0000, 0xe0fff],
);

/** What looks like one of the delimiters `. / : ? # @`, of the characters that people write or that attackers use. */
export const delimiterLookalikes = characters(
  "\u2024\u2044\u2215\u2571\u29F8\u2AFD\u3002\uFE52\uFE55\uFE56\uFE5F\uFE6B\uFF03\uFF0E\uFF0F\uFF1A\uFF1F\uFF20",
);

/**
 * Holds, outside ASCII, every control, Default_Ignorable_Code_Point, White_Space, private-use, special (U+FFF0–U+FFFF)
 * and noncharacter code point, and the braille blank. The scan adds lone surrogates and the ends of the planes.
 */
export const suspectOutsideAscii = codePoints(
  [0x0080, 0x00a0],
  0x00ad,
  0x034f,
  0x061c,
  [0x115f, 0x1160],
  0x1680,
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  0x2800,
  0x3000,
  0x3164,
  [0xe000, 0xf8ff],
  [0xfdd0, 0xfdef],
  [0xfe00, 0xfe0f],
  0xfeff,
  0xffa0,
  [0xfff0, 0xffff],
  [0x1bc00, 0x1bfff],
  [0x1d000, 0x1d3ff],
  [0xe0000, 0xe0fff],
  [0xf0000, 0x10ffff],
);
