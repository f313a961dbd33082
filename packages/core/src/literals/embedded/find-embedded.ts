import { compareSpans } from "../../findings/span.js";
import { masked } from "../../text/masked.js";
import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import { findIdentifierBehindName } from "./identifiers-behind-names.js";
import { findBrokenLinks, findIdentifiersInLinks } from "./identifiers-in-links.js";
import { findIdentifiersInMarkup } from "./identifiers-in-markup.js";
import { findIdentifiersInQuery } from "./identifiers-in-queries.js";
import { findIdentifiersInStyles } from "./identifiers-in-styles.js";
import { findIdentifiersInText } from "./identifiers-in-text.js";
import type { RawLiteral } from "../read/literal.js";
import type { Evidence } from "../conventions/evidence.js";
import { beginsAsPicture } from "../conventions/matching/beginnings.js";
import { languageOfTag } from "../conventions/matching/tags.js";
import type { Tables } from "../conventions/tables.js";
import { isForPrograms } from "../conventions/matching/texts.js";
import type { Site } from "../read/site.js";

/** Finds identifiers in a literal that is text of another language; undefined if it is of none. */
export function findEmbedded(
  { site, open }: RawLiteral,
  text: string,
  evidence: Evidence | undefined,
  tables: Tables,
): EmbeddedIdentifier[] | undefined {
  if (site.kind === "text")
    return site.of === "comment" ? withMentioned(text, findBrokenLinks(text), tables) : undefined;
  // The identifiers in the markup of a picture are part of the identifier that the picture is.
  if (beginsAsPicture(text)) return undefined;
  const named =
    evidence === undefined && mayHoldMore(site, evidence) ? findIdentifierBehindName(text, site, tables) : undefined;
  if (named !== undefined) return named;
  const queried = mayQuery(site) ? findIdentifiersInQuery(text, isQueryTag(site)) : undefined;
  if (queried !== undefined || !mayHoldMore(site, evidence) || isForPrograms(text)) return queried;
  const marked = findIdentifiersInMarkup(text, open?.after === true);
  const styled = findIdentifiersInStyles(without(text, marked));
  const linked = findIdentifiersInLinks(without(text, [...marked, ...styled].sort(compareFound)));
  const broken = site.kind === "data" ? findBrokenLinks(text) : [];
  return withMentioned(text, [...marked, ...styled, ...linked, ...broken].sort(compareFound), tables);
}

/** With the identifiers that the rest of the text mentions; undefined if nothing else was found. */
function withMentioned(
  text: string,
  found: readonly EmbeddedIdentifier[],
  tables: Tables,
): EmbeddedIdentifier[] | undefined {
  if (found.length === 0) return undefined;
  const mentioned = findIdentifiersInText(without(text, found), tables.schemesInText);
  return [...found, ...mentioned.map((span) => ({ span, site: textSite }))].sort(compareFound);
}

function compareFound(a: EmbeddedIdentifier, b: EmbeddedIdentifier): number {
  return compareSpans(a.span, b.span);
}

/** The text with spaces in place of the identifiers found. */
function without(text: string, found: readonly EmbeddedIdentifier[]): string {
  return masked(
    text,
    found.map(({ span }) => span),
    " ",
  );
}

const textSite: Site = { kind: "text" };

/**
 * Whether a literal at the site may be a query: text for people may speak of queries, and a place for identifiers holds
 * none.
 */
function mayQuery({ kind }: Site): boolean {
  return kind !== "text" && kind !== "identifier";
}

/** Whether the tag of a template says that it is a query. */
function isQueryTag(site: Site): boolean {
  return site.kind === "tagged" && languageOfTag(site.tag) === "query";
}

/** Whether embedded identifiers are looked for: a text that is compared or searched for may be wrong on purpose. */
function mayHoldMore(site: Site, evidence: Evidence | undefined): boolean {
  if (site.kind === "data") return !site.isKey;
  return evidence?.tier !== "inspected" && ["value", "assigned", "argument", "tagged"].includes(site.kind);
}
