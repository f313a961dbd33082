import { traits } from "../../grammar/traits.js";
import { mailtoFaults, type MailtoReason } from "../../schemes/mailto.js";
import { rfc6068 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";

export const mailtoMalformed = defineCheck({
  code: "mailto-malformed",
  title: "Email address or header field is malformed",
  strength: "must",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc6068("2"), rfc6068("5")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^mailto:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "mailto")) return;
    reportSchemeFaults(subject, mailtoFaults(subject), sentences, report);
  },
});

const sentences: Sentences<MailtoReason> = {
  "address-missing": () => ({
    part: "address",
    fault: "next to ',' is missing",
    remedy: "write it, or remove the ','",
  }),
  "at-sign-missing": (characters) => ({
    part: "address",
    fault: `${characters} has no '@'`,
    remedy: "write the name of a mailbox, '@' and a domain",
  }),
  "at-sign-encoded": () => ({
    part: "address",
    fault: "has '%40' between mailbox and domain, which is no delimiter",
    remedy: "write '@'",
  }),
  "at-sign-repeated": () => ({
    part: "mailbox",
    fault: "contains '@'",
    remedy: "put the mailbox between quotation marks, which are '%22', or write ',' between two addresses",
    why: "After '@' the domain begins",
  }),
  separator: () => ({
    part: "separator ';'",
    fault: "stands between addresses, which only ',' separates",
    remedy: "write ','",
  }),
  "local-part-missing": () => ({
    part: "mailbox",
    fault: "is missing before '@'",
    remedy: "write its name",
  }),
  "domain-missing": () => ({
    part: "domain",
    fault: "is missing after '@'",
    remedy: "write it",
  }),
  "dot-misplaced": () => ({
    part: "address",
    fault: "has a dot that does not stand between two characters",
    remedy: "remove it, or put a mailbox between triplets '%22'",
  }),
  "reserved-character": (characters) => ({
    part: "address",
    fault: `contains ${characters}, a delimiter of URIs`,
    remedy: "remove it or percent-encode it",
  }),
  "address-character": (characters) => ({
    part: "address",
    fault: `contains ${characters}`,
    remedy: "remove it, or put the mailbox between triplets '%22'",
    why: "It has no place in a mailbox or a domain",
  }),
  "control-character": (characters) => ({
    part: "address",
    fault: `contains ${characters}`,
    remedy: "remove it",
    why: "It stands for what no address holds, quoted or not",
  }),
  "field-without-equals": () => ({
    part: "header field",
    fault: "has no '='",
    remedy: "write it as a name, '=' and a value, such as 'subject=Hello'",
  }),
  "fields-after-ampersand": () => ({
    part: "address",
    fault: "ends at '&', but the first header field comes after '?'",
    remedy: "write '?'",
  }),
  "field-after-question-mark": () => ({
    part: "header field",
    fault: "ends at '?', but the next one comes after '&'",
    remedy: "write '&'",
  }),
  "field-character": (characters) => ({
    part: "header field",
    fault: `contains ${characters}, a delimiter of URIs`,
    remedy: "percent-encode it",
  }),
  "field-repeated": (characters) => ({
    part: "header field",
    fault: `${characters} is repeated`,
    remedy: "write its values in one field, or leave one out",
    why: "A message has it once",
  }),
};
