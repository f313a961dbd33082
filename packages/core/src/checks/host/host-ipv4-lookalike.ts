import { isAscii } from "../../text/ascii.js";
import { traits } from "../../grammar/traits.js";
import { dnsName } from "../../idna/dns-host.js";
import { domainToAscii } from "../../idna/domain.js";
import { ipv4Reading } from "../../idna/ipv4-reading.js";
import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { isBareIpv6address } from "../faults/ipv6address-in-host.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const hostIpv4Lookalike = defineCheck({
  code: "host-ipv4-lookalike",
  title: "Host is a name that programs read as an IPv4 address",
  strength: "should",
  fix: "none",
  preset: "recommended",
  threatens: true,
  spec: [rfc3986("3.2.2"), rfc3986("7.4")],
  message:
    "The host {{host}} is no IPv4 address; write four decimal numbers from 0 to 255 without leading zeros. It is a name by the grammar, but {{reading}}.",
  needs: traits.unusualHost,
  judges: "authority",
  find(subject, report) {
    const host = dnsName(subject);
    const port = subject.authority?.port;
    if (host === undefined || (port !== undefined && isBareIpv6address(subject.text, host, port))) return;
    const name = asciiForm(host.text);
    const address = name === undefined ? undefined : ipv4Reading(name);
    if (address === undefined) return;
    const reading =
      address === "none"
        ? "programs take it for an address and refuse it"
        : `programs read it as the address ${quote(address)}`;
    report({ span: host.span, component: "host", data: { host: quote(host.text), reading } });
  },
});

/** The host with triplets decoded and mapped by IDNA; nothing where no character of it can become a digit. */
function asciiForm(host: string): string | undefined {
  const decoded = percentDecodeUtf8(host) ?? host;
  if (isAscii(decoded)) return decoded;
  return /\p{N}/u.test(decoded) ? domainToAscii(decoded) : undefined;
}
