import { traits } from "../../grammar/traits.js";
import { tagFaults, type TagReason } from "../../schemes/tag.js";
import { rfc4151 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { isPrefixedName } from "../faults/name-places.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";

export const tagMalformed = defineCheck({
  code: "tag-malformed",
  title: "Tag is malformed",
  strength: "must",
  fix: "none",
  preset: "strict",
  spec: [rfc4151("2.1")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^tag:/i,
  beforeBody: true,
  reads: ["place"],
  find(subject, report) {
    if (!isOfScheme(subject, "tag") || isPrefixedName(subject)) return;
    reportSchemeFaults(subject, tagFaults(subject), sentences, report);
  },
});

const sentences: Sentences<TagReason> = {
  "authority-name-missing": () => ({
    part: "tagging entity",
    fault: "has no name",
    remedy: "write a domain name or an email address after 'tag:'",
  }),
  "date-missing": () => ({
    part: "date",
    fault: "is missing",
    remedy: "write ',' and a year after the name",
    why: "The name must have belonged to its owner on the first day of the year",
  }),
  "date-malformed": (characters) => ({
    part: "date",
    fault: `${characters} is not written as a year, a month or a day`,
    remedy: "write it as 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'",
  }),
  "date-impossible": (characters) => ({
    part: "date",
    fault: `${characters} does not exist`,
    remedy: "write a day of the calendar",
  }),
  "domain-malformed": (characters) => ({
    part: "name",
    fault: `${characters} is not a domain name in ASCII`,
    remedy: "write labels of letters, digits and hyphens with '.' between them",
  }),
  "email-character": (characters) => ({
    part: "email address",
    fault: `contains ${characters}`,
    remedy: "write another address",
    why: "Only letters, digits, '-', '.' and '_' may stand before '@'",
  }),
  "email-malformed": (characters) => ({
    part: "email address",
    fault: `${characters} has nothing before '@'`,
    remedy: "write the whole address",
  }),
  "specific-missing": () => ({
    part: "specific part",
    fault: "is missing",
    remedy: "write ':' after the date, and what distinguishes this tag from others",
  }),
};
