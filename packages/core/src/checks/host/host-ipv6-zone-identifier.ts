import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc6874, rfc9844 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { zoneIdentifier } from "../faults/ipv6address-in-host.js";

export const hostIpv6ZoneIdentifier = defineCheck({
  code: "host-ipv6-zone-identifier",
  title: "IPv6 address has a zone identifier",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.2"), rfc6874("2"), rfc9844("1")],
  message:
    "The IPv6 address contains the zone identifier {{zone}}; remove it. It only has a meaning on one machine and is not allowed in an IRI.",
  needs: traits.nonconforming,
  claims: "host",
  judges: "authority",
  find({ text, authority }, report) {
    const zone = authority && zoneIdentifier(authority.host);
    if (zone === undefined) return;
    const data = { zone: quote(text.slice(zone.start, zone.end)) };
    report({ span: zone, component: "host", data, fixes: [suggest("Remove the zone identifier", zone, "")] });
  },
});
