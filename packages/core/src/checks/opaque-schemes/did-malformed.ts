import { traits } from "../../grammar/traits.js";
import { didFaults, type DidReason } from "../../schemes/did.js";
import { didCore } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";

export const didMalformed = defineCheck({
  code: "did-malformed",
  title: "Decentralized identifier is malformed",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [didCore("did-syntax"), didCore("did-url-syntax")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^did:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "did")) return;
    reportSchemeFaults(subject, didFaults(subject), sentences, report);
  },
});

const sentences: Sentences<DidReason> = {
  "method-missing": () => ({
    part: "method",
    fault: "is missing",
    remedy: "write its name between 'did:' and the identifier, such as 'web'",
  }),
  "method-character": (characters) => ({
    part: "method",
    fault: `contains ${characters}`,
    remedy: "write its name as it is registered",
    why: "It may only contain lowercase letters and digits",
  }),
  "id-missing": () => ({
    part: "identifier of the method",
    fault: "is missing",
    remedy: "write it after the method and ':'",
  }),
  "id-character": (characters) => ({
    part: "identifier of the method",
    fault: `contains ${characters}`,
    remedy: "percent-encode it",
    why: "It may only contain letters, digits, '.', '-', '_', ':' and triplets",
  }),
  "id-unfinished": () => ({
    part: "identifier of the method",
    fault: "ends with ':'",
    remedy: "remove it, or write what follows it",
  }),
};
