import { traits } from "../../grammar/traits.js";
import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, safely } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";
import { patternSequence } from "../../text/composed-pattern.js";

export const percentEncodedUnreserved = defineCheck({
  code: "percent-encoded-unreserved",
  title: "Unreserved character is percent-encoded",
  strength: "should",
  fix: "safe",
  preset: "strict",
  spec: [rfc3986("2.3"), rfc3986("6.2.2.2"), rfc3987("5.3.2.3")],
  message: "{{triplets}} in the {{component}} need not be percent-encoded; write {{decoded}}, which is equivalent.",
  needs: traits.percent,
  find(subject, report) {
    // Beside right-to-left characters an ASCII letter or digit changes the display of what stands around it.
    if ((subject.traits & traits.rightToLeft) !== 0) return;
    // URNs and tag URIs are compared without decoding (RFC 8141 §3.1, RFC 4151 §2.4). A telephone number has no triplet
    // but '%23' (RFC 3966 §3), which its own check tells.
    if (/^(?:urn|tag|tel|sms)$/i.test(subject.scheme?.text ?? "")) return;
    // Triplets in DNS names are reported by another check.
    const runs = runsOf(subject, unreservedTriplets, ({ name }) => name !== "host");
    for (const { text, span, component } of runs) {
      // Before a colon in the first segment the characters would become a scheme.
      if (component === "path" && span.start < subject.path.span.start) continue;
      const decoded = percentDecodeUtf8(text) ?? text;
      report({
        span,
        component,
        data: { triplets: quote(text), component, decoded: quote(decoded) },
        fixes: [safely(`Decode ${quote(text)}`, span, decoded)],
      });
    }
  },
});

/**
 * Triplets of `ALPHA / DIGIT / "-" / "_" / "~"`; decoded dots would make dot segments. Not where the characters would
 * complete another triplet or the text of one (`%%34`, `%25%34`), nor where a combining mark would join them.
 */
const unreservedTriplets = patternSequence(
  /(?<!%(?:25)?[0-9A-Fa-f]?)/u,
  /(?:%(?:3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|2[Dd]|5[Ff]|7[Ee]))+/u,
  /(?!\p{M})/u,
);
