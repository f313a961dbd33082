import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { overlongRuns } from "../faults/triplet-faults.js";

export const percentOverlong = defineCheck({
  code: "percent-overlong",
  title: "Percent-encoding is not the shortest UTF-8",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc3987("3.2"), rfc3987("8"), rfc3986("7.3")],
  message:
    "{{triplets}} in the {{component}} is an overlong form or a surrogate; write the shortest form. UTF-8 forbids such forms because filters miss the character behind them.",
  needs: traits.percent,
  find(subject, report) {
    for (const { text, span, component } of overlongRuns(subject)) {
      report({ span, component, data: { triplets: quote(text), component } });
    }
  },
});
