import type { BidiComponent } from "../../bidi/components.js";
import type { Fix } from "../../findings/finding.js";
import { percentEncodeNonAscii } from "../../percent-encoding/percent-encode.js";
import { hasDnsHost } from "../../iri/dns-hosts.js";
import { suggest, type Subject } from "../definition/define-check.js";

/**
 * Suggests the URI form for a whole bidi component (guidelines §3), where it has one: DNS names are not
 * percent-encoded, profile `rfc3987bis` knows no triplets in hosts, and an unpaired surrogate is no character.
 */
export function percentEncodeComponent(
  { scheme, profile }: Subject,
  { component, span, text }: BidiComponent,
): readonly Fix[] {
  const isDnsName = scheme === undefined || hasDnsHost(scheme.text);
  if (component === "host" && (isDnsName || profile === "rfc3987bis")) return [];
  if (/\p{Cs}/u.test(text)) return [];
  return [suggest("Percent-encode the whole component", span, percentEncodeNonAscii(text))];
}
