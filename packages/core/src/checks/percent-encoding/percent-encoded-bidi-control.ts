import { traits } from "../../grammar/traits.js";
import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { mentionRun, quote } from "../wording/mention.js";

export const percentEncodedBidiControl = defineCheck({
  code: "percent-encoded-bidi-control",
  title: "Bidi control is percent-encoded",
  strength: "advice",
  fix: "none",
  preset: "all",
  spec: [rfc3987("3.2"), rfc3987("4.1")],
  message:
    "{{triplets}} in the {{component}} encodes {{characters}}; remove it unless the name needs it. It reorders the text around it where a program shows it decoded.",
  needs: traits.percent,
  local: true,
  find(subject, report) {
    for (const { text, span, component } of runsOf(subject, bidiControlTriplets)) {
      const characters = mentionRun(percentDecodeUtf8(text) ?? text);
      report({ span, component, data: { triplets: quote(text), component, characters } });
    }
  },
});

/** U+061C, U+200E, U+200F, U+202A–U+202E and U+2066–U+2069 in UTF-8. */
const bidiControlTriplets = /(?:%D8%9C|%E2%80%(?:8[EF]|A[A-E])|%E2%81%A[6-9])+/i;
