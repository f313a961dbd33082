import { codePoints, intersection } from "../grammar/code-points.js";
import { forEachRule, type CharacterRules } from "./character-rules.js";
import { rfc3987 } from "./rfc3987.js";

const ascii = codePoints([0x00, 0x7f]);

/** RFC 3986 appendix A: the grammar of RFC 3987 without the characters that it added, all of them outside ASCII. */
export const rfc3986: CharacterRules = forEachRule(rfc3987, (set) => intersection(set, ascii));
