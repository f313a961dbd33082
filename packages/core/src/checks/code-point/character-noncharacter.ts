import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { tellsCharacters, wrongCharacters } from "../faults/wrong-characters.js";

export const characterNoncharacter = defineCheck({
  code: "character-noncharacter",
  title: "Text contains a noncharacter",
  strength: "grammar",
  allowedIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3987bis("6.3")],
  message: `${tellsCharacters} Noncharacters are for use inside one program and get lost between programs.`,
  needs: traits.suspectNonAscii,
  claims: "character",
  local: true,
  find(subject, report) {
    for (const run of runsOf(subject, noncharacters)) report(wrongCharacters(run, subject));
  },
});

/**
 * U+FDD0–U+FDEF and the last two code points of every plane but the first, whose two XML and LEIRIs refuse too:
 * `character-sentinel` tells of those.
 */
const noncharacters = /(?:(?![\uFFFE\uFFFF])\p{Noncharacter_Code_Point}){1,4096}/u;
