import { isAscii } from "../text/ascii.js";
import type { Authority } from "../iri/iri.js";
import { lowercaseOutsideTriplets, normalizeTriplets } from "./triplets.js";

/** The authority with its triplets normalized and its host, if it is ASCII, in lower case (RFC 3987 §5.3.2.1). */
export function normalizeAuthority({ userinfo, host, port }: Authority): string {
  const before = userinfo === undefined ? "" : `${normalizeTriplets(userinfo.text)}@`;
  const after = port === undefined ? "" : `:${port.text}`;
  return `${before}${normalizeHost(host.text)}${after}`;
}

function normalizeHost(host: string): string {
  const decoded = normalizeTriplets(host);
  return isAscii(decoded) ? lowercaseOutsideTriplets(decoded) : decoded;
}
