import type { Iri } from "../iri/iri.js";
import { geoFaults } from "../schemes/geo.js";
import { telFaults } from "../schemes/tel.js";
import { isUuid } from "../schemes/uuid.js";
import { normalizeDnsName } from "./dns-name.js";
import { normalizeLocation } from "./location.js";
import { normalizeTelephoneNumber } from "./telephone-number.js";
import { lowercaseOutsideTriplets } from "./triplets.js";

/**
 * What the scheme of an IRI without authority says is equivalent in its path. What does not follow the rules of `tel` and
 * `geo` comes back as it is.
 */
export function normalizePathByScheme(iri: Iri, scheme: string): string {
  const { text } = iri.path;
  switch (scheme) {
    case "urn":
      return normalizeName(text);
    case "mailto":
      return text.replace(mailDomain, (domain) => normalizeDnsName(domain) ?? lowercaseOutsideTriplets(domain));
    case "tel":
      return telFaults(iri).every(({ reason }) => reason === "parameter-misplaced")
        ? normalizeTelephoneNumber(text)
        : text;
    case "geo":
      return geoFaults(iri).length === 0 ? normalizeLocation(text) : text;
    default:
      return text;
  }
}

/** The domain of each address, which has no case (RFC 3986 §6.2.3): what stands behind its last `@`. */
const mailDomain = /(?<=@)[^@,]+(?=,|$)/g;

/**
 * The namespace of a URN has no case (RFC 8141 §3.1), and neither has a UUID in its namespace (RFC 9562 §4).
 *
 * Differs from RFC 8141 §3.1: a query and a fragment count as in every IRI, since a normal form that lacks them would ask
 * a resolver for something else.
 */
function normalizeName(path: string): string {
  const name = path.replace(/^[^:]+:/, lowercaseOutsideTriplets);
  return name.startsWith("uuid:") && isUuid(name.slice("uuid:".length)) ? name.toLowerCase() : name;
}
