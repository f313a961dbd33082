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
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "mailto")) return;
    reportSchemeFaults(subject, mailtoHazards(subject), sentences, report);
  },
});

const sentences: Sentences<MailtoHazard> = {
  fragment: () => ({
    part: "fragment",
    fault: "has no meaning in email, so what follows '#' is cut off",
    remedy: "write '%23' for a literal '#', or remove the fragment",
  }),
  "field-line-break": (characters) => ({
    part: "header field",
    fault: `contains ${characters}, a line break, after which some programs read another field`,
    remedy: "remove it, or put the text into 'body'",
  }),
  "field-plus": (characters) => ({
    part: "header field",
    fault: `contains ${characters}, and email shows '+' as it is, not as a space`,
    remedy: "write '%20' for each space",
  }),
  "field-repeated": (characters) => ({
    part: "header field",
    fault: `${characters} is repeated, and programs use the first one, the last one or both`,
    remedy: "write its values in one field",
  }),
  "second-recipients": (characters) => ({
    part: "header field",
    fault: `${characters} is used beside an address, and some programs ignore it`,
    remedy: "write all addresses before '?'",
  }),
};
