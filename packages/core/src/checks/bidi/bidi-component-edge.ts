import { isRightToLeftPiece, type ComponentDirection } from "../../bidi/component-direction.js";
import { rightToLeftComponents } from "../../bidi/right-to-left-components.js";
import { traits } from "../../grammar/traits.js";
import { bidiGuidelines, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { describeCharacter, quote } from "../wording/mention.js";
import { percentEncodeComponent } from "../faults/percent-encode-component.js";

export const bidiComponentEdge = defineCheck({
  code: "bidi-component-edge",
  title: "Right-to-left component does not start and end with right-to-left characters",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [bidiGuidelines("3"), rfc3987("4.2")],
  message:
    "The right-to-left {{text}} in the {{component}} {{edges}}; put right-to-left letters at both ends, or percent-encode it. Otherwise it may be displayed next to another component.",
  needs: traits.unplainRightToLeft,
  inNames: "names-and-keys",
  find(subject, report) {
    for (const { part, direction } of rightToLeftComponents(subject)) {
      // Components that mix directions or are partly percent-encoded have codes of their own.
      if (direction.leftToRight || direction.triplets) continue;
      const edges = describeEdges(direction);
      if (edges === "") continue;
      const { component, span, text } = part;
      report({
        span,
        component,
        data: { text: quote(text), component, edges },
        fixes: percentEncodeComponent(subject, part),
      });
    }
  },
});

/** `starts with '1' and ends with ')'`, or nothing if both edges are right-to-left. */
function describeEdges({ first = "", last = "" }: ComponentDirection): string {
  const edges: string[] = [];
  if (!isRightToLeftPiece(first)) edges.push(`starts with ${describeCharacter(first.codePointAt(0) ?? 0)}`);
  if (!isRightToLeftPiece(last)) edges.push(`ends with ${describeCharacter(last.codePointAt(0) ?? 0)}`);
  return edges.join(" and ");
}
