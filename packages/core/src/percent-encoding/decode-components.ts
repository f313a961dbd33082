import { bidiComponents, type BidiComponent } from "../bidi/components.js";
import { domainToUnicode } from "../idna/domain.js";
import type { Iri } from "../iri/iri.js";
import type { ProfileName } from "../profiles/profile.js";
import { hasDnsHost } from "../iri/dns-hosts.js";
import { decodeComponent } from "./decode-component.js";
import { dnsNameInAscii } from "./map-components.js";
import { percentDecodeUtf8 } from "./percent-decode.js";

/** The IRI-reference with as many characters decoded as can be (RFC 3987 §3.2), for one that matches the grammar. */
export function decodeComponents(iri: Iri, profile: ProfileName): string {
  const { text } = iri;
  const dnsHost = profile === "rfc3986" ? undefined : decodedDnsHost(iri, profile);
  let value = "";
  let done = 0;
  for (const part of partsOf(iri, dnsHost !== undefined)) {
    const decoded = part.component === "host" ? dnsHost : undefined;
    value += text.slice(done, part.span.start) + (decoded ?? decodeComponent(part, profile));
    done = part.span.end;
  }
  return value + text.slice(done);
}

/** The text with its host alone decoded, however that looks. */
export function decodeHost(iri: Iri, profile: ProfileName): string {
  const host = iri.authority?.host;
  if (host === undefined || profile === "rfc3986") return iri.text;
  const decoded =
    decodedDnsHost(iri, profile) ?? decodeComponent({ component: "host", text: host.text, span: host.span }, profile);
  return iri.text.slice(0, host.span.start) + decoded + iri.text.slice(host.span.end);
}

/** The host of a scheme with DNS names; one that would not map back stays as it is (RFC 3987 §3.2). */
function decodedDnsHost(iri: Iri, profile: ProfileName): string | undefined {
  const { scheme, authority } = iri;
  if (scheme === undefined || !hasDnsHost(scheme.text) || authority?.host.kind !== "iregName") return undefined;
  const { text } = authority.host;
  const name = unicodeName(text);
  if (name !== undefined) return name;
  const labels = bidiComponents(iri).filter(({ component }) => component === "host");
  const decoded = labels.map((label) => decodeComponent(label, profile)).join(".");
  return dnsNameInAscii(decoded) === undefined ? text : decoded;
}

function unicodeName(text: string): string | undefined {
  if (!/xn--|[^\0-\x7F]|%/i.test(text)) return undefined;
  const decoded = percentDecodeUtf8(text);
  return decoded === undefined ? undefined : domainToUnicode(decoded);
}

/** The bidi components, since those are decoded as a whole or not at all; the host is one part where it is mapped as one. */
function partsOf(iri: Iri, hostIsMapped: boolean): BidiComponent[] {
  const parts = bidiComponents(iri);
  const host = iri.authority?.host;
  if (!hostIsMapped || host === undefined) return parts;
  const labels = parts.filter(({ component }) => component === "host").length;
  const first = parts.findIndex(({ component }) => component === "host");
  parts.splice(first, labels, { component: "host", text: host.text, span: host.span });
  return parts;
}
