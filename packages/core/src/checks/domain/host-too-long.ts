import { traits } from "../../grammar/traits.js";
import { asciiLength } from "../../idna/ascii-length.js";
import { dnsName, internationalHost, isValidHost } from "../../idna/dns-host.js";
import { withoutRoot } from "../../idna/domain.js";
import { rfc1034, rfc5890 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

/** RFC 1034 §3.1: 255 octets with the length of each label and the root; 253 characters as names are written. */
const mostOctets = 253;

export const hostTooLong = defineCheck({
  code: "host-too-long",
  title: "Host is longer than 253 octets",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc1034("3.1"), rfc5890("2.3.2.1")],
  message: "The host takes {{length}} octets in the DNS; shorten it to 253 at most. It is {{host}}.",
  needs: traits.unusualHost,
  judges: "authority",
  find(subject, report) {
    const host = dnsName(subject);
    if (host === undefined) return;
    const international = internationalHost(subject);
    if (international !== undefined && isValidHost(international)) return;
    const name = international?.name.text ?? host.text;
    const length = asciiLength(withoutRoot(name));
    if (length <= mostOctets) return;
    report({ span: host.span, component: "host", data: { host: quote(name), length: String(length) } });
  },
});
