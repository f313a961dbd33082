import type { Authority, Iri } from "../iri/iri.js";
import type { IriParts } from "../iri/recompose.js";
import { defaultPortOf } from "../schemes/default-ports.js";
import { hasDnsHost } from "../iri/dns-hosts.js";
import { normalizeIpLiteral } from "./ipv6address.js";
import { normalizeDnsName } from "./dns-name.js";
import { normalizePathByScheme } from "./path-by-scheme.js";

/** What the scheme says is equivalent (RFC 3986 §6.2.3, RFC 3987 §5.3.3), for an IRI that is normal by its syntax. */
export function normalizeByScheme(iri: Iri): IriParts {
  const scheme = iri.scheme?.text;
  if (scheme === undefined) return iri;
  if (iri.authority === undefined) {
    const { text } = iri.path;
    // Behind an authority, two slashes need no guard.
    if (scheme === "file" && text.startsWith("/"))
      return { ...iri, authority: "", path: text.replace(/^\/\.(?=\/\/)/, "") };
    return { ...iri, path: normalizePathByScheme(iri, scheme) };
  }
  return {
    ...iri,
    authority: normalizeAuthorityOf(scheme, iri.authority),
    // RFC 3986 §6.2.3: an empty path after an authority is `/` in the generic syntax.
    path: iri.path.text === "" ? "/" : iri.path,
  };
}

function normalizeAuthorityOf(scheme: string, { userinfo, host, port }: Authority): string {
  const before = userinfo === undefined ? "" : `${userinfo.text}@`;
  const number = port?.text.replace(/^0+(?=[0-9])/, "") ?? "";
  const after = number === "" || number === defaultPortOf(scheme) ? "" : `:${number}`;
  if (scheme === "file") return normalizeAuthorityOfFile(before, host.text, after);
  return `${before}${normalizeHostOf(scheme, host.text)}${after}`;
}

/**
 * RFC 8089 §2: no authority, an empty host and `localhost` are the local machine. It is left empty, and written out only beside a
 * userinfo or a port (RFC 3986 §6.2.3).
 */
function normalizeAuthorityOfFile(before: string, host: string, after: string): string {
  const isLocal = host === "" || host === "localhost";
  if (!isLocal) return `${before}${host}${after}`;
  return before === "" && after === "" ? "" : `${before}localhost${after}`;
}

function normalizeHostOf(scheme: string, host: string): string {
  if (host.startsWith("[")) return normalizeIpLiteral(host);
  if (!hasDnsHost(scheme)) return host;
  return normalizeDnsName(host) ?? host;
}
