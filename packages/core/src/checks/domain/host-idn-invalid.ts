import { componentKeepsBidiRules } from "../../bidi/bidi-rules.js";
import { traits } from "../../grammar/traits.js";
import type { DomainCriterion, DomainFault } from "../../idna/domain-faults.js";
import { internationalHost, isUnicodeLabel, type DnsLabel } from "../../idna/dns-host.js";
import { faultyCharacter, type FaultyCharacter } from "../../idna/faulty-character.js";
import type { Span } from "../../findings/span.js";
import { rfc5891, rfc5892, rfc5893, uts46 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { describeCharacter, quote } from "../wording/mention.js";

export const hostIdnInvalid = defineCheck({
  code: "host-idn-invalid",
  title: "Host is not a valid internationalized domain name",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [uts46("Validity_Criteria"), rfc5891("4.2"), rfc5892("2"), rfc5893("2")],
  message: "The {{name}} is no valid internationalized domain name; write the name that is meant. {{criterion}}.",
  needs: traits.nonAsciiInAuthority | traits.percentInAuthority,
  // A character that its own check reports is not reported again with the name.
  claims: "name",
  judges: "authority",
  find(subject, report) {
    const host = internationalHost(subject);
    if (host === undefined) return;
    for (const label of host.labels.filter(isUnicodeLabel)) {
      const found = label.fault && describe(label, label.fault, subject.text);
      if (found === undefined) continue;
      const name = `label ${quote(label.text)} of the host`;
      report({ span: found.span, component: "host", data: { name, criterion: found.criterion } });
    }
    if (host.fault?.criterion !== "bidi") return;
    const whole = host.name.toIri({ start: 0, end: host.name.text.length });
    report({
      span: whole,
      component: "host",
      data: { name: `host ${quote(host.name.text)}`, criterion: ofDirections },
    });
  },
});

const ofDirections =
  "RFC 5893 does not allow its right-to-left letters together with the digits and letters beside them";

/** The end of the sentence for the criteria that a character of the label fails. */
const ofCharacter: Readonly<Partial<Record<DomainCriterion, (character: string) => string>>> = {
  character: (character) => `IDNA does not allow ${character}`,
  "combining-mark": (character) => `It starts with ${character}, a combining mark`,
  context: (character) => `RFC 5892 does not allow ${character} where it stands`,
};

function describe(label: DnsLabel, fault: DomainFault, text: string): { span: Span; criterion: string } | undefined {
  const { span } = label;
  switch (fault.criterion) {
    case "hyphens":
      return { span, criterion: "It starts or ends with a hyphen, or has hyphens as its third and fourth characters" };
    case "bidi":
      // Labels that break the rules for bidi components are reported by the checks of bidi.
      return componentKeepsBidiRules(text.slice(span.start, span.end)) ? { span, criterion: ofDirections } : undefined;
    default: {
      const criterion = ofCharacter[fault.criterion];
      const character = faultyCharacter(label, fault, text);
      return criterion && { span: character.span, criterion: criterion(spell(character)) };
    }
  }
}

function spell({ codePoint, meaning }: FaultyCharacter): string {
  const character = codePoint === undefined ? "one of its characters" : describeCharacter(codePoint);
  return meaning === undefined ? character : `${character}, which stands for ${quote(meaning)}`;
}
