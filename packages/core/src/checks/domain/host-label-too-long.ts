import { traits } from "../../grammar/traits.js";
import { asciiLength } from "../../idna/ascii-length.js";
import { dnsLabels, internationalHost, isValidHost } from "../../idna/dns-host.js";
import { rfc1034, rfc5890 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

/** RFC 1034 §3.1 */
const mostOctets = 63;

export const hostLabelTooLong = defineCheck({
  code: "host-label-too-long",
  title: "Label of the host is longer than 63 octets",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc1034("3.1"), rfc5890("2.3.2.1")],
  message: "A label of the host takes {{length}} octets in the DNS; shorten it to 63 at most. It is {{label}}.",
  needs: traits.unusualHost,
  judges: "authority",
  find(subject, report) {
    const international = internationalHost(subject);
    if (international !== undefined && isValidHost(international)) return;
    for (const { text, span } of dnsLabels(subject)) {
      const length = asciiLength(text);
      if (length <= mostOctets) continue;
      report({ span, component: "host", data: { label: quote(text), length: String(length) } });
    }
  },
});
