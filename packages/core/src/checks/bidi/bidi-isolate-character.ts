import { traits } from "../../grammar/traits.js";
import { bidiGuidelines, uax9 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { reportBidiCharacters } from "../faults/report-bidi-characters.js";

export const bidiIsolateCharacter = defineCheck({
  code: "bidi-isolate-character",
  title: "IRI contains a bidirectional isolate or an Arabic letter mark",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  threatens: true,
  spec: [uax9("Explicit_Directional_Isolates"), bidiGuidelines("2")],
  message:
    "The {{component}} contains {{character}}; remove it, or percent-encode it if it belongs to the name. It is invisible and changes the displayed order.",
  needs: traits.bidiControl,
  claims: "bidi-character",
  hidden: true,
  local: true,
  inNames: "names-and-keys",
  find(subject, report) {
    // Legacy extended IRIs lift the restriction on such characters (3987bis §6.1).
    if (subject.profile === "leiri") return;
    // Differs from guidelines §2, which names the characters of its time: ALM, LRI, RLI, FSI and PDI are as harmful.
    reportBidiCharacters(subject, /[\u061C\u2066-\u2069]/gu, report);
  },
});
