import { lookupScheme } from "../../schemes/lookup-scheme.js";
import type { Place, Tier } from "../../checks/definition/place.js";
import type { TemplateGrammar } from "../../templates/uri-template.js";
import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import type { Production } from "../../profiles/profile.js";
import { domainBeforePath } from "../../hosts/domain-before-path.js";
import { beginsWithDomain, beginsWithWebHost } from "../../hosts/well-known-sites.js";
import { beginsWithoutColon } from "../../schemes/misspelled-scheme.js";
import { findIdentifiersInText } from "../embedded/identifiers-in-text.js";
import type { Settings } from "../settings/settings.js";
import type { Site } from "../read/site.js";
import type { Evidence } from "./evidence.js";
import { evidenceOf, evidenceWithoutName } from "./site-evidence.js";
import { tablesFor, type Tables } from "./tables.js";
import {
  beginsAsReference,
  beginsWithDrive,
  beginsAsPicture,
  beginsWithListedScheme,
  hasFullWidthColon,
  isLabel,
  withoutCopiedStart,
} from "./matching/beginnings.js";
import { hasOtherUseOfColon, isForPrograms, isNeverIdentifier, isRunningText, isSentence } from "./matching/texts.js";

/** Whether the first characters of a text are known, or it begins with a hole. */
export type Beginning = "known" | "unknown";

/** Decides by the site and the text whether a literal is meant to be an identifier, and by which grammar. */
export function placeOf(site: Site, text: string, settings: Settings, begins: Beginning = "known"): Place {
  const tables = tablesFor(settings);
  return placeBy(evidenceOf(site, tables) ?? evidenceWithoutName(site), text, settings, begins);
}

/** Decides the place by evidence that is already known, and the text. */
export function placeBy(evidence: Evidence | undefined, text: string, settings: Settings, begins: Beginning): Place {
  const tables = tablesFor(settings);
  const holds = evidence !== undefined && counts(evidence, text, tables, begins);
  const tier = holds ? tierWith(evidence, text, begins) : tierByText(text, tables, begins);
  const named = holds && tier === evidence.tier ? evidence : undefined;
  const template = named?.template ?? (begins === "known" ? templateByText(text, tier, named?.role) : undefined);
  return {
    tier,
    production: productionOf(named?.production ?? (tier === "prefix" ? "IRI" : "IRI-reference"), text, tier),
    profile: named?.profile ?? settings.profile,
    ...(named?.role !== undefined && { role: named.role }),
    ...(template !== undefined && { template }),
  };
}

/**
 * An expression that only URI templates (RFC 6570) have: `{/id}`, `{?page,per_page}`, `{&x*}`, `{;a}`; it may be
 * unclosed.
 */
const ownExpression = /\{[?&/;][A-Za-z_](?:[^{}]*\}|[\w.,:*]*$)/u;
/** Addresses in the answers of an interface whose templates are those of RFC 6570, with an expression that has an operator. */
const ownInterface = patternSequence(
  /^https:\/\/(?:api\.github\.com|[^/?#{}]+\/api\/v3)\//u,
  /[^{}]*(?:\{[\w.,:*]+\}[^{}]*)*\{[+#./;?&=,!@|]/uy,
);
/** An expression at the end that is not closed, as in the `url` of a server of an OpenAPI description: `https://a.example/{version`. */
const openExpression = /\{[A-Za-z_][\w.-]*$/u;
/** Signs of other template languages, whose expressions are not those of RFC 6570, and of `printf`, which makes a template. */
const otherTemplate = patternUnion(
  /\{\{|\}\}|\{[%!#$^:]|[$#@%]\{|<%|%[iqsuv]/u,
  /\{\/?(?:if|elseif|else|foreach|for|section|call|switch|each)[\s:}]/u,
  /@(?:if|for)[ (]|@[^@{}]*\{[^{}]*=>/u,
);

/** Whether a text that is an identifier shows by itself that it is a template. */
function templateByText(text: string, tier: Tier, role: string | undefined): TemplateGrammar | undefined {
  if (tier === "never" || tier === "prose" || tier === "inspected" || !text.includes("{")) return undefined;
  if (otherTemplate.test(text)) return undefined;
  if (ownExpression.test(text) || ownInterface.test(text)) return "uri-template";
  const mayBeOfServer = tier === "sink" && (role === "server" || role === "url");
  return mayBeOfServer && openExpression.test(text) ? "path-template" : undefined;
}

/**
 * The production that applies. A misspelled scheme, or one left out before a host that is followed, is one mistake: where
 * an IRI is required, it is not reported as a missing scheme, too.
 */
function productionOf(production: Production, text: string, tier: Tier): Production {
  if (production !== "IRI") return production;
  const isHost = tier === "sink" && (beginsWithWebHost(text) || domainBeforePath(text) !== undefined);
  return isHost || beginsWithoutColon(text) || hasFullWidthColon(text) ? "IRI-reference" : production;
}

/** What may be a host, since a port follows, before a path or nothing: `localhost:3000`, `192.0.2.1:80/b`. */
const nameAndPort = /^[\w.-]{1,253}:\d{1,5}(?:[/?#]|$)/u;

/** Whether the text looks as the evidence requires. */
function counts({ expects }: Evidence, text: string, tables: Tables, begins: Beginning): boolean {
  switch (expects) {
    case "any":
      return true;
    case "value":
      return !isLabel(text) && !hasOtherUseOfColon(text) && !isForPrograms(text);
    case "server":
      return !isLabel(text) && !isForPrograms(text) && (!hasOtherUseOfColon(text) || nameAndPort.test(text));
    case "reference":
      if (begins === "unknown") return /[/?#]/u.test(text) && !isSentence(text);
      return isReference(withoutCopiedStart(text));
    case "listed":
      return begins === "known" && (isListed(text, tables) || isSpaced(text, tables));
    case "spaced":
      return begins === "known" && isSpaced(text, tables);
    case "registered":
      return begins === "known" && (isListed(text, tables) || isRegistered(text));
    case "prefixes":
      return begins === "known" && isPrefixes(text, tables);
    case "file":
      return /^file:/iu.test(text);
    case "host":
      return begins === "known" && beginsWithWebHost(text) && !isSentence(text);
    case "address":
      if (begins === "unknown") return false;
      return isListed(text, tables) || isSpaced(text, tables) || (beginsWithWebHost(text) && !isSentence(text));
    case "path-template":
      return /^\/[^{}]*[{}]|^\/\S*\s+$|^\s+\/\S*$/u.test(text);
  }
}

function isReference(text: string): boolean {
  return (
    (beginsAsReference(text) || beginsWithoutColon(text) || beginsWithWebHost(text) || beginsWithDomain(text)) &&
    !hasOtherUseOfColon(text) &&
    !isSentence(text) &&
    !isForPrograms(text)
  );
}

function isListed(text: string, { schemes }: Tables): boolean {
  return beginsWithListedScheme(text, schemes) && !isSentence(text) && !isForPrograms(text);
}

/** Whether the text is an address with white space before it, and nothing else. */
function isSpaced(text: string, tables: Tables): boolean {
  return /^\s/u.test(text) && !isSentence(text.replace(/^[\n\r]+/u, "")) && isListed(withoutCopiedStart(text), tables);
}

/** Whether the text begins with a registered scheme: `urn:a:b`, but neither `std::vector` nor `Note: text`. */
function isRegistered(text: string): boolean {
  const [scheme = "", rest = ""] = text.split(/:(.*)/su, 2);
  return rest !== "" && lookupScheme(scheme) !== undefined && !hasOtherUseOfColon(text) && !isForPrograms(text);
}

/**
 * Whether the text is a list of prefixes with their namespaces: `dc: http://purl.org/dc/terms/ foaf:
 * http://xmlns.com/foaf/0.1/` — RDFa Core 1.1 §5.
 */
function isPrefixes(text: string, { schemes }: Tables): boolean {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const isPair = (word: string, index: number): boolean =>
    index % 2 === 0 ? /^[\p{L}_][\p{L}\p{M}\p{N}_.-]*:$/u.test(word) : beginsWithListedScheme(word, schemes);
  return words.length > 1 && words.every(isPair);
}

function tierWith({ tier, holds, browsed, production, expects }: Evidence, text: string, begins: Beginning): Tier {
  if (holds !== undefined || begins === "unknown" || (browsed && beginsWithDrive(text))) return tier;
  // Where only an absolute IRI may stand, an empty text is a mistake and not something else.
  if (text === "" && production === "IRI" && expects === "any") return tier;
  return isNeverIdentifier(text) ? "never" : tier;
}

function mentionsAny(text: string, tables: Tables): boolean {
  return findIdentifiersInText(text, tables.schemesInText).length > 0;
}

/** The tier of a text at a place that says nothing of it. */
function tierByText(text: string, tables: Tables, begins: Beginning): Tier {
  if (isForPrograms(text)) return isRunningText(text) && mentionsAny(text, tables) ? "prose" : "never";
  if (begins === "known" && isListed(text, tables)) return isNeverIdentifier(text) ? "never" : "prefix";
  if (begins === "known" && beginsAsPicture(text)) return "prefix";
  return mentionsAny(text, tables) ? "prose" : "never";
}
