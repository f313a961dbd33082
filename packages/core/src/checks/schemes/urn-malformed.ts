import { traits } from "../../grammar/traits.js";
import { urnFaults, type UrnReason } from "../../schemes/urn.js";
import { rfc8141, rfc9562 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";

export const urnMalformed = defineCheck({
  code: "urn-malformed",
  title: "URN is malformed",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc8141("2"), rfc8141("2.3"), rfc9562("4")],
  message: schemeMessage,
  needs: traits.otherScheme,
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
    fault: `contains ${characters}, but may only contain letters, digits and hyphens`,
    remedy: "write its name as it is registered",
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
  "query-unmarked": () => ({
    part: "query",
    fault: "of a URN begins with '?+' or '?='",
    remedy: "write '?+' for its resolver, '?=' for the named resource, or percent-encode the '?' as '%3F'",
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
