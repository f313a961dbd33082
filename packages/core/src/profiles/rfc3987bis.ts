import { iprivate, iquery, iregName, pctEncoded } from "../grammar/abnf.js";
import { codePoints, difference, union } from "../grammar/code-points.js";
import type { CharacterRules } from "./character-rules.js";
import { rfc3987 } from "./rfc3987.js";

/** The part of `iprivate` that RFC 3987 does not have: `%xE0000-E0FFF`, the tags — 3987bis §2.2 */
export const tags = codePoints([0xe0000, 0xe0fff]);

/** `iprivate = %xE000-F8FF / %xE0000-E0FFF / %xF0000-FFFFD / %x100000-10FFFD` — 3987bis §2.2 */
export const iprivateOf3987bis = union(iprivate, tags);

/** 3987bis §2.2: tags may stand in the query, and `ireg-name = *( iunreserved / sub-delims )`. */
export const rfc3987bis: CharacterRules = {
  ...rfc3987,
  iregName: difference(iregName, pctEncoded),
  iquery: union(iquery, tags),
};
