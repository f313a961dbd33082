import { ipLiteralFault, type IpLiteralFault, type IpLiteralFaultReason } from "../../grammar/ip-literal-fault.js";
import { ipv6addressFault } from "../../grammar/ipv6address-fault.js";
import { traits } from "../../grammar/traits.js";
import type { Host } from "../../iri/iri.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { mentionRun, quote } from "../wording/mention.js";
import { zoneIdentifier } from "../faults/ipv6address-in-host.js";

export const hostIpLiteralMalformed = defineCheck({
  code: "host-ip-literal-malformed",
  title: "IP literal is malformed",
  strength: "grammar",
  fix: "none",
  preset: "recommended",
  spec: [rfc3986("3.2.2"), rfc3987("2.2")],
  message: "In the host {{host}}, {{fault}}; write an IP address in brackets.",
  needs: traits.nonconforming,
  claims: "host",
  judges: "authority",
  find({ text, authority }, report) {
    if (authority?.host.kind !== "malformed") return;
    const { host } = authority;
    const found = faultOf(text, host);
    if (found === undefined) return;
    const span = reportedSpan(found);
    const wrong = text.slice(found.span.start, found.span.end);
    const fault = faults[found.reason](wrong === "" ? "" : mentionRun(wrong), String(found.group));
    report({ span, component: "host", data: { host: quote(host.text), fault } });
  },
});

/** The fault of an IP literal without its zone identifier, which has a code of its own. */
function faultOf(text: string, host: Host): IpLiteralFault | undefined {
  const zone = zoneIdentifier(host);
  if (zone === undefined) return ipLiteralFault(text, host.span.start, host.span.end);
  return ipv6addressFault(text, host.span.start + 1, zone.start);
}

/** The span to underline: where a part is missing, the bracket before it. */
function reportedSpan({ span }: IpLiteralFault): IpLiteralFault["span"] {
  return span.start < span.end ? span : { start: span.start - 1, end: span.start };
}

/** The end of the sentence for each fault, of the characters that are wrong and the group they stand in. */
const faults: Readonly<Record<IpLiteralFaultReason, (characters: string, group: string) => string>> = {
  "bracket-misplaced": (characters) => `${characters} may only stand around the whole host`,
  "bracket-unclosed": () => "no ']' closes it",
  "text-after-bracket": (characters) => `${characters} follows ']', and only a port may`,
  "version-malformed": (characters) => `it begins with ${characters} instead of 'v', a hexadecimal version and a dot`,
  "future-address-malformed": (characters) =>
    characters === "" ? "no address follows the version" : `its address contains ${characters}`,
  "address-empty": () => "the brackets hold no address",
  "group-not-hexadecimal": (characters, group) => `group ${group} contains ${characters}, which is not hexadecimal`,
  "group-too-long": (characters, group) => `group ${group}, ${characters}, has more than four digits`,
  "group-missing": (_, group) => `group ${group} is missing next to a colon`,
  "second-elision": (_, group) => `a second '::' stands before group ${group}`,
  "too-many-groups": (_, group) => `it has too many groups, from group ${group} on`,
  "too-few-groups": (_, group) => `it ends before group ${group} of 8 and has no '::'`,
  "ipv4-malformed": (characters, group) => `${characters} in place of group ${group} is not an IPv4 address`,
  "ipv4-not-last": (characters, group) =>
    `the IPv4 address ${characters} in place of group ${group} may only come last`,
};
