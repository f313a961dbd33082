import type { Site } from "../../../literals/locating/index.js";
import { wordSet } from "../../../text/word-set.js";
import { patternUnion } from "../../../text/composed-pattern.js";

/** How many names of a path are kept, counted from its end. */
const longestPath = 8;

/** Elements of well-known vocabularies whose text is an address, with their parent: sitemaps, Atom, RSS. */
const addresses: ReadonlySet<string> = new Set([
  "url/loc",
  "sitemap/loc",
  "image/loc",
  "entry/icon",
  "feed/icon",
  "feed/logo",
  "author/uri",
  "contributor/uri",
  "channel/docs",
  "channel/link",
  "item/link",
  "item/comments",
]);

/** Where in a sitemap or feed the address has no base: RSS 2.0 and the protocol of sitemaps ask for a scheme. */
const withoutBase = patternUnion(
  /^(?:urlset\/url\/(?:image\/)?|sitemapindex\/sitemap\/)loc$/u,
  /^(?:rss\/channel|RDF\/channel|rss\/channel\/item|RDF\/item)\/(?:link|comments|docs)$/u,
);

/**
 * Elements whose text is a name that is compared character by character: Atom (RFC 4287 §4.2.6.1), OPC UA (Part 6,
 * Annex F).
 */
const names: ReadonlySet<string> = new Set(["feed/id", "entry/id", "source/id", "NamespaceUris/Uri"]);

/** Entries that are not of Atom: an entry of it is in a feed, is a document of its own, or is a value of OData. */
const foreignEntry = patternUnion(
  /(?<!^|(?:^|\/)(?:feed|inline)\/)entry\/(?:source\/)?id$/u,
  /(?<!(?:^|\/)entry\/)source\/id$/u,
);

/** Elements of pages whose text is for people, whatever it looks like. */
const prose = wordSet(
  "p div span a li td th dd dt h1 h2 h3 h4 h5 h6 para text title desc description summary content code pre",
);

/** The site of the text of an element without child elements; the path ends with that element. */
export function siteOfContent(path: readonly string[]): Site {
  const local = path.slice(-longestPath).map((name) => name.slice(name.indexOf(":") + 1));
  const last = local.at(-1) ?? "";
  const pair = local.slice(-2).join("/");
  if (addresses.has(pair)) {
    const production = withoutBase.test(local.join("/")) ? "IRI" : "IRI-reference";
    return { kind: "identifier", use: "reference", production, role: last };
  }
  if (names.has(pair) && !foreignEntry.test(local.join("/")))
    return { kind: "identifier", use: "name", production: "IRI", role: pair };
  return prose.has(last) ? { kind: "text" } : { kind: "data", path: local, isKey: false };
}
