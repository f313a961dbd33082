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

/**
 * A run of triplets of which the first and the last have a lowercase digit; triplets of decimal digits may stand
 * between them.
 */
const lowercase = /(?:%(?:[a-f][0-9A-Fa-f]|[0-9A-F][a-f]))+/;
const lowercaseTriplets = new RegExp(`${lowercase.source}(?:(?:%[0-9]{2})+${lowercase.source})*`);
