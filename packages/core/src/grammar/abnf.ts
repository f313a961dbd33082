/**
 * The rules of RFC 3987 §2.2 that admit single characters, as sets of code points. The tables of the scan are derived
 * from these declarations, with what is noted of some characters in `trait-ranges.ts`. Rules that are sequences stand in the `match-…` files.
 *
 * Where a rule admits `pct-encoded`, its set holds the percent sign; that two hexadecimal digits follow is for the
 * scan to see.
 */
import { characters, codePoints, union } from "./code-points.js";

/** `ALPHA = %x41-5A / %x61-7A` — RFC 5234 appendix B.1 */
export const alpha = codePoints([0x41, 0x5a], [0x61, 0x7a]);

/** `DIGIT = %x30-39` — RFC 5234 appendix B.1 */
export const digit = codePoints([0x30, 0x39]);

/** `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"` — RFC 5234 appendix B.1; a literal is read in either case (§2.3) */
export const hexdig = union(digit, codePoints([0x41, 0x46], [0x61, 0x66]));

/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` — RFC 3986 §3.1; the set of all its characters */
export const scheme = union(alpha, digit, characters("+-."));

/** `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` — RFC 3986 §2.3 */
export const unreserved = union(alpha, digit, characters("-._~"));

/** `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` — RFC 3986 §2.2 */
export const genDelims = characters(":/?#[]@");

/** `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="` — RFC 3986 §2.2 */
export const subDelims = characters("!$&'()*+,;=");

/** `reserved = gen-delims / sub-delims` — RFC 3986 §2.2 */
export const reserved = union(genDelims, subDelims);

/** `pct-encoded = "%" HEXDIG HEXDIG` — RFC 3986 §2.1; the set of its first character */
export const pctEncoded = characters("%");

/**
 * `ucschar = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF / %x10000-1FFFD / %x20000-2FFFD / %x30000-3FFFD / %x40000-4FFFD /
 * %x50000-5FFFD / %x60000-6FFFD / %x70000-7FFFD / %x80000-8FFFD / %x90000-9FFFD / %xA0000-AFFFD / %xB0000-BFFFD /
 * %xC0000-CFFFD / %xD0000-DFFFD / %xE1000-EFFFD` — RFC 3987 §2.2
 */
export const ucschar = codePoints(
  [0xa0, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xffef],
  [0x10000, 0x1fffd],
  [0x20000, 0x2fffd],
  [0x30000, 0x3fffd],
  [0x40000, 0x4fffd],
  [0x50000, 0x5fffd],
  [0x60000, 0x6fffd],
  [0x70000, 0x7fffd],
  [0x80000, 0x8fffd],
  [0x90000, 0x9fffd],
  [0xa0000, 0xafffd],
  [0xb0000, 0xbfffd],
  [0xc0000, 0xcfffd],
  [0xd0000, 0xdfffd],
  [0xe1000, 0xefffd],
);

/** `iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD` — RFC 3987 §2.2 */
export const iprivate = codePoints([0xe000, 0xf8ff], [0xf0000, 0xffffd], [0x100000, 0x10fffd]);

/** `iunreserved = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar` — RFC 3987 §2.2 */
export const iunreserved = union(unreserved, ucschar);

/** `iuserinfo = *( iunreserved / pct-encoded / sub-delims / ":" )` — RFC 3987 §2.2 */
export const iuserinfo = union(iunreserved, pctEncoded, subDelims, characters(":"));

/** `ireg-name = *( iunreserved / pct-encoded / sub-delims )` — RFC 3987 §2.2 */
export const iregName = union(iunreserved, pctEncoded, subDelims);

/** `ipchar = iunreserved / pct-encoded / sub-delims / ":" / "@"` — RFC 3987 §2.2 */
export const ipchar = union(iunreserved, pctEncoded, subDelims, characters(":@"));

/** `ipath-abempty = *( "/" isegment )`, `isegment = *ipchar` — RFC 3987 §2.2; the set of the characters of any path */
export const ipath = union(ipchar, characters("/"));

/** `iquery = *( ipchar / iprivate / "/" / "?" )` — RFC 3987 §2.2 */
export const iquery = union(ipchar, iprivate, characters("/?"));

/** `ifragment = *( ipchar / "/" / "?" )` — RFC 3987 §2.2 */
export const ifragment = union(ipchar, characters("/?"));

/** `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` — RFC 3986 §3.2.2; the set of what follows the dot */
export const ipvFutureAddress = union(unreserved, subDelims, characters(":"));
