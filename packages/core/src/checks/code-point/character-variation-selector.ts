import { tellsCharacters } from "../faults/wrong-characters.js";
import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { reportRestricted } from "../faults/restricted-characters.js";

export const characterVariationSelector = defineCheck({
  code: "character-variation-selector",
  title: "Text contains a supplementary variation selector",
  strength: "grammar",
  allowedIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3987bis("2.2")],
  message: `${tellsCharacters} Variation selectors from U+E0100 on {{restriction}}.`,
  needs: traits.suspectNonAscii,
  claims: "character",
  local: true,
  find(subject, report) {
    reportRestricted(
      subject,
      variationSelectors,
      subject.profile === "rfc3987bis" ? "in the query" : "nowhere",
      report,
    );
  },
});

/** Those of ideographic variation sequences, which stand in the range that the grammar keeps for tags (3987bis §2.2). */
const variationSelectors = /[\u{E0100}-\u{E01EF}]{1,4096}/u;
