import { tellsCharacters } from "../faults/wrong-characters.js";
import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { reportRestricted } from "../faults/restricted-characters.js";

export const characterTag = defineCheck({
  code: "character-tag",
  title: "Text contains a tag character",
  strength: "grammar",
  allowedIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  threatens: true,
  spec: [rfc3987("2.2"), rfc3987bis("2.2"), rfc3987bis("6.3")],
  message: `${tellsCharacters} Tags are invisible and {{restriction}}.`,
  needs: traits.suspectNonAscii,
  claims: "character",
  local: true,
  find(subject, report) {
    reportRestricted(subject, tags, subject.profile === "rfc3987bis" ? "in the query" : "nowhere", report);
  },
});

/** `%xE0000-E0FFF` (3987bis §2.2) without the variation selectors, which have a code of their own. */
const tags = /[\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}]{1,4096}/u;
