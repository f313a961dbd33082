import { traits } from "../../grammar/traits.js";
import { bidiGuidelines, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { reportBidiCharacters } from "../faults/report-bidi-characters.js";

export const bidiFormattingCharacter = defineCheck({
  code: "bidi-formatting-character",
  title: "IRI contains a bidirectional formatting character",
  strength: "must",
  fix: "suggestion",
  preset: "recommended",
  threatens: true,
  spec: [bidiGuidelines("2"), rfc3987("4.1")],
  message:
    "The {{component}} contains {{character}}; remove it, or percent-encode it if it belongs to the name. It is invisible and changes the displayed order.",
  needs: traits.bidiControl,
  claims: "bidi-character",
  hidden: true,
  local: true,
  inNames: "names-and-keys",
  find(subject, report) {
    // Legacy extended IRIs lift the restriction (3987bis §6.1).
    if (subject.profile === "leiri") return;
    // LRM, RLM, LRE, RLE, PDF, LRO and RLO; isolates came later and have a code of their own.
    reportBidiCharacters(subject, /[\u200E\u200F\u202A-\u202E]/gu, report);
  },
});
