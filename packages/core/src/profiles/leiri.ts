import { characters, codePoints, union } from "../grammar/code-points.js";
import { forEachRule, type CharacterRules } from "./character-rules.js";
import { rfc3987 } from "./rfc3987.js";

/**
 * `leiri-ucschar = " " / "<" / ">" / DQUOTE / "{" / "}" / "|" / "\" / "^" / "`" / %x0-1F / %x7F-D7FF / %xE000-FFFD /
 * %x10000-10FFFF` — 3987bis §6.1
 *
 * Differs from §6.1: the printed rule has an apostrophe for the quotation mark, which §6.3 names by its number, and
 * `%xE000-FFFF`, although §6.3 keeps U+FFFE and U+FFFF out.
 */
export const leiriUcschar = union(
  characters(' <>"{}|\\^`'),
  codePoints([0x00, 0x1f], [0x7f, 0xd7ff], [0xe000, 0xfffd], [0x10000, 0x10ffff]),
);

/**
 * 3987bis §6.1: the grammar of IRI-reference with `ucschar` replaced by `leiri-ucschar`.
 *
 * Differs from §6.1: the rules that are changed are those of RFC 3987, so that every IRI is a Legacy Extended IRI;
 * 3987bis would leave out an IRI whose host has percent-encoding.
 */
export const leiri: CharacterRules = forEachRule(rfc3987, (set) => union(set, leiriUcschar));
