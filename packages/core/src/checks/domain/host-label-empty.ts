import { traits } from "../../grammar/traits.js";
import { dnsName } from "../../idna/dns-host.js";
import { rfc1034, rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { matchesIn } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";

export const hostLabelEmpty = defineCheck({
  code: "host-label-empty",
  title: "Host has an empty label",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc1034("3.1"), rfc3986("3.2.2")],
  message:
    "The host {{host}} has an empty label at {{dots}}; remove the extra dots. Only the root has one, after the last dot.",
  needs: traits.unusualHost,
  judges: "authority",
  inNames: "names",
  find(subject, report) {
    const host = dnsName(subject);
    // A host of dots only is a placeholder for a name that is left out.
    if (host === undefined || nothingElse.test(host.text)) return;
    for (const { text, span } of matchesIn(host.text, tooMany, host.span.start, "host")) {
      const dot = span.start === host.span.start ? "" : ".";
      const fixes = [suggest("Remove the extra dots", span, dot)];
      report({ span, component: "host", data: { host: quote(host.text), dots: quote(text) }, fixes });
    }
  },
});

/** IDNA takes all of these for full stops (UTS #46 §2.3); one at the end stands before the label of the root. */
const tooMany = /^[.\u3002\uFF0E\uFF61]+|[.\u3002\uFF0E\uFF61]{2,}/;
const nothingElse = /^[.\u3002\uFF0E\uFF61]+$/;
