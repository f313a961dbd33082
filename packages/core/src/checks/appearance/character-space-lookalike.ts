import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { wrongCharacters } from "../faults/wrong-characters.js";

export const characterSpaceLookalike = defineCheck({
  code: "character-space-lookalike",
  title: "Text contains a character that looks like a space",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("6.1"), rfc3987("8"), rfc3987bis("5.1")],
  message:
    "The {{component}} contains {{characters}}; {{remedy}}. What looks like a space ends the IRI for readers and programs.",
  needs: traits.suspectNonAscii,
  claims: "character",
  hidden: true,
  local: true,
  find(subject, report) {
    for (const run of runsOf(subject, spaceLookalikes)) report(wrongCharacters(run, subject));
  },
});

/** White_Space outside ASCII but for U+0085, which is a control, and the braille blank. */
const spaceLookalikes = /[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]{1,4096}/u;
