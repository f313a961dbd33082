import { displayInLine, type DisplayContext } from "../../bidi/display-context.js";
import { traits } from "../../grammar/traits.js";
import { bidiGuidelines } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";

export const bidiContextSensitiveDisplay = defineCheck({
  code: "bidi-context-sensitive-display",
  title: "The rest of the line changes how the IRI is displayed",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [bidiGuidelines("2")],
  message:
    "Characters {{where}} the IRI change its displayed order; put left-to-right text between, or write its letters as escapes. The characters are right-to-left or formatting ones; by itself, the IRI is displayed in another order.",
  needs: traits.scheme | traits.noScheme,
  inNames: "names-and-keys",
  spelling: "escaped-right-to-left",
  reads: ["display", "place"],
  find({ text, display, place }, report) {
    // A right-to-left paragraph has a code of its own, and the text outside an isolate cannot change its display.
    if (display?.paragraph !== "ltr" || place?.bidiMarkup?.isolated === true) return;
    // The effect of formatting characters inside the IRI has codes of its own.
    if (/\p{Bidi_Control}/u.test(text) || displayInLine(text, display) === undefined) return;
    report({ span: { start: 0, end: text.length }, component: "iri", data: { where: causeOf(text, display) } });
  },
});

/** The side, or both, on which the surrounding characters stand that change the display. */
function causeOf(text: string, display: DisplayContext): string {
  if (displayInLine(text, { ...display, before: "" }) === undefined)
    return displayInLine(text, { ...display, after: "" }) === undefined ? "around" : "before";
  return displayInLine(text, { ...display, after: "" }) === undefined ? "after" : "around";
}
