import { displayInLine } from "../../bidi/display-context.js";
import { traits } from "../../grammar/traits.js";
import { bidiGuidelines, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";

export const bidiRtlParagraphDisplay = defineCheck({
  code: "bidi-rtl-paragraph-display",
  title: "Right-to-left paragraph changes how the IRI is displayed",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [bidiGuidelines("2"), rfc3987("4.1")],
  message:
    "The IRI is in a right-to-left paragraph; isolate it, in HTML with '<bdi dir=\"ltr\">'. The paragraph displays it in a different order than from left to right.",
  needs: traits.scheme | traits.noScheme,
  hidden: true,
  inNames: "names-and-keys",
  spelling: "isolated-in-markup",
  reads: ["display", "place"],
  find({ text, display, place }, report) {
    // The effect of formatting characters inside the IRI has codes of its own.
    if (display?.paragraph !== "rtl" || /\p{Bidi_Control}/u.test(text)) return;
    const isIsolated = place?.bidiMarkup?.isolated === true;
    const context = isIsolated ? { ...display, before: "", after: "" } : display;
    if (displayInLine(text, context) !== undefined) report({ span: { start: 0, end: text.length }, component: "iri" });
  },
});
