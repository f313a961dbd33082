import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { tellsCharacters, wrongCharacters } from "../faults/wrong-characters.js";

export const characterExcluded = defineCheck({
  code: "character-excluded",
  title: "Text contains a character that no IRI allows",
  strength: "grammar",
  allowedIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3986("C"), rfc3987bis("6.3")],
  message: `${tellsCharacters} IRIs exclude characters that delimit them in text or vary between systems.`,
  needs: traits.excludedAscii,
  claims: "character",
  local: true,
  // At tier `prefix` only the beginning of the text is known to be an identifier; other text may follow it:
  // `https://a/${id} ${title}`.
  besideHole: (characters, { tier }) => tier !== "prefix" || /^[{}]+$/u.test(characters),
  find(subject, report) {
    for (const run of runsOf(subject, excluded)) report(wrongCharacters(run, subject));
  },
});

/** The printable ASCII characters of no rule, but for the space and the backslash (RFC 3987 §2.2). */
const excluded = /[<>"{}|^`]+/;
