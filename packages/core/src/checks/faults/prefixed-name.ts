import type { Subject } from "../definition/define-check.js";

/** Schemes that are common prefixes, too, with what none of their identifiers lacks: two coordinates, a date, or data. */
const schemesWithComma: ReadonlySet<string> = new Set(["geo", "tag", "data"]);

/**
 * Whether an identifier begins with a prefix that the document declares, and is none of the registered scheme of that name:
 * `geo:lat` has no coordinates (RFC 5870 §3.3), `tag:Tag` no date (RFC 4151 §2.1), and `data:Set` no data (RFC 2397 §3).
 */
export function isPrefixedName({ scheme, authority, path, query, place }: Subject): boolean {
  if (scheme === undefined || authority !== undefined || query !== undefined) return false;
  return (
    place?.namespaceOfScheme !== undefined && schemesWithComma.has(scheme.text) && /^[A-Za-z_][\w.-]*$/.test(path.text)
  );
}
