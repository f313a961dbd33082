import { traits } from "../../grammar/traits.js";
import { bodyLineBreaks } from "../../schemes/mailto-hazards.js";
import { faultOf } from "../../schemes/scheme-fault.js";
import { rfc6068 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { isOfScheme } from "../faults/scheme-faults.js";

export const mailtoLineBreak = defineCheck({
  code: "mailto-line-break",
  title: "Line break in an email body is not CR LF",
  strength: "must",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc6068("5")],
  message: "The email body contains {{triplets}}; write '%0D%0A'. It is only half of a line break.",
  needs: traits.percent,
  needsText: /^mailto:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "mailto")) return;
    for (const part of bodyLineBreaks(subject)) {
      const { span, component } = faultOf("line-break", part);
      const triplets = quote(part.text);
      const fixes = [suggest(`Write '%0D%0A' instead of ${triplets}`, span, "%0D%0A")];
      report({ span, component, data: { triplets }, fixes });
    }
  },
});
