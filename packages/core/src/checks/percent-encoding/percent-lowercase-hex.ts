import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, safely } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";

export const percentLowercaseHex = defineCheck({
  code: "percent-lowercase-hex",
  title: "Percent-encoding has lowercase digits",
  strength: "should",
  fix: "safe",
  preset: "strict",
  spec: [rfc3986("2.1"), rfc3986("6.2.2.1"), rfc3987("5.3.2.1")],
  message: "{{triplets}} in the {{component}} has hexadecimal digits in lower case; write {{uppercase}}.",
  needs: traits.percent,
  local: true,
  find(subject, report) {
    for (const { text, span, component } of runsOf(subject, lowercaseTriplets)) {
      const uppercase = text.toUpperCase();
      report({
        span,
        component,
        data: { triplets: quote(text), component, uppercase: quote(uppercase) },
        fixes: [safely("Uppercase the hexadecimal digits", span, uppercase)],
      });
    }
  },
});

/** Triplets of `ALPHA / DIGIT / "-" / "_" / "~"`, which need not be encoded. */
const unreserved = /%(?:3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|2[Dd]|5[Ff]|7[Ee])/;
const lowercase = /%(?:[a-f][0-9A-Fa-f]|[0-9A-F][a-f])/;
const run = new RegExp(`(?:(?!${unreserved.source})${lowercase.source})+`);

/**
 * A run of triplets of which the first and the last have a lowercase digit; triplets of decimal digits may stand between them.
 * Those of unreserved characters have runs of their own: decoded, they would make two of one.
 */
const lowercaseTriplets = new RegExp(
  `${run.source}(?:(?:(?!${unreserved.source})%[0-9]{2})+${run.source})*|(?:(?=${unreserved.source})${lowercase.source})+`,
);
