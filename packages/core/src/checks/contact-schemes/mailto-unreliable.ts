import { traits } from "../../grammar/traits.js";
import { mailtoHazards, type MailtoHazard } from "../../schemes/mailto-hazards.js";
import { rfc6068 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";

export const mailtoUnreliable = defineCheck({
  code: "mailto-unreliable",
  title: "Mail programs treat part of the link differently",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc6068("2"), rfc6068("5")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^mailto:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "mailto")) return;
    reportSchemeFaults(subject, mailtoHazards(subject), sentences, report);
  },
});

const sentences: Sentences<MailtoHazard> = {
  fragment: () => ({
    part: "fragment",
    fault: "has no meaning in email",
    remedy: "write '%23' for a literal '#', or remove the fragment",
    why: "What follows '#' is cut off",
  }),
  "field-line-break": (characters) => ({
    part: "header field",
    fault: `contains ${characters}, a line break`,
    remedy: "remove it, or put the text into 'body'",
    why: "Some programs read another field after it",
  }),
  "field-plus": (characters) => ({
    part: "header field",
    fault: `contains ${characters}`,
    remedy: "write '%20' for each space",
    why: "Email shows '+' as it is, not as a space",
  }),
  "field-repeated": (characters) => ({
    part: "header field",
    fault: `${characters} is repeated`,
    remedy: "write its values in one field",
    why: "Programs use the first one, the last one or both",
  }),
  "second-recipients": (characters) => ({
    part: "header field",
    fault: `${characters} is used beside an address`,
    remedy: "write all addresses before '?'",
    why: "Some programs ignore it",
  }),
};
