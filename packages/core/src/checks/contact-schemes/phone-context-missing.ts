import { traits } from "../../grammar/traits.js";
import { faultOf, wholePart } from "../../schemes/scheme-fault.js";
import { smsRecipients } from "../../schemes/sms.js";
import { lacksContext } from "../../schemes/telephone-subscriber.js";
import { uriForm } from "../../schemes/uri-form.js";
import { rfc3966, rfc5724 } from "../../findings/spec-reference.js";
import { defineCheck, type Subject } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { isOfScheme } from "../faults/scheme-faults.js";

export const phoneContextMissing = defineCheck({
  code: "phone-context-missing",
  title: "Local telephone number does not say where it is valid",
  strength: "must",
  fix: "none",
  preset: "strict",
  spec: [rfc3966("5.1.4"), rfc3966("5.1.5"), rfc5724("2.2")],
  message:
    "The number {{number}} is local; write it with '+' and its country code, or add ';phone-context='. It does not say where it is valid.",
  needs: traits.otherScheme,
  needsText: /^(?:tel|sms):/i,
  beforeBody: true,
  find(subject, report) {
    for (const number of numbersOf(subject).filter(lacksContext)) {
      const { span } = faultOf("context-missing", number);
      report({ span, component: "path", data: { number: quote(subject.text.slice(span.start, span.end)) } });
    }
  },
});

function numbersOf(subject: Subject): ReturnType<typeof smsRecipients> {
  if (isOfScheme(subject, "tel")) return [wholePart(uriForm(subject).path)];
  return isOfScheme(subject, "sms") ? smsRecipients(subject) : [];
}
