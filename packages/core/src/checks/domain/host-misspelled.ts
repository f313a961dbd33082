import { traits } from "../../grammar/traits.js";
import { dnsName } from "../../idna/dns-host.js";
import { misspelledLabel } from "../../hosts/misspelled-host.js";
import { rfc1123, rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const hostMisspelled = defineCheck({
  code: "host-misspelled",
  title: "Host is one typing slip away from a well-known one",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.2"), rfc3986("7.6"), rfc1123("2.1")],
  message: "{{written}} in the host {{host}} is one typing slip away from {{correction}}; write {{correction}}.",
  needs: traits.unusualHost,
  inNames: "names",
  inProse: true,
  namesHost: true,
  judges: "authority",
  find(subject, report) {
    const host = dnsName(subject);
    const label = host && misspelledLabel(host.text.toLowerCase());
    if (host === undefined || label === undefined) return;
    const span = { start: host.span.start + label.start, end: host.span.start + label.end };
    const correction = quote(label.correction);
    report({
      span,
      component: "host",
      data: { written: quote(host.text.slice(label.start, label.end)), host: quote(host.text), correction },
      fixes: [suggest(`Write ${correction}`, span, label.correction)],
    });
  },
});
