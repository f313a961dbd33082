import { traits } from "../../grammar/traits.js";
import { asciiLookalike, isAtHome } from "../../idna/ascii-lookalike.js";
import { internationalHost, isALabel } from "../../idna/dns-host.js";
import { rfc3987, uts39 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const hostConfusable = defineCheck({
  code: "host-confusable",
  title: "Label of the host looks like an ASCII label",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [uts39("Confusable_Detection"), rfc3987("7.5"), rfc3987("8")],
  message:
    "The label {{label}} of the host looks like {{lookalike}}, which is a different, ASCII name; check which one is meant.",
  needs: traits.unusualHost,
  judges: "authority",
  inNames: "names",
  inProse: true,
  find(subject, report) {
    const labels = internationalHost(subject)?.labels ?? [];
    const last = labels.length > 1 ? labels.at(-1) : undefined;
    const topLevelDomain = last === undefined ? "" : (last.unicode ?? last.text.toLowerCase());
    for (const label of labels) {
      const { unicode } = label;
      const lookalike = unicode === undefined ? undefined : asciiLookalike(unicode);
      if (unicode === undefined || lookalike === undefined || isAtHome(unicode, topLevelDomain)) continue;
      const decoded = isALabel(label) ? `, in Unicode ${quote(unicode)},` : "";
      const data = { label: `${quote(label.text)}${decoded}`, lookalike: quote(lookalike) };
      const fixes = [suggest(`Write ${quote(lookalike)}`, label.span, lookalike)];
      report({ span: label.span, component: "host", data, fixes });
    }
  },
});
