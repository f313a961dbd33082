import { traits } from "../../grammar/traits.js";
import { coapFaults, coapSchemes, type CoapReason } from "../../schemes/coap.js";
import { rfc7252, rfc8323 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import {
  authorityMissing,
  isOfScheme,
  reportSchemeFaults,
  schemeMessage,
  type Sentences,
} from "../faults/scheme-faults.js";

export const coapMalformed = defineCheck({
  code: "coap-malformed",
  title: "CoAP IRI lacks or has a component contrary to RFC 7252",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc7252("6.1"), rfc7252("6.2"), rfc8323("8")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^coaps?[+:]/i,
  beforeBody: true,
  find(subject, report) {
    if (!coapSchemes.some((scheme) => isOfScheme(subject, scheme))) return;
    reportSchemeFaults(subject, coapFaults(subject), sentences, report);
  },
});

const sentences: Sentences<CoapReason> = {
  "authority-missing": authorityMissing,
  // Userinfo may hold a password, so that the message does not quote it.
  userinfo: () => ({
    part: "userinfo",
    fault: "is not allowed in a CoAP IRI",
    remedy: "remove it and the '@' after it",
    why: "It names only a host and a port",
  }),
};
