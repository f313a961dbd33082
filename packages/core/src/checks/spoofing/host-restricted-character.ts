import { traits } from "../../grammar/traits.js";
import { displayFaultOf, type DisplayFault } from "../../hosts/browser-display.js";
import { internationalHost, isALabel, type DnsLabel } from "../../idna/dns-host.js";
import type { Span } from "../../findings/span.js";
import { rfc3987, rfc5892, uts39 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { describeCharacter, quote } from "../wording/mention.js";

export const hostRestrictedCharacter = defineCheck({
  code: "host-restricted-character",
  title: "Label of the host that browsers do not show in Unicode",
  strength: "should",
  fix: "none",
  preset: "strict",
  threatens: true,
  spec: [uts39("Identifier_Status_and_Type"), rfc5892("2"), rfc3987("7.5"), rfc3987("8")],
  message: "Browsers show the label {{label}} of the host in Punycode; check which name is meant. {{reason}}.",
  needs: traits.unusualHost,
  judges: "authority",
  inNames: "names",
  find(subject, report) {
    const host = internationalHost(subject);
    if (host === undefined || host.fault !== undefined) return;
    for (const label of host.labels) {
      const fault = displayFaultOf(label, host);
      // What mixes scripts, and what looks like an ASCII label, has codes of its own.
      if (fault === undefined || fault.kind === "scripts" || fault.kind === "lookalike") continue;
      const decoded = isALabel(label) ? `, in Unicode ${quote(label.unicode ?? "")},` : "";
      const data = { label: `${quote(label.text)}${decoded}`, reason: reasonOf(fault) };
      report({ span: spanOf(label, fault, subject.text), component: "host", data });
    }
  },
});

/** The character at fault, where it stands in the text as itself; else the label. */
function spanOf({ span }: DnsLabel, fault: DisplayFault, text: string): Span {
  if (!("character" in fault) || fault.character === "") return span;
  const start = text.indexOf(fault.character, span.start);
  return start < 0 || start >= span.end ? span : { start, end: start + fault.character.length };
}

function reasonOf(fault: DisplayFault): string {
  switch (fault.kind) {
    case "disallowed":
      return `IDNA 2008 does not allow ${nameOf(fault.character)} in domain names`;
    case "restricted":
      return `${nameOf(fault.character)} is not in common use and has the identifier status 'restricted'`;
    case "delimiter":
      return `${nameOf(fault.character)} is read as a delimiter where it stands`;
    case "mark":
      return `${nameOf(fault.character)} is a mark that is not seen, or seen as something else, where it stands`;
    case "out-of-place":
      return `${nameOf(fault.character)} stands where it is taken for another character`;
    case "accented":
      return `${nameOf(fault.character)} stands beside letters of East Asia, and names have no Latin ones but a to z there`;
    case "site":
      return `Without the marks of its letters, it is ${quote(fault.site)}`;
    case "digits":
      return "It has digits of several systems";
    case "numeric":
      return "Some of its characters look like European digits";
    case "latin":
    case "scripts":
    case "lookalike":
      return "Its letters look like Latin ones";
  }
}

function nameOf(character: string): string {
  return describeCharacter(character.codePointAt(0) ?? 0);
}
