import { traits } from "../../grammar/traits.js";
import { internationalHost, isALabel } from "../../idna/dns-host.js";
import { restrictedCharacter, type Restriction } from "../../scripts/restricted-character.js";
import { rfc5892, uts39 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { mention, quote } from "../wording/mention.js";

export const hostRestrictedCharacter = defineCheck({
  code: "host-restricted-character",
  title: "Label of the host holds a character that names are not written with",
  strength: "should",
  fix: "none",
  preset: "strict",
  spec: [uts39("General_Security_Profile"), rfc5892("2")],
  message:
    "The label {{label}} of the host holds {{character}}, {{reason}}; browsers show such a name in Punycode, so check that it is the one meant.",
  needs: traits.unusualHost,
  judges: "authority",
  find(subject, report) {
    for (const label of internationalHost(subject)?.labels ?? []) {
      const { unicode } = label;
      const restricted = unicode === undefined ? undefined : restrictedCharacter(unicode);
      if (restricted === undefined) continue;
      const decoded = isALabel(label) ? `, in Unicode ${quote(unicode ?? "")},` : "";
      const data = {
        label: `${quote(label.text)}${decoded}`,
        character: mention(restricted.character.codePointAt(0) ?? 0),
        reason: reasons[restricted.restriction],
      };
      report({ span: label.span, component: "host", data });
    }
  },
});

const reasons: Readonly<Record<Restriction, string>> = {
  sign: "a sign that is no letter, digit or mark",
  script: "a letter of a script that names are no longer written in",
  notation: "a letter of phonetic or historical notation",
  delimiter: "which looks like a delimiter beside letters of another script",
  mark: "a mark that does not belong to the letter before it",
  digit: "a digit of another system than those before it",
};
