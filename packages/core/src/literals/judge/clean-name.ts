import { isUsed } from "../../checks/conventions/roles.js";
import type { Place } from "../../checks/definition/place.js";
import { checkIri } from "../../checks/run/check-iri.js";
import type { Code } from "../../findings/code.js";
import { placeOf } from "../conventions/place-of.js";
import type { RawLiteral } from "../read/literal.js";
import type { IdentifierSite } from "../read/site.js";
import { displayContextAt } from "../read/source-line.js";
import type { Settings } from "../settings/settings.js";
import { documentChecksFor } from "./check-together.js";
import { selectCodes } from "./selected-codes.js";

/** A name between angle brackets, where an identifier without a scheme is none — N-Triples §2.2 */
const nameOfTriples: IdentifierSite = { kind: "identifier", use: "name", production: "IRI", role: "<…>" };

/** What is asked of all names; what their schemes allow for stands in no other. */
const beginning = /^https?:\/\//u;

/**
 * Tells quickly of names in N-Triples and N-Quads that they have nothing to report: `true` is certain, `false` leaves the
 * question to `checkLiteral`. The text must be as it is written, without escapes, in a line without right-to-left characters.
 */
export function cleanNames(settings: Settings): (text: string) => boolean {
  const { place, whole } = checkingAt(nameOfTriples, settings);
  const { options } = settings;
  return (text) => beginning.test(text) && checkIri(text, { checks: whole, place, options }).length === 0;
}

/** Without escapes, and without what a placeholder begins with that any file may have. */
const plain = /^https?:\/\/[^\\${<]*$/u;

/** What is to be looked for in the names of one site. */
interface Checking {
  readonly place: Place;
  /** For a whole identifier, and for a prefixed name. */
  readonly whole: readonly Code[];
  readonly prefixed: readonly Code[];
  /** Whether whole identifiers are compared with each other, too. */
  readonly isCompared: boolean;
  /** Whether no more placeholders are known there than those of any file. */
  readonly isOfLinkedData: boolean;
}

function checkingAt(site: IdentifierSite, settings: Settings): Checking {
  const place = placeOf(site, "http://a.example/", settings);
  return {
    place,
    whole: selectCodes(settings, "all", "whole", place.profile),
    prefixed: selectCodes(settings, "prefixed-name", "whole", place.profile),
    isCompared: documentChecksFor(settings).some((check) => check.find === undefined || check.passesRecords !== true),
    isOfLinkedData: isUsed("linked-data", site.role),
  };
}

/** The documents that are read have few sites of names, which all of their names share. */
const known = new WeakMap<Settings, WeakMap<IdentifierSite, Checking>>();

function knownChecking(site: IdentifierSite, settings: Settings): Checking {
  const bySite = known.get(settings) ?? new WeakMap<IdentifierSite, Checking>();
  const checking = bySite.get(site) ?? checkingAt(site, settings);
  if (!bySite.has(site)) known.set(settings, bySite.set(site, checking));
  return checking;
}

/**
 * Tells quickly of names in Turtle and its relatives that reading and checking them would find nothing, nor anything for a
 * check of the whole document: `true` is certain. Nothing is decoded and no map is made for those, which are nearly all.
 */
export function isCleanName(source: string, raw: RawLiteral, settings: Settings): boolean {
  const { site, syntax, span, open, surroundings, pieces } = raw;
  if (site.kind !== "identifier" || site.use !== "name" || open !== undefined || surroundings !== undefined)
    return false;
  if (syntax === "turtle-iri") return pieces === undefined && isCleanIri(source, span, site, settings);
  return syntax === "turtle-local-name" && isCleanPrefixedName(source, raw, site, settings);
}

function isCleanIri(source: string, span: RawLiteral["span"], site: IdentifierSite, settings: Settings): boolean {
  const text = source.slice(span.start, span.end);
  if (!plain.test(text)) return false;
  const { place, whole: checks, isCompared, isOfLinkedData } = knownChecking(site, settings);
  if (isCompared || !isOfLinkedData) return false;
  const display = displayContextAt(source, span);
  return checkIri(text, { checks, place, options: settings.options, ...(display && { display }) }).length === 0;
}

/** Checks of documents have nothing to say of prefixed names. */
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
  return isOfLinkedData && checkIri(text, { checks, place, options: settings.options }).length === 0;
}
