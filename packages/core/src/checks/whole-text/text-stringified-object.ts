import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { matchesIn } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";

export const textStringifiedObject = defineCheck({
  code: "text-stringified-object",
  title: "Object of JavaScript was written as a text",
  strength: "grammar",
  fix: "none",
  preset: "recommended",
  spec: [rfc3986("2.2"), rfc3986("3.3")],
  message: "{{words}} is what JavaScript writes for an object; write the value that was meant.",
  needs: traits.bracket,
  claims: "text-ends",
  local: true,
  find({ text }, report) {
    for (const { text: words, span } of matchesIn(text, stringified, 0, "iri"))
      report({ span, component: "iri", data: { words: quote(words) } });
  },
});

/** `Object.prototype.toString` writes `[object `, the name of a class and `]`; `URL` encodes the space. */
const stringified = /\[object(?: |%20|\+)[A-Z][A-Za-z0-9]*\]/u;
