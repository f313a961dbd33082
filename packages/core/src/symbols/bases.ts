import { isUsed } from "../checks/conventions/roles.js";
import { isIri } from "../iri/is-iri.js";
import { resolve } from "../iri/resolve.js";
import type { Literal } from "../literals/read/literal.js";
import type { LanguageName } from "../documents/languages.js";
import type { SymbolDocument } from "./symbol-document.js";

/** Languages whose relative references are resolved against the document itself, unlike those in programs. */
const selfBased: ReadonlySet<LanguageName> = new Set<LanguageName>([
  "asciidoc",
  "html",
  "jsonld",
  "markdown",
  "mdx",
  "n3",
  "restructuredtext",
  "shex",
  "sparql",
  "trig",
  "turtle",
]);

/**
 * The base of each literal, in the order of the literals (RFC 3986 §5.1): the one that the document declares before the
 * literal, or else the URI of the document; `undefined` where neither is known, or where no base applies. If the
 * document has several `xml:base` or `$id`, which have scopes of their own, all bases are `undefined`.
 */
export function basesOf({ text, language, literals, uri }: SymbolDocument): readonly (string | undefined)[] {
  const isLinkedData = literals.some(({ place }) => place.role?.startsWith("rdf:") === true);
  const own = selfBased.has(language) || isLinkedData ? uri : undefined;
  const scopes = literals.filter(({ place }) => place.role === "xml:base" || place.role === "$id").length;
  if (scopes > 1) return literals.map(() => undefined);
  let base = own;
  return literals.map((literal) => {
    const before = base;
    if (declaresBase(text, literal)) base = resolvedBase(literal.text, before);
    return isOfDocument(literal, before === own) ? (before ?? ownOfReference(literal, uri)) : undefined;
  });
}

/** What declares a base, or stands where a reference is resolved against the document itself. */
const signsOfBase = /\$(?:id|ref)|[@:]base|rdf:|<!ENTITY|<base\b|\bbase\s*</iu;

/**
 * Whether a relative reference of a document may be resolved. Where none is, only an identifier with a scheme or a path from the
 * root is a symbol.
 */
export function mayResolve(text: string, language: LanguageName): boolean {
  return selfBased.has(language) || signsOfBase.test(text);
}

/** A `$ref` of JSON Schema is relative to its document in any language. */
function ownOfReference({ place }: Literal, uri: string | undefined): string | undefined {
  return place.role === "$ref" ? uri : undefined;
}

/**
 * Whether the base applies to a literal. Against the URI of the document itself, no path from the root is resolved: the
 * path begins at the root of a site, whose address is not known.
 */
function isOfDocument({ text, place }: Literal, isDocumentItself: boolean): boolean {
  if (place.production === "IRI" || place.tier === "prose" || place.tier === "named") return false;
  return !isDocumentItself || !text.startsWith("/");
}

/** Whether a literal declares the base of those after it. */
export function declaresBase(text: string, { span, place }: DeclaringLiteral): boolean {
  const { role } = place;
  if (isUsed("base", role)) return true;
  if (role !== "<…>" && role !== "href") return false;
  const before = text.slice(Math.max(0, span.start - reach), span.start);
  return role === "<…>"
    ? /(?:^|\s)(?:@base|base)\s*<$/iu.test(before)
    : /<base\b[^<>]*\bhref\s*=\s*["']?$/iu.test(before);
}

/** What of a literal tells whether it declares a base. */
type DeclaringLiteral = Pick<Literal, "span"> & { readonly place: Pick<Literal["place"], "role"> };

const reach = 200;

function resolvedBase(written: string, base: string | undefined): string | undefined {
  if (isIri(written)) return written;
  const resolved = base === undefined ? undefined : resolve(written, base);
  return resolved?.ok === true ? resolved.value : base;
}
