import { bidiComponents } from "../../bidi/components.js";
import { traits } from "../../grammar/traits.js";
import { bidiGuidelines } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { describeCharacter, quote } from "../wording/mention.js";
import { unitAt } from "../../text/unit-at.js";

export const bidiVisualOrder = defineCheck({
  code: "bidi-visual-order",
  title: "Right-to-left component appears to be stored in visual order",
  strength: "advice",
  fix: "none",
  preset: "all",
  spec: [bidiGuidelines("2")],
  message:
    "{{text}} in the {{component}} appears to be stored in visual order; write it in logical order. It appears so since {{evidence}}.",
  needs: traits.rightToLeft,
  inNames: "names-and-keys",
  find(subject, report) {
    for (const { component, span, text } of bidiComponents(subject)) {
      const evidence = evidenceIn(text);
      if (evidence !== undefined) report({ span, component, data: { text: quote(text), component, evidence } });
    }
  },
});

/** A word of two letters or more that starts with a letter that only ends Hebrew words. */
const finalAtStart = /(?<![\p{L}\p{M}])[\u05DA\u05DD\u05DF\u05E3\u05E5](?=\p{M}*\p{L})/u;
/**
 * Arabic presentation forms of single letters: systems that could not shape Arabic stored text with them. Ligatures of
 * whole words such as U+FDF2 are not among them.
 */
const presentationForm = /[\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDC7\uFE70-\uFEFC]/u;

function evidenceIn(text: string): string | undefined {
  const final = finalAtStart.exec(text)?.[0];
  if (final !== undefined) return `a word starts with the final letter ${describeCharacter(unitAt(final, 0))}`;
  const form = presentationForm.exec(text)?.[0];
  return form && `it contains the presentation form ${describeCharacter(unitAt(form, 0))}`;
}
