import { traits } from "../../grammar/traits.js";
import { authorityFaults } from "../../schemes/http.js";
import { rfc9110 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { authorityMissing, isOfScheme, reportSchemeFaults, schemeMessage } from "../faults/scheme-faults.js";

export const httpMalformed = defineCheck({
  code: "http-malformed",
  title: "HTTP IRI has no authority",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc9110("4.2.1"), rfc9110("4.2.2")],
  message: schemeMessage,
  needs: traits.noAuthority,
  needsText: /^https?:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "http") && !isOfScheme(subject, "https")) return;
    reportSchemeFaults(subject, authorityFaults(subject), { "authority-missing": authorityMissing }, report);
  },
});
