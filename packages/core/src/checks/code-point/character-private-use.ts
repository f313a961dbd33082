import { tellsCharacters } from "../faults/wrong-characters.js";
import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { reportRestricted } from "../faults/restricted-characters.js";

export const characterPrivateUse = defineCheck({
  code: "character-private-use",
  title: "Text contains a private-use character",
  strength: "grammar",
  allowedIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3987bis("6.3")],
  message: `${tellsCharacters} Private-use characters {{restriction}}.`,
  needs: traits.suspectNonAscii,
  claims: "character",
  local: true,
  find(subject, report) {
    reportRestricted(subject, privateUse, subject.profile === "rfc3986" ? "nowhere" : "in the query", report);
  },
});

/** `iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD` (RFC 3987 §2.2) is General_Category Co. */
const privateUse = /\p{Co}{1,4096}/u;
