import { traits } from "../../grammar/traits.js";
import { asciiLookalike } from "../../hosts/ascii-lookalike.js";
import { internationalHost, isALabel } from "../../idna/dns-host.js";
import { isHighlyRestrictive, scriptsIn } from "../../scripts/restriction-level.js";
import { rfc3987, uts39 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { enumerate, quote } from "../wording/mention.js";

export const hostMixedScript = defineCheck({
  code: "host-mixed-script",
  title: "Label of the host mixes scripts",
  strength: "should",
  fix: "none",
  preset: "recommended",
  threatens: true,
  spec: [uts39("Restriction_Level_Detection"), rfc3987("7.5")],
  message:
    "The label {{label}} of the host mixes the scripts {{scripts}}; check each letter. No language writes them in one word.",
  needs: traits.unusualHost,
  judges: "authority",
  inNames: "names",
  inProse: true,
  find(subject, report) {
    for (const label of internationalHost(subject)?.labels ?? []) {
      const { unicode } = label;
      if (unicode === undefined || isHighlyRestrictive(unicode)) continue;
      // A lookalike of an ASCII label is reported by its own check.
      if (asciiLookalike(unicode) !== undefined) continue;
      const decoded = isALabel(label) ? `, in Unicode ${quote(unicode)},` : "";
      const data = { label: `${quote(label.text)}${decoded}`, scripts: enumerate(scriptsIn(unicode)) };
      report({ span: label.span, component: "host", data });
    }
  },
});
