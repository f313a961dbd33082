import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { meaninglessCharacters, tellsCharacters } from "../faults/wrong-characters.js";

export const characterControl = defineCheck({
  code: "character-control",
  title: "Text contains a control character",
  strength: "grammar",
  allowedIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3987bis("6.3")],
  message: `${tellsCharacters} Control characters get lost or change the display and are not allowed in an IRI.`,
  needs: traits.excludedAscii | traits.suspectNonAscii,
  claims: "character",
  local: true,
  find(subject, report) {
    for (const run of runsOf(subject, controls)) report(meaninglessCharacters(run));
  },
});

/** C0, DEL and C1. */
const controls = /[\0-\x1F\x7F-\x9F]+/;
