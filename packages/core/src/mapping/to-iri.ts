import { bidiComponents, type BidiComponent } from "../bidi/components.js";
import type { Host, Iri } from "../iri.js";
import { domainToUnicode } from "../idna/domain.js";
import { isIriReference } from "../is-iri.js";
import { parseIri } from "../parse.js";
import type { ProfileName } from "../profiles/profile.js";
import type { Result } from "../result.js";
import { hasDnsHost } from "../schemes/dns-hosts.js";
import { splitIri } from "../split.js";
import { decodeComponent } from "./decode-component.js";
import { percentDecodeUtf8 } from "./percent-decode.js";

export interface ToIriOptions {
  /** The grammar that the result has to match. Default: `rfc3987`. */
  readonly profile?: ProfileName;
  /** Whether the A-labels of a DNS host become U-labels (3987bis §3.4.2, step 7). Default: `unicode`. */
  readonly host?: "unicode" | "keep";
}

/**
 * Converts a URI-reference to the IRI-reference with as many characters decoded as can be (RFC 3987 §3.2), never from
 * another charset than UTF-8. Triplets stay where the character would not be allowed in its component, would not be
 * seen, or would stand where it must not; and a right-to-left component that has to keep one of them keeps them all.
 * `toUri` maps the result back to the URI, but for the case of hexadecimal digits and encoded unreserved characters.
 *
 * Fails with `not-an-iri` and the findings if the text does not match the profile's grammar.
 * `toIri("http://xn--rsum-bpad.example/%C3%A9%20")` is `http://résumé.example/é%20`.
 */
export function toIri(text: string, { profile = "rfc3987", host = "unicode" }: ToIriOptions = {}): Result {
  if (!isIriReference(text, { profile })) {
    const parsed = parseIri(text, { profile });
    return { ok: false, reason: "not-an-iri", findings: parsed.ok ? [] : parsed.findings };
  }
  const iri = splitIri(text);
  const unicodeHost = host === "unicode" ? hostInUnicode(iri) : undefined;
  let value = "";
  let done = 0;
  for (const part of partsOf(iri, unicodeHost !== undefined)) {
    const isHost = part.component === "host" && unicodeHost !== undefined;
    value += text.slice(done, part.span.start) + (isHost ? unicodeHost : decodeComponent(part, profile));
    done = part.span.end;
  }
  return { ok: true, value: value + text.slice(done) };
}

/** The host in U-labels, if it is a DNS name that maps; a name that does not map keeps its triplets as any component does. */
function hostInUnicode({ scheme, authority }: Iri): string | undefined {
  if (scheme === undefined || !hasDnsHost(scheme.text) || authority?.host.kind !== "iregName") return undefined;
  return unicodeName(authority.host);
}

function unicodeName({ text }: Host): string | undefined {
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
