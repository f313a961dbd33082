import { runEnd } from "../../../text/run-end.js";
import { matchEnd } from "../../../text/sticky-match.js";

/** `IRIREF = '<' ([^<>"{}|^`\]-[#x00-#x20])* '>'`, in which escapes are characters — SPARQL 1.1 §19.8, §19.2 */
const irirefPart = /(?:[^<>"{}|^`\\\0-\x20]|\\u[\dA-Fa-f]{4}|\\U[\dA-Fa-f]{8}){1,4096}/uy;

/** `<` with a scheme and `://`, which no comparison begins with: an IRIREF, though it is malformed. Longer schemes do not occur. */
const scheme = /<[A-Za-z][A-Za-z0-9+.-]{0,63}:\/\//uy;

/** The most UTF-16 code units, from `<` on, that `scheme` can match. */
export const longestBeginning = 67;

/** Where an IRIREF without `>` ends, if not at the end of its line: at white space before another token. */
export const endOfUnclosed = /[\t ](?=[<"])/u;

/** Whether `<` at an offset surely begins an identifier: SPARQL compares with that sign, too. */
export function beginsIriref(text: string, offset: number): boolean {
  if (text[offset] !== "<") return false;
  if (text[runEnd(irirefPart, text, offset + 1)] === ">") return true;
  return matchEnd(scheme, text, offset) !== undefined;
}
