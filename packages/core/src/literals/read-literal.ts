import type { Place } from "../checks/place.js";
import type { Span } from "../span.js";
import { decodeLiteral, partsOfFragment, withHoles, type Fragment } from "./decode-literal.js";
import { findImageCandidates, findWords } from "./identifiers-in-lists.js";
import { findIdentifiersInText } from "./identifiers-in-text.js";
import type { Literal, OpenEnds, RawLiteral } from "./literal.js";
import { findPlaceholders } from "./placeholders.js";
import type { Evidence } from "./places/evidence.js";
import { placeBy, type Beginning } from "./places/place-of.js";
import { evidenceOf } from "./places/site-evidence.js";
import { tablesFor } from "./places/tables.js";
import type { Settings } from "./settings/settings.js";

/**
 * Reads the identifiers that a literal in `source` is meant to hold: none for most, one for a URL, several for `srcset`
 * or for text in which some are mentioned. What is not meant to be an identifier costs no decoding.
 */
export function readLiterals(source: string, raw: RawLiteral, settings: Settings): readonly Literal[] {
  const evidence = evidenceOf(raw.site, tablesFor(settings));
  if (evidence?.tier === "never" || !mayHoldIdentifier(source, raw, evidence)) return [];
  const fragment = decodeLiteral(source, raw);
  const place = placeBy(evidence, fragment.text, settings, beginningOf(fragment, raw.open));
  if (place.tier === "never") return [];
  const spans = identifiersIn(fragment.text, place, evidence, settings);
  return spans === undefined ? [literalOf(raw, fragment, place, raw.open)] : partsOf(raw, fragment, place, spans);
}

/**
 * Looks for what an identifier cannot do without: a colon, which may be escaped, unless the place holds identifiers
 * whatever they look like, or the text begins as a relative reference does.
 */
function mayHoldIdentifier(source: string, raw: RawLiteral, evidence: Evidence | undefined): boolean {
  const { start, end } = raw.span;
  if (evidence !== undefined && evidence.tier !== "prose" && evidence.expects !== "listed") {
    if (evidence.expects !== "reference" || raw.pieces !== undefined || raw.open !== undefined) return start < end;
    if (isRelativeStart(source.charCodeAt(start))) return true;
  }
  for (let offset = start; offset < end; offset++) {
    const unit = source.charCodeAt(offset);
    if (unit === 0x3a || unit === 0x5c || unit === 0x26) return true;
  }
  return false;
}

/** `/`, `.`, `#` or `?` */
function isRelativeStart(unit: number): boolean {
  return unit === 0x2f || unit === 0x2e || unit === 0x23 || unit === 0x3f;
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
  if (evidence?.holds === undefined || evidence.tier !== tier) return undefined;
  return evidence.holds === "words" ? findWords(text) : findImageCandidates(text);
}

function partsOf(raw: RawLiteral, fragment: Fragment, place: Place, spans: readonly Span[]): Literal[] {
  return partsOfFragment(fragment, spans).map((part, index) =>
    literalOf(raw, part, place, {
      before: raw.open?.before === true && spans[index]?.start === 0,
      after: raw.open?.after === true && spans[index]?.end === fragment.text.length,
    }),
  );
}

function literalOf(raw: RawLiteral, decoded: Fragment, place: Place, open: OpenEnds | undefined): Literal {
  const placeholders = findPlaceholders(decoded.text);
  const fragment = placeholders.length === 0 ? decoded : withHoles(decoded, joined(decoded.holes, placeholders));
  return {
    text: fragment.text,
    span: fragment.map.toSource({ start: 0, end: fragment.text.length }),
    syntax: raw.syntax,
    map: fragment.map,
    place: raw.surroundings === undefined ? place : { ...place, ...raw.surroundings },
    holes: fragment.holes,
    pieces: raw.pieces ?? [{ kind: "text", span: raw.span }],
    ...(open !== undefined && { open }),
  };
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
