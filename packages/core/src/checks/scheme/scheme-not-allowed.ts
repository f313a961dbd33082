import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { isSchemeMeant } from "../faults/scheme-reading.js";

export const schemeNotAllowed = defineCheck({
  code: "scheme-not-allowed",
  title: "Relative reference has a scheme",
  strength: "grammar",
  fix: "none",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3986("4.2")],
  message:
    "The scheme {{scheme}} makes this an IRI; write it relative to its base. Only a relative reference is allowed here.",
  needs: traits.nonconforming,
  judges: "scheme",
  find(subject, report) {
    const { scheme, production } = subject;
    if (scheme === undefined || production !== "irelative-ref" || !isSchemeMeant(subject, production)) return;
    report({ span: scheme.span, component: "scheme", data: { scheme: quote(scheme.text) } });
  },
});
