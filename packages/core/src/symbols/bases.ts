import { isUsed } from "../checks/conventions/roles.js";
import { isIri } from "../iri/is-iri.js";
import { resolve } from "../iri/resolve.js";
import type { Literal } from "../literals/read/literal.js";
import type { LanguageName } from "../documents/languages.js";
import type { SymbolDocument } from "./symbol-document.js";

/** Languages whose links and names are relative to the document itself; in a program, a reference is relative to what runs it. */
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
 * What each literal is resolved against if it is relative (RFC 3986 §5.1): the base that the document declares before it, or else the
 * document itself; nothing where neither is known. Where a document declares bases for parts of it that its literals do not
 * tell, nothing is taken for known.
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

/** A reference within data leads to the file beside it, whatever language that is written in. */
function ownOfReference({ place }: Literal, uri: string | undefined): string | undefined {
  return place.role === "$ref" ? uri : undefined;
}

/** Whether the reference is meant to be relative to the document: a path from the root is one of a site, which is not known. */
function isOfDocument({ text, place }: Literal, isDocumentItself: boolean): boolean {
  if (place.production === "IRI" || place.tier === "prose" || place.tier === "named") return false;
  return !isDocumentItself || !text.startsWith("/");
}

function declaresBase(text: string, { span, place }: Literal): boolean {
  if (isUsed("base", place.role)) return true;
  const before = text.slice(Math.max(0, span.start - reach), span.start);
  return place.role === "<…>"
    ? /(?:^|\s)(?:@base|base)\s*<$/iu.test(before)
    : place.role === "href" && /<base\b[^<>]*\bhref\s*=\s*["']?$/iu.test(before);
}

const reach = 200;

function resolvedBase(written: string, base: string | undefined): string | undefined {
  if (isIri(written)) return written;
  const resolved = base === undefined ? undefined : resolve(written, base);
  return resolved?.ok === true ? resolved.value : base;
}
