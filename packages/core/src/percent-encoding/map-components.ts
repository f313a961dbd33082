import { isAscii } from "../text/ascii.js";
import { domainToAscii } from "../idna/domain.js";
import type { Authority, Host, Iri } from "../iri/iri.js";
import { joinParts } from "../iri/recompose.js";
import { splitIri } from "../iri/split.js";
import { hasDnsHost } from "../iri/dns-hosts.js";
import { percentDecodeUtf8 } from "./percent-decode.js";
import { percentEncodeInCharset, percentEncodeNonAscii } from "./percent-encode.js";

/** How a host that is no ASCII becomes one: `by-scheme` is `punycode` where the host is a DNS name, else `percent-encode`. */
export type HostMapping = "by-scheme" | "percent-encode" | "punycode";
export const hostMappings: readonly HostMapping[] = ["by-scheme", "percent-encode", "punycode"];

export interface ComponentMapping {
  /** Default: `by-scheme`. */
  readonly host?: HostMapping;
  /** Encodes the query's characters outside ASCII in the document's charset (3987bis §3.5). Default: UTF-8. */
  readonly encodeQuery?: (text: string) => Uint8Array;
  /** What gives a relative reference its scheme. */
  readonly base?: string;
}

/** Percent-encodes what may not stand in a URI. */
export type Encode = (text: string) => string;

/** The URI with every component mapped by itself (RFC 3987 §3.1), or `undefined` if the host is no valid DNS name. */
export function mapComponents(
  iri: Iri,
  encode: Encode,
  { host, encodeQuery, base }: ComponentMapping = {},
): string | undefined {
  const authority =
    iri.authority && mapAuthority(withHostFor(iri.authority, host), encode, mappingFor(iri, host ?? "by-scheme"));
  if (iri.authority !== undefined && authority === undefined) return undefined;
  return joinParts({
    scheme: iri.scheme?.text,
    authority,
    path: encode(iri.path.text),
    query: iri.query && encode(percentEncodeInCharset(iri.query.text, isHttp(iri, base) ? encodeQuery : undefined)),
    fragment: iri.fragment && encode(iri.fragment.text),
  });
}

/** Who asks for Punycode gets it also where the host is written in triplets, which are decoded first (3987bis §3.4.2). */
function withHostFor(authority: Authority, mapping: HostMapping | undefined): Authority {
  const { host } = authority;
  const decoded = mapping === "punycode" && host.kind === "iregName" ? percentDecodeUtf8(host.text) : undefined;
  return decoded === undefined || isAscii(decoded) ? authority : { ...authority, host: { ...host, text: decoded } };
}

/** 3987bis §3.5: the charset of a document counts for the queries of `http` and `https` alone. */
function isHttp({ scheme }: Iri, base: string | undefined): boolean {
  const { scheme: inherited } = splitIri(base ?? "");
  return /^https?$/i.test((scheme ?? inherited)?.text ?? "");
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

function mapDnsHost({ kind, text }: Host, encode: Encode): string | undefined {
  return kind === "iregName" ? dnsNameInAscii(text, encode) : encode(text);
}

/**
 * The DNS name as a URI holds it, or `undefined` if it is none. Octets in a reg-name are UTF-8 (RFC 3986 §3.2.2); a
 * host with triplets that are not stays as it is (3987bis §3.4.1).
 */
export function dnsNameInAscii(text: string, encode: Encode = percentEncodeNonAscii): string | undefined {
  if (isAscii(text)) return encode(text);
  const decoded = percentDecodeUtf8(text);
  return decoded === undefined ? encode(text) : domainToAscii(decoded);
}
