import type { CharacterRules } from "./character-rules.js";
import { leiri } from "./leiri.js";
import type { ProfileName } from "./profile.js";
import { rfc3986 } from "./rfc3986.js";
import { rfc3987 } from "./rfc3987.js";
import { rfc3987bis } from "./rfc3987bis.js";

/** The grammars by name. */
export const profiles: Readonly<Record<ProfileName, CharacterRules>> = { rfc3987, rfc3987bis, rfc3986, leiri };
