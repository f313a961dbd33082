import { traits } from "../../grammar/traits.js";
import type { DomainCriterion, DomainFault } from "../../idna/domain-faults.js";
import { internationalHost, isALabel } from "../../idna/dns-host.js";
import { mappedByIdna } from "../../idna/domain.js";
import { rfc5890, rfc5891, uts46 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { describeCharacter, quote } from "../wording/mention.js";

export const hostALabelInvalid = defineCheck({
  code: "host-a-label-invalid",
  title: "Label in Punycode does not decode to a valid label",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc5890("2.3.2.1"), rfc5891("4.2"), uts46("Validity_Criteria")],
  message: "The label {{label}} of the host is not a valid A-label; write the name that is meant. {{criterion}}.",
  needs: traits.unusualHost,
  judges: "authority",
  find(subject, report) {
    for (const label of internationalHost(subject)?.labels ?? []) {
      if (label.fault === undefined || !isALabel(label)) continue;
      const criterion = criteria[label.fault.criterion]?.(quote(mappedByIdna(label.text)), label.fault);
      if (criterion === undefined) continue;
      report({ span: label.span, component: "host", data: { label: quote(label.text), criterion } });
    }
  },
});

/** The end of the sentence for each criterion, of what the label decodes to; lengths have a code of their own. */
const criteria: Readonly<Partial<Record<DomainCriterion, (unicode: string, fault: DomainFault) => string>>> = {
  punycode: () => "What follows 'xn--' is not the Punycode of a non-ASCII label",
  "a-label": (unicode) => `It decodes to ${unicode}, which has a different form or none in Punycode`,
  character: (unicode, fault) => `It decodes to ${unicode}, and IDNA does not allow ${mentionOf(fault)}`,
  "combining-mark": (unicode, fault) => `It decodes to ${unicode}, which starts with ${mentionOf(fault)}`,
  context: (unicode, fault) =>
    `It decodes to ${unicode}, and RFC 5892 does not allow ${mentionOf(fault)} where it stands`,
  hyphens: (unicode) => `It decodes to ${unicode}, which has hyphens at an end or as its third and fourth characters`,
  bidi: (unicode) => `It decodes to ${unicode}, which breaks the Bidi rule of RFC 5893`,
};

function mentionOf({ codePoint }: DomainFault): string {
  return codePoint === undefined ? "one of its characters" : describeCharacter(codePoint);
}
