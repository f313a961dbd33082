import { roleConventions } from "../../../checks/conventions/roles.js";
import { wordConventions } from "../../../checks/conventions/words.js";
import type { Convention } from "../convention.js";

/** The records that checks heed in any text, and which the library therefore has. */
export const heededByChecks: readonly Convention[] = [...wordConventions, ...roleConventions];
