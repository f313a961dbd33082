import { ifragment, ipath, iquery, iregName, iuserinfo } from "../grammar/abnf.js";
import type { CharacterRules } from "./character-rules.js";

/** RFC 3987 §2.2 as it stands. */
export const rfc3987: CharacterRules = { iuserinfo, iregName, ipath, iquery, ifragment };
