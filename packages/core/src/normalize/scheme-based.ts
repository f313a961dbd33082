import { domainToUnicode } from "../idna/domain.js";
import { percentDecodeUtf8 } from "../mapping/percent-decode.js";
import type { Authority, Iri } from "../iri.js";
import type { IriParts } from "../recompose.js";
import { defaultPortOf } from "../schemes/default-ports.js";
import { hasDnsHost } from "../schemes/dns-hosts.js";

/** What the scheme says is equivalent (RFC 3986 §6.2.3, RFC 3987 §5.3.3), for an IRI that is normal by its syntax. */
export function normalizeByScheme(iri: Iri): IriParts {
  const scheme = iri.scheme?.text;
  if (scheme === undefined || iri.authority === undefined) return iri;
  return {
    ...iri,
    authority: normalizeAuthorityOf(scheme, iri.authority),
    // RFC 3986 §6.2.3: an empty path after an authority is `/` in the generic syntax.
    path: iri.path.text === "" ? "/" : iri.path,
  };
}

function normalizeAuthorityOf(scheme: string, { userinfo, host, port }: Authority): string {
  const before = userinfo === undefined ? "" : `${userinfo.text}@`;
  const after = port === undefined || port.text === "" || port.text === defaultPortOf(scheme) ? "" : `:${port.text}`;
  return `${before}${normalizeHostOf(scheme, host.text)}${after}`;
}

/** RFC 8089 §2: an empty host of `file` is the local machine. comparison-02 §4.3: names are compared by their IDNA mapping. */
function normalizeHostOf(scheme: string, host: string): string {
  if (scheme === "file" && host === "") return "localhost";
  if (!hasDnsHost(scheme) || host.startsWith("[")) return host;
  const decoded = percentDecodeUtf8(host);
  return (decoded !== undefined && domainToUnicode(decoded)) || host;
}
