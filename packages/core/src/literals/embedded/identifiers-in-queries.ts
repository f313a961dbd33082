import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import { Prefixes } from "../read/prefixes.js";
import type { Site } from "../read/site.js";
import { patternUnion } from "../../text/composed-pattern.js";

const name: Site = { kind: "identifier", use: "name", production: "IRI-reference", role: "<…>" };
const namespace: Site = { kind: "identifier", use: "namespace", production: "IRI-reference", role: "@prefix" };

/** Declarations: `PREFIX a: <…>`, `@prefix a: <…>`, and `BASE <…>` at the beginning of a line. */
const declaration = patternUnion(
  /\bprefix\s{1,64}[\w.-]{0,64}:\s{0,64}<[^<>\s]{0,2000}>/imu,
  /^\s{0,64}@?base\s{1,64}<[a-z][a-z\d+.-]{0,31}:[^<>\s]{0,2000}>/imu,
);

/** A triple: `?a <…> ?b`, `<…> <…> "c"`, `?a a <…>`; its subject may be a relative reference. */
const subject = /(?:[?$]\w{1,64}|<[^<>\s]{0,2000}>)\s{1,64}/u;
const predicateAndObject = patternUnion(
  /<[a-z][a-z\d+.-]{0,31}:[^<>\s]{0,2000}>\s{1,64}(?:[?$]\w|<[a-z]|"|_:)/u,
  /a\s{1,64}<[a-z][a-z\d+.-]{0,31}:/u,
);
const triple = new RegExp(`${subject.source}(?:${predicateAndObject.source})`, "iu");

/**
 * The beginning of an address, which is no query even if its query component holds one: `https://a/?query=PREFIX …`.
 */
const address = /^\s*[a-z][a-z\d+.-]{0,31}:\/\//iu;

/** An end tag, which shows XML: start tags with prefixes, `<a:b> <c:d>`, look like the names of a triple. */
const endTag = /<\/[a-z]/iu;

/** The first keyword of a SPARQL query, possibly behind comments, and the beginning of its group of triples. */
const verb = /^\s*(?:#[^\n]*\n\s*)*(?:select|ask|construct|describe|insert|delete|with)\b/iu;
const group = patternUnion(
  /\{\s{0,64}(?:[?$]\w|[\w-]{0,64}:\w)/iu,
  /\{\s{0,64}<(?:[a-z][a-z\d+.-]{0,31}:\/\/|[^<>\s]{0,2000}>\s)/iu,
  /\{\s{0,64}(?:graph|service|optional|values|bind|filter|select|minus)\b/iu,
  /\{\s{0,64}\{/iu,
);

/**
 * The tokens of a query: comments and strings, in which nothing is an identifier; an escaped character, which begins no
 * string; and `<…>`, with what declares it (`prefix a:`, `base`) before an absolute IRI.
 */
const declared = /(?:\b(?:prefix\s{1,64}(?<prefix>[\w.-]{0,64}):|(?<base>base))\s{0,64})?/u;
const absoluteIri = /<(?<iri>[a-z][a-z\d+.-]{0,31}:[^<>"\\\n\r]{0,2000})>/u;
const token = patternUnion(
  /#[^\n\r]*/giu,
  /"""[^]*?"""|'''[^]*?'''/giu,
  /"(?:[^"\\\n\r]|\\.)*"|'(?:[^'\\\n\r]|\\.)*'|\\./giu,
  new RegExp(declared.source + absoluteIri.source, "giu"),
  /<[^<>"\s]{0,2000}>/giu,
);

/**
 * Finds the identifiers of a query in SPARQL, or of triples in Turtle or a related language, in the decoded text of a
 * string; `undefined` if the text is neither. Relative references are left out, since their base is mostly not known,
 * and so are identifiers with escapes (`\u00E9`). `isKnown` says that the text is a query, whatever it looks like.
 */
export function findIdentifiersInQuery(text: string, isKnown: boolean): EmbeddedIdentifier[] | undefined {
  if (!text.includes("<") || !(isKnown || holdsQuery(text))) return undefined;
  const prefixes = new Prefixes();
  const found: EmbeddedIdentifier[] = [];
  for (const { 0: whole, index, groups } of text.matchAll(token)) {
    const { iri, prefix, base } = groups ?? {};
    if (iri === undefined || mayCompare(iri)) continue;
    const end = index + whole.length - 1;
    const start = end - iri.length;
    const { surroundings } = prefixes.surroundingsAt(text, start);
    found.push({ span: { start, end }, site: prefix === undefined ? name : namespace, ...surroundings });
    if (prefix !== undefined) prefixes.declare(prefix, iri);
    else if (base !== undefined) prefixes.setBase(iri);
  }
  return found;
}

/** Whether a text looks like a query, or like triples. */
export function holdsQuery(text: string): boolean {
  if (address.test(text)) return false;
  if (declaration.test(text) || (verb.test(text) && group.test(text))) return true;
  return triple.test(text) && !endTag.test(text);
}

/**
 * Whether the angle brackets around a text may be operators: `?a <b:c && ?d> 1`. If the text has white space, only
 * `://` shows an identifier.
 */
function mayCompare(iri: string): boolean {
  return /\s/u.test(iri) && !/^[^:]*:\/\//u.test(iri);
}
