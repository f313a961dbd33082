import { traits } from "../../grammar/traits.js";
import { dnsLabels, type DnsLabel } from "../../idna/dns-host.js";
import type { Span } from "../../findings/span.js";
import { rfc1034, rfc1123, rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { matchesIn } from "../faults/judged-components.js";
import { mentionRun, quote } from "../wording/mention.js";

export const hostLabelMalformed = defineCheck({
  code: "host-label-malformed",
  title: "Label of the host is not a host name",
  strength: "should",
  fix: "none",
  preset: "strict",
  spec: [rfc1123("2.1"), rfc1034("3.5"), rfc3986("3.2.2")],
  message:
    "The label {{label}} of the host {{fault}}; write letters and digits, with hyphens only between them. Host names consist of nothing else.",
  needs: traits.unusualHost,
  claims: "character-standing",
  judges: "authority",
  find(subject, report) {
    for (const label of dnsLabels(subject).filter(isJudged)) {
      for (const { span, fault } of faultsOf(label)) {
        report({ span, component: "host", data: { label: quote(label.text), fault } });
      }
    }
  },
});

/**
 * Whether this check judges the label: IDNA judges those outside ASCII, other checks those with triplets; a label `*`
 * stands for any label.
 */
function isJudged({ text, span }: DnsLabel): boolean {
  return text !== "*" && text.length === span.end - span.start && /^[!-~]+$/.test(text);
}

function faultsOf({ text, span }: DnsLabel): { span: Span; fault: string }[] {
  const characters = matchesIn(text, /[!$&'()*+,;=_~]+/, span.start, "host");
  const hyphens = matchesIn(text, /^-+|(?<!-)-+$/, span.start, "host");
  return [
    ...characters.map((run) => ({ span: run.span, fault: `contains ${mentionRun(run.text)}` })),
    ...hyphens.map((run) => ({
      span: run.span,
      fault: run.span.start === span.start ? "starts with a hyphen" : "ends with a hyphen",
    })),
  ];
}
