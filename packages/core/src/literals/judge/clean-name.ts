import { isUsed } from "../../checks/conventions/roles.js";
import type { Place } from "../../checks/definition/place.js";
import { isCleanIri } from "../../checks/run/check-iri.js";
import type { Code } from "../../findings/code.js";
import { placeOf } from "../conventions/place-of.js";
import type { RawLiteral } from "../read/literal.js";
import type { IdentifierSite } from "../read/site.js";
import { displayContextAt } from "../read/source-line.js";
import type { Settings } from "../settings/settings.js";
import { documentChecksFor } from "./check-together.js";
import { selectCodes } from "./selected-codes.js";

/** The site of a name in N-Triples, an absolute IRI between angle brackets (N-Triples §2.2). */
const nameOfTriples: IdentifierSite = { kind: "identifier", use: "name", production: "IRI", role: "<…>" };

/** Only such names are judged here: for other schemes, conventions and rules of the scheme apply. */
const beginning = /^https?:\/\//u;

/**
 * Makes a quick test for names in N-Triples and N-Quads. `true`: the name certainly has no finding; `false`:
 * `checkLiteral` has to decide. The text must have no escapes and stand in a line without right-to-left characters.
 */
export function cleanNames(settings: Settings): (text: string) => boolean {
  const { place, whole } = checkingAt(nameOfTriples, settings);
  const { options } = settings;
  return (text) => beginning.test(text) && isCleanIri(text, { checks: whole, place, options });
}

/**
 * An `http` or `https` name without escapes, without beginnings of the placeholders that count in any file, and without characters of
 * ASCII that no IRI has: what has them has a finding.
 */
const plain = /^https?:\/\/[^\0-\x20"$<>\\^`{|}\x7F]*$/u;

/** What to check in the names of one site. */
interface Checking {
  readonly place: Place;
  /** The codes for a whole identifier. */
  readonly whole: readonly Code[];
  /** The codes for a prefixed name. */
  readonly prefixed: readonly Code[];
  /** Whether a document check compares whole identifiers, for which each one must be read. */
  readonly isCompared: boolean;
  /** Whether the site is one of linked data, in which only those placeholders count that count in any file. */
  readonly isOfLinkedData: boolean;
}

function checkingAt(site: IdentifierSite, settings: Settings): Checking {
  const place = placeOf(site, "http://a.example/", settings);
  return {
    place,
    whole: selectCodes(settings, "all", "whole", place.profile),
    prefixed: selectCodes(settings, "prefixed-name", "whole", place.profile),
    isCompared: documentChecksFor(settings).some((check) => check.find !== undefined && check.passesRecords !== true),
    isOfLinkedData: isUsed("linked-data", site.role),
  };
}

/** Cached by the identity of the site: a reader makes one object for each kind of site, which all names there share. */
const known = new WeakMap<Settings, WeakMap<IdentifierSite, Checking>>();

function knownChecking(site: IdentifierSite, settings: Settings): Checking {
  const bySite = known.get(settings) ?? new WeakMap<IdentifierSite, Checking>();
  const checking = bySite.get(site) ?? checkingAt(site, settings);
  if (!bySite.has(site)) known.set(settings, bySite.set(site, checking));
  return checking;
}

/**
 * A quick test of names in Turtle and its relatives, without decoding and without a source map. `true`: the name
 * certainly has no finding and matters to no document check; `false`: `checkLiteral` has to decide.
 */
export function isCleanName(source: string, raw: RawLiteral, settings: Settings): boolean {
  const { site, syntax, span, open, surroundings, pieces } = raw;
  if (site.kind !== "identifier" || site.use !== "name" || open !== undefined || surroundings !== undefined)
    return false;
  if (syntax === "turtle-iri") return pieces === undefined && isCleanWholeName(source, span, site, settings);
  return syntax === "turtle-local-name" && isCleanPrefixedName(source, raw, site, settings);
}

function isCleanWholeName(source: string, span: RawLiteral["span"], site: IdentifierSite, settings: Settings): boolean {
  const text = source.slice(span.start, span.end);
  if (!plain.test(text)) return false;
  const { place, whole: checks, isCompared, isOfLinkedData } = knownChecking(site, settings);
  if (isCompared || !isOfLinkedData) return false;
  const display = displayContextAt(source, span);
  return isCleanIri(text, { checks, place, options: settings.options, ...(display && { display }) });
}

/** The test of a prefixed name, which no document check traces. */
function isCleanPrefixedName(
  source: string,
  { pieces = [] }: RawLiteral,
  site: IdentifierSite,
  settings: Settings,
): boolean {
  const [prefix, local] = pieces;
  if (pieces.length !== 2 || prefix?.kind !== "expansion" || local?.kind !== "text") return false;
  const text = prefix.text + source.slice(local.span.start, local.span.end);
  if (!plain.test(text)) return false;
  const { place, prefixed: checks, isOfLinkedData } = knownChecking(site, settings);
  return isOfLinkedData && isCleanIri(text, { checks, place, options: settings.options });
}
