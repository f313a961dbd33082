import { displayInLine } from "../../bidi/display-context.js";
import { traits } from "../../grammar/traits.js";
import { bidiGuidelines } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";

/** The formatting characters that do what the markup does (HTML Standard §15.3.6: `<bdo>` is `unicode-bidi: isolate-override`). */
const overrides = { ltr: "\u202D", rtl: "\u202E" } as const;
const end = "\u202C";

export const bidiOverrideMarkup = defineCheck({
  code: "bidi-override-markup",
  title: "Markup overrides the order in which the IRI is displayed",
  strength: "must",
  fix: "none",
  preset: "recommended",
  threatens: true,
  spec: [bidiGuidelines("2")],
  message:
    "The IRI is inside '<bdo>' or another direction override; take it out of the override. That displays its characters {{how}} instead of in the order of the Unicode Bidirectional Algorithm.",
  needs: traits.bidiMarkup,
  hidden: true,
  inNames: "names-and-keys",
  reads: ["place"],
  find({ text, place }, report) {
    const override = place?.bidiMarkup?.override;
    if (override === undefined) return;
    // Text that the override displays unchanged is not reported.
    const context = { before: overrides[override], after: end, paragraph: override };
    if (displayInLine(text, context) === undefined) return;
    const how = override === "ltr" ? "from left to right" : "from right to left";
    report({ span: { start: 0, end: text.length }, component: "iri", data: { how } });
  },
});
