import { traits } from "../../grammar/traits.js";
import { telFaults, type TelReason } from "../../schemes/tel.js";
import { rfc3966 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";
import { telephoneSentences } from "../wording/telephone-sentences.js";

export const telMalformed = defineCheck({
  code: "tel-malformed",
  title: "Telephone number is malformed",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc3966("3"), rfc3966("5.1")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^tel:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "tel")) return;
    reportSchemeFaults(subject, telFaults(subject), sentences, report);
  },
});

const sentences: Sentences<TelReason> = {
  ...telephoneSentences,
  query: () => ({
    part: "query",
    fault: "has no place after a telephone number",
    remedy: "remove it, or write it as parameters after ';'",
  }),
  fragment: () => ({
    part: "fragment",
    fault: "cuts off what follows the '#', which is not dialed",
    remedy: "write '%23' for a '#' that is dialed",
  }),
};
