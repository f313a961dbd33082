import { traits } from "../../grammar/traits.js";
import { asciiLookalike, asciiLookalikesIn, isAtHome } from "../../hosts/ascii-lookalike.js";
import { internationalHost, isALabel, topLevelDomain } from "../../idna/dns-host.js";
import { rfc3987, uts39 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { mentionLookalikes } from "../wording/lookalikes.js";
import { quote } from "../wording/mention.js";

export const hostConfusable = defineCheck({
  code: "host-confusable",
  title: "Label of the host looks like an ASCII label",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  threatens: true,
  spec: [uts39("Confusable_Detection"), rfc3987("7.5"), rfc3987("8")],
  message:
    "The label {{label}} of the host looks like {{lookalike}}, an ASCII name; check which one is meant. It has {{characters}}.",
  needs: traits.unusualHost,
  judges: "authority",
  inNames: "names",
  inProse: true,
  find(subject, report) {
    const host = internationalHost(subject);
    for (const label of host?.labels ?? []) {
      const { unicode } = label;
      const lookalike = unicode === undefined ? undefined : asciiLookalike(unicode);
      if (unicode === undefined || lookalike === undefined || host === undefined) continue;
      if (isAtHome(unicode, topLevelDomain(host))) continue;
      const decoded = isALabel(label) ? `, in Unicode ${quote(unicode)},` : "";
      const characters = mentionLookalikes(asciiLookalikesIn(unicode));
      const data = { label: `${quote(label.text)}${decoded}`, lookalike: quote(lookalike), characters };
      const fixes = [suggest(`Write ${quote(lookalike)}`, label.span, lookalike)];
      report({ span: label.span, component: "host", data, fixes });
    }
  },
});
