import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { encodedControls, isDangerousControl, isLineBreak } from "../faults/encoded-controls.js";
import { defineCheck, type Subject } from "../definition/define-check.js";
import { mentionRun, quote } from "../wording/mention.js";

export const percentEncodedOtherControl = defineCheck({
  code: "percent-encoded-other-control",
  title: "Control character is percent-encoded",
  strength: "should",
  fix: "none",
  preset: "strict",
  spec: [rfc3986("7.3")],
  message:
    "{{triplets}} in the {{component}} encodes {{character}}; remove it. Programs drop it or act upon it once it is decoded.",
  needs: traits.percent,
  local: true,
  find(subject, report) {
    for (const { text, character, span, component } of encodedControls(subject)) {
      if (isDangerousControl(subject, component, character)) continue;
      if (isLineBreak(character) && holdsText(subject)) continue;
      report({ span, component, data: { triplets: quote(text), component, character: mentionRun(character) } });
    }
  },
});

/** RFC 6068 §5 writes the lines of a mail so, and schemes for messages follow it; a path is not known to hold text. */
function holdsText({ scheme }: Subject): boolean {
  return scheme !== undefined && !/^(?:https?|wss?|ftp|file)$/i.test(scheme.text);
}
