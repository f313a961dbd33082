import { traits } from "../../grammar/traits.js";
import { displayFaultOf } from "../../hosts/browser-display.js";
import { internationalHost, isALabel } from "../../idna/dns-host.js";
import { iriComparison, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const hostPunycode = defineCheck({
  code: "host-punycode",
  title: "Label of the host is in Punycode",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [iriComparison("4.3"), rfc3987bis("3.4.2")],
  message:
    "The label {{label}} of the host is in Punycode; write {{unicode}}, which people can read. An IRI can show it so.",
  needs: traits.authority,
  advises: true,
  judges: "authority",
  find(subject, report) {
    if (subject.profile === "rfc3986") return;
    const host = internationalHost(subject);
    if (host === undefined || host.fault !== undefined) return;
    for (const label of host.labels.filter(isALabel)) {
      const { unicode } = label;
      // Punycode is right where the characters themselves would deceive.
      if (unicode === undefined || displayFaultOf(label, host) !== undefined) continue;
      const data = { label: quote(label.text), unicode: quote(unicode) };
      const fixes = [suggest(`Write ${quote(unicode)}`, label.span, unicode)];
      report({ span: label.span, component: "host", data, fixes });
    }
  },
});
