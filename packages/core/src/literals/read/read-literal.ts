import { isUsed } from "../../checks/conventions/roles.js";
import type { Place } from "../../checks/definition/place.js";
import type { Span } from "../../findings/span.js";
import { decodeLiteral, partsOfFragment, withHoles, type Fragment } from "./decode-literal.js";
import type { EmbeddedIdentifier } from "../embedded/embedded-identifier.js";
import { findEmbedded } from "../embedded/find-embedded.js";
import { takesHeaderField } from "../embedded/identifiers-behind-names.js";
import { findImageCandidates, findPrefixedWords, findWords } from "../embedded/identifiers-in-lists.js";
import { findIdentifiersInText } from "../embedded/identifiers-in-text.js";
import { openEnds, type Literal, type OpenEnds, type RawLiteral } from "./literal.js";
import { findPlaceholders, maskPlaceholders } from "../conventions/matching/placeholders.js";
import { heedsSigns, type Evidence } from "../conventions/evidence.js";
import { placeBy, type Beginning } from "../conventions/place-of.js";
import { evidenceOf, evidenceWithoutName } from "../conventions/site-evidence.js";
import { tablesFor, type Tables } from "../conventions/tables.js";
import { hasColonSign, hasNameSign, hasRelativeSign, hasSchemeSign, hasSlashSign } from "./scheme-signs.js";
import { readTemplate } from "../../templates/uri-template.js";
import type { Settings } from "../settings/settings.js";

const none: readonly Literal[] = [];

/**
 * Reads the identifiers that a literal in `source` is meant to hold: none for most literals, one for a URL, several for
 * `srcset` or for prose that mentions some. A literal whose source shows that it holds none is not decoded.
 */
export function readLiterals(source: string, raw: RawLiteral, settings: Settings): readonly Literal[] {
  if (raw.span.start === raw.span.end) return emptyLiterals(source, raw, settings);
  const tables = tablesFor(settings);
  const evidence = evidenceOf(raw.site, tables);
  if (isNever(evidence) || !mayHoldIdentifier(source, raw, evidence, tables)) return none;
  const fragment = decodeLiteral(source, raw);
  const embedded = findEmbedded(raw, fragment.text, evidence, tables);
  if (embedded !== undefined) return embeddedLiterals(raw, fragment, embedded, settings);
  const known = evidence ?? evidenceWithoutName(raw.site);
  const place = placeBy(known, fragment.text, settings, beginningOf(fragment, raw.open));
  if (place.tier === "never") return none;
  const spans = identifiersIn(fragment.text, place, evidence, settings);
  if (spans === undefined) return [literalOf(raw, fragment, place, raw.open)];
  return partsOf(
    raw,
    fragment,
    spans.map((span) => ({ span, place })),
  );
}

/**
 * Whether the source of a literal shows what every identifier at its site has, such as a colon: without that, `readLiterals`
 * finds none in it.
 */
export function mayHoldIdentifiers(source: string, raw: UnreadLiteral, settings: Settings): boolean {
  if (raw.span.start === raw.span.end) return true;
  const tables = tablesFor(settings);
  const evidence = evidenceOf(raw.site, tables);
  return !isNever(evidence) && mayHoldIdentifier(source, raw, evidence, tables);
}

/** What of a literal is looked at before it is decoded. */
export type UnreadLiteral = Pick<RawLiteral, "span" | "site" | "pieces" | "open">;

/**
 * Whether a literal at a site can hold an identifier only if its source has a colon, a slash, a semicolon or the start
 * of an escape, so that a reader may leave out all other literals.
 */
export function needsSign(site: RawLiteral["site"], settings: Settings): boolean {
  const evidence = evidenceOf(site, tablesFor(settings));
  return evidence === undefined || isNever(evidence) || heedsSigns(evidence);
}

/** What is empty where an absolute name is expected, as in N-Triples, is a mistake, elsewhere nothing or a reference. */
function emptyLiterals(source: string, raw: RawLiteral, settings: Settings): readonly Literal[] {
  const { site } = raw;
  if (site.kind !== "identifier" || site.use !== "name" || site.production !== "IRI") return none;
  const fragment = decodeLiteral(source, raw);
  return [literalOf(raw, fragment, placeBy(evidenceOf(site, tablesFor(settings)), "", settings, "known"), raw.open)];
}

/** Whether no text at the site is an identifier. */
function isNever(evidence: Evidence | undefined): boolean {
  return evidence?.tier === "never" && evidence.expects === "any";
}

/** Whether the undecoded source has what every identifier at this site has, such as a colon. */
function mayHoldIdentifier(
  source: string,
  raw: UnreadLiteral,
  evidence: Evidence | undefined,
  tables: Tables,
): boolean {
  const { span } = raw;
  if (evidence === undefined || heedsSigns(evidence)) {
    if (tables.schemes.bare.size > 0 || takesHeaderField(raw.site)) return hasSign(source, raw, hasColonSign);
    if (!continuesAcrossPieces(raw)) return hasSign(source, raw, hasSchemeSign);
    return hasSign(source, raw, hasColonSign) && hasSign(source, raw, hasSlashSign);
  }
  if (evidence.expects !== "reference" || raw.pieces !== undefined || raw.open !== undefined) return true;
  return hasRelativeSign(source, span) || hasColonSign(source, span) || hasNameSign(source, span);
}

/** Whether a piece of the literal has the sign. Code in its holes does not count. */
function hasSign(source: string, { span, pieces }: UnreadLiteral, isSign: typeof hasColonSign): boolean {
  return pieces === undefined
    ? isSign(source, span)
    : pieces.some((piece) => piece.kind !== "hole" && isSign(source, piece.span));
}

/** Whether no hole separates two pieces, as in `"http:" + "//a"`: `://` is then in neither piece of the source. */
function continuesAcrossPieces({ pieces = [] }: UnreadLiteral): boolean {
  return pieces.some(({ kind }, index) => kind !== "hole" && index > 0 && pieces[index - 1]?.kind !== "hole");
}

function beginningOf({ holes }: Fragment, open: OpenEnds | undefined): Beginning {
  return open?.before === true || holes[0]?.start === 0 ? "unknown" : "known";
}

/** The spans of the identifiers in a text that may hold several; `undefined` if the text as a whole is one. */
function identifiersIn(
  text: string,
  { tier }: Place,
  evidence: Evidence | undefined,
  settings: Settings,
): Span[] | undefined {
  if (tier === "prose") return findIdentifiersInText(text, tablesFor(settings).schemesInText);
  if (evidence?.holds === undefined || evidence.holds === "text" || evidence.tier !== tier) return undefined;
  // White space within a placeholder separates no words.
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

/** The identifiers of embedded text, read as a literal at the site that the text has in the embedded language. */
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

/** The span of an identifier in the text of its literal, and its place. */
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
 * The placeholders in a text. In linked data, only the notations count by which programs fill in whole files: `{{x}}`,
 * `${x}`, `$x`, `{% x %}`, `<%= x %>`; in formats without a base IRI, such as N-Triples, no notation counts. No other
 * program reads the escapes of a namespace: `@prefix a: <http://a/\n>` (IRIREF in Turtle 1.1 §6.5).
 */
function placeholdersIn(text: string, { site, syntax }: RawLiteral, { tier }: Place): readonly Span[] {
  const isOfData = isUsed("linked-data", roleOfSite(site));
  if (isOfData && site.kind === "identifier" && site.production === "IRI") return [];
  // The slip in a broken link is the same whatever its address holds: `[a] (https://a.example/$b)`.
  if (site.kind === "identifier" && /^(?:broken|foreign)-link$/u.test(site.role)) return [];
  const found = findPlaceholders(text, syntax);
  const isLink = tier === "sink" && (site.kind === "attribute" || site.kind === "identifier");
  return found
    .filter(({ start, end, convention: { match, effect } }) => {
      if (isOfData) return effect.hole === "in-any-file";
      if (syntax === "turtle-iri" && match.begins === "\\") return false;
      return !isLink || match.unlessInLink?.(text, start, end) !== true;
    })
    .map(({ start, end }) => ({ start, end }));
}

/**
 * The role of a literal of linked data, as a keyword of JSON-LD or an attribute of RDF/XML names it; `undefined` in
 * other documents, such as programs, which fill in the placeholders of their strings.
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

/**
 * Makes holes of the placeholders in the text. The expressions of a URI template become holes, too, but keep their
 * text, since the grammar of templates judges it.
 */
function withPlaceholders(decoded: Fragment, raw: RawLiteral, place: Place): Fragment {
  // A description of syntax writes what stands for something else in any way.
  if (place.registration !== undefined) return decoded;
  if (place.template !== undefined && decoded.holes.length === 0)
    return { ...decoded, holes: readTemplate(decoded.text, place.template).braced };
  const placeholders = placeholdersIn(decoded.text, raw, place);
  return placeholders.length === 0 ? decoded : withHoles(decoded, joined(decoded.holes, placeholders));
}

/** The placeholders and the holes outside of them, in ascending order. */
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
