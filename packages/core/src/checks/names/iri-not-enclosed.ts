import { traits } from "../../grammar/traits.js";
import { turtle } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const iriNotEnclosed = defineCheck({
  code: "iri-not-enclosed",
  title: "Angle bracket around the IRI is missing",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [turtle("sec-iri")],
  message: "{{fault}}; write {{correction}}. Programs refuse the document.",
  needs: traits.nameInPlace,
  inNames: "names-and-keys",
  reads: ["place"],
  find({ text, place }, report) {
    const missing = place?.missingBrackets;
    if (missing === undefined) return;
    const fault = missing === ">" ? "No '>' closes the IRI" : "No '<' and '>' enclose the IRI";
    const correction = quote(`<${text.replace(/["'\u2019\u201D]{1,4}$/, "")}>`);
    report({ span: { start: 0, end: text.length }, component: "iri", data: { fault, correction } });
  },
});
