import { traits } from "../../grammar/traits.js";
import { bidiGuidelines } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";

const leftToRightMark = "\u200E";

export const bidiMarksAroundIri = defineCheck({
  code: "bidi-marks-around-iri",
  title: "Left-to-right marks stand around a right-to-left IRI",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [bidiGuidelines("2")],
  message:
    "U+200E LEFT-TO-RIGHT MARK stands {{where}} the IRI; remove the mark, and isolate the IRI with markup. In right-to-left text, the mark does not always keep it displayed from left to right.",
  needs: traits.rightToLeft,
  hidden: true,
  inNames: "names-and-keys",
  spelling: "without-marks-around",
  reads: ["display"],
  find({ text, display }, report) {
    if (display === undefined) return;
    const isBefore = display.before.endsWith(leftToRightMark);
    const isAfter = display.after.startsWith(leftToRightMark);
    if (!isBefore && !isAfter) return;
    const where = isBefore && isAfter ? "before and after" : isBefore ? "before" : "after";
    report({ span: { start: 0, end: text.length }, component: "iri", data: { where } });
  },
});
