import { traits } from "../../grammar/traits.js";
import { urnFaults, type UrnReason } from "../../schemes/urn.js";
import {
  rfc2648,
  rfc3044,
  rfc3061,
  rfc3651,
  rfc8141,
  rfc8254,
  rfc8458,
  rfc9562,
  rfc9676,
} from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";

export const urnMalformed = defineCheck({
  code: "urn-malformed",
  title: "URN is malformed",
  strength: "must",
  fix: "suggestion",
  preset: "recommended",
  spec: [
    rfc8141("2"),
    rfc8141("2.3"),
    rfc9562("4"),
    rfc3061("2"),
    rfc8254("5"),
    rfc3044("2"),
    rfc2648("2"),
    rfc9676("3"),
    rfc8458("4"),
    rfc3651("3"),
  ],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^urn:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "urn")) return;
    reportSchemeFaults(subject, urnFaults(subject), sentences, report);
  },
});

const sentences: Sentences<UrnReason> = {
  "nid-missing": () => ({
    part: "namespace of the URN",
    fault: "is missing",
    remedy: "write its name after 'urn:', such as 'isbn' or 'uuid'",
  }),
  "nid-character": (characters) => ({
    part: "namespace of the URN",
    fault: `contains ${characters}`,
    remedy: "write its name as it is registered",
    why: "It may only contain letters, digits and hyphens",
  }),
  "nid-hyphen": () => ({
    part: "namespace of the URN",
    fault: "starts or ends with a hyphen",
    remedy: "write its name as it is registered",
  }),
  "nid-too-short": (characters) => ({
    part: "namespace of the URN",
    fault: `${characters} has one character, but needs at least two`,
    remedy: "write its name as it is registered",
  }),
  "nid-too-long": (characters) => ({
    part: "namespace of the URN",
    fault: `${characters} has more than 32 characters`,
    remedy: "write its name as it is registered",
  }),
  "nss-missing": () => ({
    part: "name in the namespace",
    fault: "is missing",
    remedy: "write it after the namespace and ':'",
  }),
  "nss-starts-with-slash": () => ({
    part: "name in the namespace",
    fault: "starts with '/'",
    remedy: "begin it with another character, or percent-encode the '/' as '%2F'",
  }),
  "uuid-malformed": (characters) => ({
    part: "UUID",
    fault: `${characters} does not have the form of one`,
    remedy: "write 8, 4, 4, 4 and 12 hexadecimal digits with hyphens between them",
  }),
  "oid-malformed": (characters) => ({
    part: "object identifier",
    fault: `contains ${characters}`,
    remedy: "write one number for each arc",
    why: "It is made of numbers with '.' between them",
  }),
  "oid-leading-zero": (characters) => ({
    part: "arc of the object identifier",
    fault: `${characters} has zeros before it`,
    remedy: "write the number without them",
    why: "With them it is another name to programs",
  }),
  "oid-first-arc": (characters) => ({
    part: "first arc of the object identifier",
    fault: `is ${characters}, but only 0, 1 and 2 are assigned`,
    remedy: "write the one below which the object stands",
  }),
  "oid-second-arc": (characters) => ({
    part: "second arc of the object identifier",
    fault: `is ${characters}, but goes up to 39 below 0 and 1`,
    remedy: "write the one below which the object stands",
  }),
  "isbn-malformed": (characters) => ({
    part: "ISBN",
    fault: `${characters} does not have the form of one`,
    remedy: "write ten or thirteen digits, hyphens only between them, and 'X' only as the last of ten",
  }),
  "isbn-prefix": (characters) => ({
    part: "ISBN",
    fault: `begins with ${characters}`,
    remedy: "write the number of the book, not of another product",
    why: "One of thirteen digits begins with 978 or 979",
  }),
  "issn-malformed": (characters) => ({
    part: "ISSN",
    fault: `${characters} does not have the form of one`,
    remedy: "write four digits, '-', three digits, and a check digit or 'X'",
  }),
  "check-digit": (characters, expected) => ({
    part: "check digit of the number",
    fault: `is ${characters}, but ${expected} by the characters before it`,
    remedy: "compare it with the number that is meant",
  }),
  "ietf-number": (characters) => ({
    part: "document of the IETF",
    fault: characters === "" ? "has no number" : `is ${characters}, but is told by its number`,
    remedy: "write the number after ':'",
  }),
  "lex-part-missing": () => ({
    part: "source of law",
    fault: "lacks one of its parts",
    remedy: "write the jurisdiction, the authority, the measure and its details, with ':' between them",
  }),
  "doi-prefix": (characters) => ({
    part: "DOI",
    fault: characters === "" ? "does not begin with '10.'" : `begins with ${characters}, not with '10.'`,
    remedy: "write the prefix of who has registered it",
  }),
  "handle-part-missing": () => ({
    part: "handle",
    fault: "lacks one of its parts",
    remedy: "write a prefix, '/' and a suffix",
  }),
  "nbn-prefix": (characters) => ({
    part: "national bibliography number",
    fault: `begins with ${characters}, but with the code of a country`,
    remedy: "write its two letters, such as 'de' or 'fi'",
  }),
  "nbn-string-missing": () => ({
    part: "national bibliography number",
    fault: "has nothing after a '-' behind its prefix",
    remedy: "write '-' and the string that the library has assigned",
  }),
  "query-unmarked": () => ({
    part: "query",
    fault: "of a URN does not begin with '?+' or '?='",
    remedy: "write one of them, or percent-encode the '?' as '%3F'",
    why: "'?+' is for the resolver of the URN, '?=' for the named resource",
  }),
  "component-empty": () => ({
    part: "component of the query",
    fault: "is empty",
    remedy: "write it, or remove its mark",
  }),
  "component-start": (characters) => ({
    part: "component of the query",
    fault: `starts with ${characters}`,
    remedy: "begin it with another character, or percent-encode this one",
  }),
};
