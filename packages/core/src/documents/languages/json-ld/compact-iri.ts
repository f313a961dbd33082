import type { Piece, SourceMap } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { wellKnownPrefixes } from "../../../namespaces/well-known-prefixes.js";
import { lookupScheme } from "../../../schemes/lookup-scheme.js";
import type { Context } from "./context.js";

/** What kind of name a string of JSON-LD is. */
export type Naming =
  /** A blank node, a keyword, or a name whose prefix may be defined in a remote context. */
  | { readonly kind: "unknown" }
  /** A name behind a colon, whose empty prefix another context may define. */
  | { readonly kind: "unprefixed" }
  /** An absolute IRI, or a reference relative to a base or a vocabulary. */
  | { readonly kind: "relative" }
  | { readonly kind: "absolute"; readonly lowercaseIsPrefix?: true }
  /** It begins with a well-known prefix that is no scheme, and that the contexts of the document do not define. */
  | { readonly kind: "undeclared"; readonly prefix: string }
  | { readonly kind: "compact"; readonly namespace: string; readonly colon: number };

/**
 * The longest namespace that is put before the names in it, in UTF-16 code units; with longer ones, expansion could
 * take quadratic time.
 */
const longestNamespace = 2048;

/** Tells a compact IRI from an absolute one (JSON-LD 1.1 API §5.2, *IRI Expansion*). */
export function namingOf(text: string, context: Context): Naming {
  if (text.startsWith("@")) return { kind: "unknown" };
  const colon = text.indexOf(":");
  if (colon === 0 && mayHaveEmptyPrefix(context)) return emptyPrefixOf(context);
  if (colon <= 0 || /[/?#]/u.test(text.slice(0, colon))) return { kind: "relative" };
  const prefix = text.slice(0, colon);
  if (prefix === "_") return { kind: "unknown" };
  if (text.startsWith("//", colon + 1)) return { kind: "absolute" };
  const namespace = context.term(prefix)?.iri;
  if (namespace === undefined && context.isOpen) return { kind: "unknown" };
  if (namespace === undefined && isUndeclared(prefix, context)) return { kind: "undeclared", prefix };
  // Prefixes are case-sensitive, unlike schemes.
  if (namespace === undefined)
    return { kind: "absolute", ...(context.term(prefix.toLowerCase()) !== undefined && { lowercaseIsPrefix: true }) };
  if (namespace.length > longestNamespace || namespace.startsWith("@")) return { kind: "unknown" };
  return { kind: "compact", namespace, colon };
}

/**
 * Whether `:a` may be a compact IRI, which it was in JSON-LD 1.0 §6.3 with an empty prefix: a context defines that, or another
 * context may be given with the document.
 */
function mayHaveEmptyPrefix(context: Context): boolean {
  return context.isEmpty || context.isOpen || context.term("") !== undefined;
}

function emptyPrefixOf(context: Context): Naming {
  const namespace = context.term("")?.iri;
  const isKnown = namespace !== undefined && namespace.length <= longestNamespace && !namespace.startsWith("@");
  return isKnown ? { kind: "compact", namespace, colon: 0 } : { kind: "unprefixed" };
}

/** The pieces of a compact IRI with an empty prefix that stands for something elsewhere: a hole for its colon. */
export function piecesBehindColon({ start, end }: Span<"source">): Piece[] {
  const behind = start + 1;
  const prefix: Piece = { kind: "hole", span: { start, end: behind } };
  return behind < end ? [prefix, { kind: "text", span: { start: behind, end } }] : [prefix];
}

/** Where a document has no context, another one may be given with it (JSON-LD 1.1 §6.1). */
function isUndeclared(prefix: string, context: Context): boolean {
  return !context.isEmpty && wellKnownPrefixes.has(prefix) && lookupScheme(prefix) === undefined;
}

/** The pieces of a compact IRI: an expansion for its prefix, and the text behind its colon. */
export function piecesOfCompactIri(namespace: string, colon: number, map: SourceMap, span: Span<"source">): Piece[] {
  const { end } = map.toSource({ start: colon, end: colon + 1 });
  return [
    { kind: "expansion", span: { start: span.start, end }, text: namespace },
    { kind: "text", span: { start: end, end: span.end } },
  ];
}

/** The vocabulary before a term that no context defines: the value of `@vocab`, if the document has one. */
export function vocabularyOf(term: string, context: Context): string | undefined {
  const vocabulary = context.term("@vocab")?.iri;
  if (vocabulary === undefined || vocabulary.length > longestNamespace || !/^[A-Za-z][\w+.-]*:/u.test(vocabulary))
    return undefined;
  return context.isOpen || term.startsWith("@") || context.term(term) !== undefined ? undefined : vocabulary;
}

/** The pieces of a term: an expansion for the vocabulary, which stands elsewhere, and the text of the term. */
export function piecesOfTerm(vocabulary: string, { start, end }: Span<"source">): Piece[] {
  return [
    { kind: "expansion", span: { start, end: start }, text: vocabulary },
    { kind: "text", span: { start, end } },
  ];
}

/** The IRI that a compact IRI or a term expands to. */
export function expanded(text: string, context: Context): string {
  // `@vocab` is a keyword as well as something that a context defines.
  if (text.startsWith("@")) return text;
  const naming = namingOf(text, context);
  if (naming.kind === "compact") return naming.namespace + text.slice(naming.colon + 1);
  return context.term(text)?.iri ?? text;
}
