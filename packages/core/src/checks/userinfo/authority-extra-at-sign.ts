import { traits } from "../../grammar/traits.js";
import { percentEncode } from "../../percent-encoding/percent-encode.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";

export const authorityExtraAtSign = defineCheck({
  code: "authority-extra-at-sign",
  title: "Authority contains more than one '@'",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  threatens: true,
  spec: [rfc3986("3.2.1"), rfc3987("2.2")],
  message:
    "The authority contains more than one '@'; percent-encode every '@' but the last as '%40'. Programs disagree on where its host begins.",
  needs: traits.nonconforming,
  judges: "authority",
  find(subject, report) {
    for (const { text, span } of runsOf(subject, /@+/, ({ name }) => name === "userinfo")) {
      const fixes = [suggest("Percent-encode the extra '@'", span, percentEncode(text))];
      report({ span, component: "userinfo", fixes });
    }
  },
});
