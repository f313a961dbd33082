import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const schemeMissing = defineCheck({
  code: "scheme-missing",
  title: "Scheme is missing",
  strength: "grammar",
  fix: "none",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3986("3.1")],
  message: "{{text}} has no scheme; put {{lacking}} before it, such as {{example}}. An {{production}} begins with one.",
  needs: traits.nonconforming,
  find({ text, scheme, production }, report) {
    if (scheme !== undefined || production === "IRI-reference" || production === "irelative-ref") return;
    const isPath = text.startsWith("/") && !text.startsWith("//");
    const lacking = isPath ? "one and a host" : "one";
    const example = isPath ? "'https://www.example.org'" : "'https:'";
    const data = { text: quote(text), lacking, example, production };
    report({ span: { start: 0, end: text.length }, component: "iri", data });
  },
});
