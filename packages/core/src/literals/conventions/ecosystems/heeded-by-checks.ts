import { roleConventions } from "../../../checks/conventions/roles.js";
import { wordConventions } from "../../../checks/conventions/words.js";
import type { Convention } from "../convention.js";

/** The records that checks apply to any text, so that they are in the library's main entry, too. */
export const heededByChecks: readonly Convention[] = [...wordConventions, ...roleConventions];
