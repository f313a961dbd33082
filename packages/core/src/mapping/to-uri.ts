import { isIriReference } from "../is-iri.js";
import type { Authority, Host, Iri } from "../iri.js";
import { parseIri } from "../parse.js";
import type { ProfileName } from "../profiles/profile.js";
import { recomposeIri } from "../recompose.js";
import type { Result } from "../result.js";
import { hasDnsHost } from "../schemes/dns-hosts.js";
import { splitIri } from "../split.js";
import { domainToAscii } from "../idna/domain.js";
import { percentDecodeUtf8 } from "./percent-decode.js";
import { percentEncode, percentEncodeNonAscii, percentEncodeOctets } from "./percent-encode.js";

/** How a host that is no ASCII becomes one: `by-scheme` is `punycode` where the host is a DNS name, else `percent-encode`. */
export type HostMapping = "by-scheme" | "percent-encode" | "punycode";

export interface ToUriOptions {
  /** Default: `rfc3987`. */
  readonly profile?: ProfileName;
  /** Default: `by-scheme`. */
  readonly host?: HostMapping;
  /** Encodes the query's characters outside ASCII in the document's charset (3987bis §3.5). Default: UTF-8. */
  readonly encodeQuery?: (text: string) => Uint8Array;
  /** Percent-encode the printable ASCII characters that no IRI may hold, instead of failing (the MAY of RFC 3987 §3.1). */
  readonly encodeForbidden?: boolean;
}

/** The printable ASCII characters that no rule of RFC 3987 §2.2 holds. `#`, `%`, `[` and `]` have uses and are never encoded. */
const forbiddenAscii = /[ "<>\\^`{|}]/g;
/** The same and the controls: all ASCII that 3987bis §3.3 encodes. */
const excludedAscii = /[\0- "<>\\^`{|}\x7F]/g;

/**
 * Maps an IRI-reference to the URI-reference it stands for (RFC 3987 §3.1). A text that is a URI already comes back as
 * it is. Fails with `not-an-iri` and the findings if the text has no URI form, and with `host-not-mappable` if the host
 * is no valid DNS name. The profiles `rfc3987bis` and `leiri` encode what `rfc3987` refuses.
 *
 * `toUri("http://résumé.example/é")` is `http://xn--rsum-bpad.example/%C3%A9`.
 */
export function toUri(text: string, options: ToUriOptions = {}): Result {
  if (isIriReference(text, { profile: "rfc3986" })) return { ok: true, value: text };
  const { profile = "rfc3987", encodeForbidden = false } = options;
  const isLenient = profile === "rfc3987bis" || profile === "leiri";
  if (isLenient || encodeForbidden ? hasUnpairedSurrogate(text) : !isIriReference(text, { profile })) {
    return notAnIri(text, profile);
  }
  const encode = encoder(isLenient ? excludedAscii : encodeForbidden ? forbiddenAscii : undefined);
  const uri = mapComponents(splitIri(text), encode, options);
  if (uri === undefined) return { ok: false, reason: "host-not-mappable", findings: [] };
  // Encoding mends characters; it does not mend a malformed scheme, port, triplet or IP-literal.
  return isIriReference(uri, { profile: "rfc3986" }) ? { ok: true, value: uri } : notAnIri(text, profile);
}

function notAnIri(text: string, profile: ProfileName): Result {
  const parsed = parseIri(text, { profile });
  return { ok: false, reason: "not-an-iri", findings: parsed.ok ? [] : parsed.findings };
}

type Encode = (text: string) => string;

function encoder(excluded: RegExp | undefined): Encode {
  if (excluded === undefined) return percentEncodeNonAscii;
  return (text) => percentEncodeNonAscii(text.replace(excluded, percentEncode));
}

function hasUnpairedSurrogate(text: string): boolean {
  return /\p{Cs}/u.test(text);
}

function mapComponents(iri: Iri, encode: Encode, { host, encodeQuery }: ToUriOptions): string | undefined {
  const authority = iri.authority && mapAuthority(iri.authority, encode, mappingFor(iri, host ?? "by-scheme"));
  if (iri.authority !== undefined && authority === undefined) return undefined;
  return recomposeIri({
    scheme: iri.scheme?.text,
    authority,
    path: encode(iri.path.text),
    query: iri.query && mapQuery(iri.query.text, encode, encodeQuery),
    fragment: iri.fragment && encode(iri.fragment.text),
  });
}

function mappingFor({ scheme }: Iri, host: HostMapping): HostMapping {
  if (host !== "by-scheme") return host;
  return scheme !== undefined && hasDnsHost(scheme.text) ? "punycode" : "percent-encode";
}

function mapAuthority(authority: Authority, encode: Encode, mapping: HostMapping): string | undefined {
  const host = mapping === "punycode" ? mapDnsHost(authority.host, encode) : encode(authority.host.text);
  if (host === undefined) return undefined;
  const userinfo = authority.userinfo === undefined ? "" : `${encode(authority.userinfo.text)}@`;
  const port = authority.port === undefined ? "" : `:${authority.port.text}`;
  return `${userinfo}${host}${port}`;
}

/** Octets in a reg-name are UTF-8 (RFC 3986 §3.2.2); a host with triplets that are not stays as it is (3987bis §3.4.1). */
function mapDnsHost({ kind, text }: Host, encode: Encode): string | undefined {
  if (kind !== "iregName" || /^[\0-\x7F]*$/.test(text)) return encode(text);
  const decoded = percentDecodeUtf8(text);
  return decoded === undefined ? encode(text) : domainToAscii(decoded);
}

function mapQuery(query: string, encode: Encode, encodeQuery: ToUriOptions["encodeQuery"]): string {
  if (encodeQuery === undefined) return encode(query);
  return encode(query.replace(/[^\0-\x7F]+/g, (run) => percentEncodeOctets(encodeQuery(run))));
}
