import { traits } from "../../grammar/traits.js";
import { smsFaults, type SmsReason } from "../../schemes/sms.js";
import { rfc3966, rfc5724 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";
import { telephoneSentences } from "../wording/telephone-sentences.js";

export const smsMalformed = defineCheck({
  code: "sms-malformed",
  title: "Recipient or text of a short message is malformed",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc5724("2.2"), rfc3966("3")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^sms:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "sms")) return;
    reportSchemeFaults(subject, smsFaults(subject), sentences, report);
  },
});

const sentences: Sentences<SmsReason> = {
  ...telephoneSentences,
  "field-without-equals": () => ({ part: "field", fault: "has no '='", remedy: "write it as 'body=' and the text" }),
  "field-name-missing": () => ({ part: "field", fault: "has no name before '='", remedy: "write 'body' before it" }),
  "field-name-character": (characters) => ({
    part: "name of a field",
    fault: `contains ${characters}, which has no place there`,
    remedy: "write another name",
  }),
  "field-value-character": (characters) => ({
    part: "value of a field",
    fault: `contains ${characters}, which has no place there`,
    remedy: "percent-encode it",
  }),
  "body-repeated": () => ({
    part: "field 'body'",
    fault: "is repeated, but a message has one text",
    remedy: "write the whole text into one field",
  }),
};
