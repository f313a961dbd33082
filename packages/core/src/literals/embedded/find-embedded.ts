import { compareSpans } from "../../findings/span.js";
import { masked } from "../../text/masked.js";
import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import { findIdentifierBehindName } from "./identifiers-behind-names.js";
import {
  findBrokenLinks,
  findBrokenReferences,
  findIdentifiersInLinks,
  findLinksClosedByBracket,
} from "./identifiers-in-links.js";
import { findIdentifiersInMarkup } from "./identifiers-in-markup.js";
import { findIdentifiersInQuery } from "./identifiers-in-queries.js";
import { findIdentifiersInStyles } from "./identifiers-in-styles.js";
import { findIdentifiersInText } from "./identifiers-in-text.js";
import { findLoneAngles } from "./lone-angles.js";
import { findLoneBackQuotes } from "./lone-back-quotes.js";
import { findUnpairedQuotes } from "./unpaired-quotes.js";
import type { RawLiteral } from "../read/literal.js";
import type { Evidence } from "../conventions/evidence.js";
import { beginsAsPicture } from "../conventions/matching/beginnings.js";
import { languageOfTag } from "../conventions/matching/tags.js";
import type { Tables } from "../conventions/tables.js";
import { isForPrograms, isRunningText } from "../conventions/matching/texts.js";
import type { Site } from "../read/site.js";

/**
 * Finds the identifiers in the decoded text of a literal that is in another language, such as a query, markup, a style
 * or Markdown, or that names one identifier (`url=https://a`); `undefined` if the text is none of these.
 */
export function findEmbedded(
  { site, open, syntax }: RawLiteral,
  text: string,
  evidence: Evidence | undefined,
  tables: Tables,
): EmbeddedIdentifier[] | undefined {
  if (site.kind === "text") {
    return withMentioned(text, findBrokenInText(text, site, syntax), tables);
  }
  // A picture as a `data:` URL is one identifier, whatever identifiers its markup holds.
  if (beginsAsPicture(text)) return undefined;
  const named =
    evidence === undefined && mayHoldMore(site, evidence) ? findIdentifierBehindName(text, site, tables) : undefined;
  if (named !== undefined) return named;
  const queried = mayQuery(site) ? findIdentifiersInQuery(text, isQueryTag(site)) : undefined;
  if (queried !== undefined || !mayHoldMore(site, evidence) || (isForPrograms(text) && !isRunningText(text)))
    return queried;
  const marked = findIdentifiersInMarkup(text, open?.after === true);
  const styled = findIdentifiersInStyles(without(text, marked));
  const linked = findIdentifiersInLinks(without(text, [...marked, ...styled].sort(compareFound)));
  const broken = site.kind === "data" ? findBrokenLinks(text) : findBrokenReferences(text);
  return withMentioned(text, [...marked, ...styled, ...linked, ...broken].sort(compareFound), tables);
}

/** Finds what was meant for an address and its marks in running text. */
function findBrokenInText(text: string, site: Site, syntax: RawLiteral["syntax"]): readonly EmbeddedIdentifier[] {
  if (site.kind === "text" && site.of === "comment") return findBrokenLinks(text);
  if (hasLinksApart(syntax)) return [];
  return [
    ...findLinksClosedByBracket(text),
    ...findLoneBackQuotes(text),
    ...findLoneAngles(text),
    ...findUnpairedQuotes(text),
  ].sort(compareFound);
}

/** Whether the reader of the document has taken the links out of the text and knows what its marks open: an address that is left stands in code. */
function hasLinksApart(syntax: RawLiteral["syntax"]): boolean {
  return syntax === "markdown-text" || syntax === "asciidoc-text";
}

/** `found`, and the identifiers that the rest of the text mentions; `undefined` if `found` is empty. */
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

/** The text with each identifier found replaced by spaces, so that all offsets stay. */
function without(text: string, found: readonly EmbeddedIdentifier[]): string {
  return masked(
    text,
    found.map(({ span }) => span),
    " ",
  );
}

const textSite: Site = { kind: "text" };

/**
 * Whether a literal at the site may be a query. Text for people may speak of queries, but is none; a place for
 * identifiers holds no query.
 */
function mayQuery({ kind }: Site): boolean {
  return kind !== "text" && kind !== "identifier";
}

/** Whether the tag of a template says that it is a query. */
function isQueryTag(site: Site): boolean {
  return site.kind === "tagged" && languageOfTag(site.tag) === "query";
}

/**
 * Whether more than a query is looked for in a literal at the site: not in keys, nor in text that is compared or
 * searched for, which may be wrong on purpose.
 */
function mayHoldMore(site: Site, evidence: Evidence | undefined): boolean {
  if (site.kind === "data") return !site.isKey;
  return evidence?.tier !== "inspected" && ["value", "assigned", "argument", "tagged"].includes(site.kind);
}
