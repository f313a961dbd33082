import { isUsed } from "../../checks/conventions/roles.js";
import type { Place } from "../../checks/definition/place.js";
import type { Span } from "../../findings/span.js";
import { decodeLiteral, partsOfFragment, withHoles, type Fragment } from "./decode-literal.js";
import type { EmbeddedIdentifier } from "../embedded/embedded-identifier.js";
import { findEmbedded } from "../embedded/find-embedded.js";
import { findImageCandidates, findPrefixedWords, findWords } from "../embedded/identifiers-in-lists.js";
import { findIdentifiersInText } from "../embedded/identifiers-in-text.js";
import { openEnds, type Literal, type OpenEnds, type RawLiteral } from "./literal.js";
import { findPlaceholders, maskPlaceholders } from "../conventions/matching/placeholders.js";
import { heedsSigns, type Evidence } from "../conventions/evidence.js";
import { placeBy, type Beginning } from "../conventions/place-of.js";
import { evidenceOf } from "../conventions/site-evidence.js";
import { tablesFor, type Tables } from "../conventions/tables.js";
import { hasColonSign, hasNameSign, hasRelativeSign, hasSchemeSign, hasSlashSign } from "./scheme-signs.js";
import { readTemplate } from "../../templates/uri-template.js";
import type { Settings } from "../settings/settings.js";

const none: readonly Literal[] = [];

/**
 * Reads the identifiers that a literal in `source` is meant to hold: none for most, one for a URL, several for `srcset`
 * or for text in which some are mentioned. What is not meant to be an identifier costs no decoding.
 */
export function readLiterals(source: string, raw: RawLiteral, settings: Settings): readonly Literal[] {
  if (raw.span.start === raw.span.end) return none;
  const tables = tablesFor(settings);
  const evidence = evidenceOf(raw.site, tables);
  if (isNever(evidence) || !mayHoldIdentifier(source, raw, evidence, tables)) return none;
  const fragment = decodeLiteral(source, raw);
  const embedded = findEmbedded(raw, fragment.text, evidence, tables);
  if (embedded !== undefined) return embeddedLiterals(raw, fragment, embedded, settings);
  const place = placeBy(evidence, fragment.text, settings, beginningOf(fragment, raw.open));
  if (place.tier === "never") return none;
  const spans = identifiersIn(fragment.text, place, evidence, settings);
  if (spans === undefined) return [literalOf(raw, fragment, place, raw.open)];
  return partsOf(
    raw,
    fragment,
    spans.map((span) => ({ span, place })),
  );
}

/** Whether a text at a site holds no identifier if it has no colon, no slash, no semicolon, and nothing that an escape begins with. */
export function readsWithSignOnly(site: RawLiteral["site"], settings: Settings): boolean {
  const evidence = evidenceOf(site, tablesFor(settings));
  return evidence === undefined || isNever(evidence) || heedsSigns(evidence);
}

/** Whether no text at all is an identifier there. */
function isNever(evidence: Evidence | undefined): boolean {
  return evidence?.tier === "never" && evidence.expects === "any";
}

/** Whether the source has a sign without which no text is an identifier at the place, such as a colon. */
function mayHoldIdentifier(source: string, raw: RawLiteral, evidence: Evidence | undefined, tables: Tables): boolean {
  const { span } = raw;
  if (evidence === undefined || heedsSigns(evidence)) {
    if (tables.schemes.bare.size > 0) return hasSign(source, raw, hasColonSign);
    if (!hasSeam(raw)) return hasSign(source, raw, hasSchemeSign);
    return hasSign(source, raw, hasColonSign) && hasSign(source, raw, hasSlashSign);
  }
  if (evidence.expects !== "reference" || raw.pieces !== undefined || raw.open !== undefined) return true;
  return hasRelativeSign(source, span) || hasColonSign(source, span) || hasNameSign(source, span);
}

/** Whether the literal's own characters have the sign. Code in its holes does not count. */
function hasSign(source: string, { span, pieces }: RawLiteral, isSign: typeof hasColonSign): boolean {
  return pieces === undefined
    ? isSign(source, span)
    : pieces.some((piece) => piece.kind !== "hole" && isSign(source, piece.span));
}

/** Whether characters that follow each other stand apart in the source, where a sign of several is not seen. */
function hasSeam({ pieces = [] }: RawLiteral): boolean {
  return pieces.some(({ kind }, index) => kind !== "hole" && index > 0 && pieces[index - 1]?.kind !== "hole");
}

function beginningOf({ holes }: Fragment, open: OpenEnds | undefined): Beginning {
  return open?.before === true || holes[0]?.start === 0 ? "unknown" : "known";
}

/** Where the identifiers stand in a text that holds more than one; `undefined` if the text itself is one. */
function identifiersIn(
  text: string,
  { tier }: Place,
  evidence: Evidence | undefined,
  settings: Settings,
): Span[] | undefined {
  if (tier === "prose") return findIdentifiersInText(text, tablesFor(settings).schemesInText);
  if (evidence?.holds === undefined || evidence.holds === "text" || evidence.tier !== tier) return undefined;
  // A placeholder may hold white space, which parts no words.
  const masked = maskPlaceholders(text);
  return finders[evidence.holds](masked);
}

const finders = { words: findWords, "prefixed-words": findPrefixedWords, "image-candidates": findImageCandidates };

function embeddedLiterals(
  raw: RawLiteral,
  fragment: Fragment,
  embedded: readonly EmbeddedIdentifier[],
  settings: Settings,
): Literal[] {
  const found = embedded.flatMap((each) => placedIn(fragment, each, settings));
  return partsOf(raw, fragment, found);
}

/** The same as for a literal by itself, whose site is that in the other language. */
function placedIn(
  { text, holes }: Fragment,
  { span, site, namespaceOfScheme }: EmbeddedIdentifier,
  settings: Settings,
): PlacedSpan[] {
  const part = text.slice(span.start, span.end);
  const evidence = evidenceOf(site, tablesFor(settings));
  const isUnknown = holes.some(({ start }) => start === span.start);
  const place = placeBy(evidence, part, settings, isUnknown ? "unknown" : "known");
  if (place.tier === "never") return [];
  const named = namespaceOfScheme === undefined ? place : { ...place, namespaceOfScheme };
  const spans = identifiersIn(part, place, evidence, settings) ?? [{ start: 0, end: part.length }];
  return spans.map(({ start, end }) => ({ span: { start: span.start + start, end: span.start + end }, place: named }));
}

/** Where an identifier stands in the text of a literal, and what is known of it. */
interface PlacedSpan {
  readonly span: Span;
  readonly place: Place;
}

function partsOf(raw: RawLiteral, fragment: Fragment, found: readonly PlacedSpan[]): Literal[] {
  const parts = partsOfFragment(
    fragment,
    found.map(({ span }) => span),
  );
  return found.flatMap(({ span, place }, index) => {
    const part = parts[index];
    if (part === undefined) return [];
    const before = raw.open?.before === true && span.start === 0;
    const after = raw.open?.after === true && span.end === fragment.text.length;
    return literalOf(raw, part, place, openEnds(before, after));
  });
}

/**
 * The placeholders of a text. In a document of linked data no parser reads them, and there are none without a base, as in
 * N-Triples; elsewhere only those of programs that fill in whole files are taken for such: `{{x}}`, `${x}`, `$x`, `{% x %}`, `<%= x %>`.
 */
function placeholdersIn(text: string, { site, syntax }: RawLiteral, { tier }: Place): readonly Span[] {
  const isOfData = isUsed("linked-data", roleOfSite(site));
  if (isOfData && site.kind === "identifier" && site.production === "IRI") return [];
  const found = findPlaceholders(text, syntax);
  // What begins it stands for a parenthesis.
  const isSlip = site.kind === "identifier" && site.role === "broken-link";
  const isLink = tier === "sink" && (site.kind === "attribute" || site.kind === "identifier");
  return found
    .filter(({ start, end, convention: { match, effect } }) => {
      if (isSlip && start === 0) return false;
      if (isOfData) return effect.hole === "in-any-file";
      return !isLink || match.unlessInLink?.(text, start, end) !== true;
    })
    .map(({ start, end }) => ({ start, end }));
}

/**
 * The role of a literal of the document itself, as JSON-LD writes it in keys and RDF/XML in attributes; one in a string is
 * filled in by the program around it.
 */
function roleOfSite(site: RawLiteral["site"]): string | undefined {
  switch (site.kind) {
    case "identifier":
      return site.role;
    case "data":
      return site.isKey || site.path.at(-1)?.startsWith("@") !== true ? undefined : site.path.at(-1);
    case "attribute":
      return site.name.startsWith("@") ? undefined : site.name;
    default:
      return undefined;
  }
}

function literalOf(raw: RawLiteral, decoded: Fragment, told: Place, open: OpenEnds | undefined): Literal {
  const place = raw.surroundings === undefined ? told : { ...told, ...raw.surroundings };
  const fragment = withPlaceholders(decoded, raw, place);
  return {
    text: fragment.text,
    span: fragment.map.toSource({ start: 0, end: fragment.text.length }),
    syntax: raw.syntax,
    map: fragment.map,
    place,
    holes: fragment.holes,
    pieces: raw.pieces ?? [{ kind: "text", span: raw.span }],
    ...(open !== undefined && { open }),
  };
}

/** The expressions of a template are its text, too: what they are is judged by its grammar. */
function withPlaceholders(decoded: Fragment, raw: RawLiteral, place: Place): Fragment {
  if (place.template !== undefined && decoded.holes.length === 0)
    return { ...decoded, holes: readTemplate(decoded.text, place.template).braced };
  const placeholders = placeholdersIn(decoded.text, raw, place);
  return placeholders.length === 0 ? decoded : withHoles(decoded, joined(decoded.holes, placeholders));
}

/** The placeholders, and the holes that do not lie in one, in order. */
function joined(holes: readonly Span[], placeholders: readonly Span[]): Span[] {
  const spans: Span[] = [];
  let next = 0;
  for (const placeholder of placeholders) {
    for (; next < holes.length; next++) {
      const hole = holes[next];
      if (hole === undefined || hole.start >= placeholder.end) break;
      if (hole.start < placeholder.start) spans.push(hole);
    }
    spans.push(placeholder);
  }
  return [...spans, ...holes.slice(next)];
}
