import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc9110 } from "../../findings/spec-reference.js";
import { encodedControls, isDangerousControl } from "../faults/encoded-controls.js";
import { defineCheck } from "../definition/define-check.js";
import { mentionRun, quote } from "../wording/mention.js";

export const percentEncodedControl = defineCheck({
  code: "percent-encoded-control",
  title: "NUL or a line break is percent-encoded",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc3986("7.3"), rfc9110("5.5")],
  message:
    "{{triplets}} in the {{component}} encodes {{character}}; remove it. Programs cut the text there once it is decoded.",
  needs: traits.percent,
  local: true,
  find(subject, report) {
    for (const { text, character, span, component } of encodedControls(subject)) {
      if (!isDangerousControl(subject, component, character)) continue;
      report({ span, component, data: { triplets: quote(text), component, character: mentionRun(character) } });
    }
  },
});
