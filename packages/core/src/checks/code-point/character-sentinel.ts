import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { meaninglessCharacters, tellsCharacters } from "../faults/wrong-characters.js";

export const characterSentinel = defineCheck({
  code: "character-sentinel",
  title: "Text contains U+FFFE or U+FFFF",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3987bis("6.3")],
  message: `${tellsCharacters} U+FFFE and U+FFFF are signals between programs and never text.`,
  needs: traits.nonconforming,
  claims: "character",
  local: true,
  find(subject, report) {
    for (const run of runsOf(subject, sentinels)) report(meaninglessCharacters(run));
  },
});

/** The noncharacters that not even a LEIRI holds (3987bis §6.3): a swapped byte order mark, and the end of data. */
const sentinels = /[\uFFFE\uFFFF]+/;
