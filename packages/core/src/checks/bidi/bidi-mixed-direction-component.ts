import { rightToLeftComponents } from "../../bidi/right-to-left-components.js";
import { traits } from "../../grammar/traits.js";
import { bidiGuidelines, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { percentEncodeComponent } from "../faults/percent-encode-component.js";

export const bidiMixedDirectionComponent = defineCheck({
  code: "bidi-mixed-direction-component",
  title: "Component mixes left-to-right and right-to-left characters",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [bidiGuidelines("3"), rfc3987("4.2")],
  message:
    "{{text}} in the {{component}} mixes left-to-right and right-to-left characters; use one direction, or percent-encode it. Its parts are displayed in a different order than they are read.",
  needs: traits.unplainRightToLeft,
  inNames: "names-and-keys",
  find(subject, report) {
    for (const { part, direction } of rightToLeftComponents(subject)) {
      if (!direction.leftToRight) continue;
      const { component, span, text } = part;
      report({
        span,
        component,
        data: { text: quote(text), component },
        fixes: percentEncodeComponent(subject, part),
      });
    }
  },
});
