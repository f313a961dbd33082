import type { RawLiteral } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import { wordSet } from "../../text/word-set.js";

/** The content of a refresh: `5; url='/next'` — HTML Standard §4.2.5.3, *shared declarative refresh steps*. */
const refresh = /^\s*[\d.]*\s*[;,\s]\s*(?:url\s*=\s*)?(?<quote>["']?)(?<address>[^"']*)/iu;

/**
 * Properties that hold an address, in lower case: of Open Graph, Twitter cards and microdata, behind whatever prefix, and
 * of tiles.
 */
const addresses = wordSet(`
url image image:src secure_url video audio player player:stream see_also sameas msapplication-config
msapplication-tileimage msapplication-starturl
`);

function holdsAddress(property: string): boolean {
  const parts = property.trim().toLowerCase().split(":");
  return [1, 2].some((count) => addresses.has(parts.slice(-count).join(":")));
}

/** The address in the `content` of a `meta` element, by its other attributes. */
export function addressInMeta(
  text: string,
  content: Span<"source">,
  attribute: (name: string) => string | undefined,
): Pick<RawLiteral, "span" | "site"> | undefined {
  if (attribute("http-equiv")?.trim().toLowerCase() === "refresh") {
    const match = refresh.exec(text.slice(content.start, content.end));
    const { address = "" } = match?.groups ?? {};
    const end = content.start + (match?.[0].length ?? 0);
    return { span: { start: end - address.length, end }, site: siteOf("refresh") };
  }
  const property = attribute("property") ?? attribute("itemprop") ?? attribute("name");
  return property !== undefined && holdsAddress(property) ? { span: content, site: siteOf(property) } : undefined;
}

function siteOf(role: string): RawLiteral["site"] {
  return { kind: "identifier", use: "reference", production: "IRI-reference", role };
}
