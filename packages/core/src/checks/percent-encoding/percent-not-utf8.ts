import { traits } from "../../grammar/traits.js";
import { rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { nonUtf8Runs } from "../faults/triplet-faults.js";

export const percentNotUtf8 = defineCheck({
  code: "percent-not-utf8",
  title: "Percent-encoded octets are not UTF-8",
  strength: "advice",
  fix: "none",
  preset: "all",
  spec: [rfc3987("3.2"), rfc3987("6.4")],
  message:
    "{{triplets}} in the {{component}} is not UTF-8, so an IRI cannot show its characters; encode them in UTF-8 if the server accepts that.",
  needs: traits.percent,
  find(subject, report) {
    for (const { text, span, component } of nonUtf8Runs(subject)) {
      report({ span, component, data: { triplets: quote(text), component } });
    }
  },
});
