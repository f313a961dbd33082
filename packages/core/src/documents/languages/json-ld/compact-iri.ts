import type { Piece, SourceMap } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import type { Context } from "./context.js";

/** How a value of JSON-LD names a thing. */
export type Naming =
  /** A blank node, a keyword, or a prefix that only a context from elsewhere can know. */
  | { readonly kind: "unknown" }
  /** Written out, or relative to a base or a vocabulary. */
  | { readonly kind: "relative" }
  | { readonly kind: "absolute"; readonly lowercaseIsPrefix?: true }
  | { readonly kind: "compact"; readonly namespace: string; readonly colon: number };

/** Longer namespaces are not put before the names that begin with them: those could take quadratic time. */
const longestNamespace = 2048;

/** Tells a compact IRI from an absolute one (JSON-LD 1.1 API §5.2, *IRI Expansion*). */
export function namingOf(text: string, context: Context): Naming {
  if (text.startsWith("@")) return { kind: "unknown" };
  const colon = text.indexOf(":");
  if (colon <= 0 || /[/?#]/u.test(text.slice(0, colon))) return { kind: "relative" };
  const prefix = text.slice(0, colon);
  if (prefix === "_") return { kind: "unknown" };
  if (text.startsWith("//", colon + 1)) return { kind: "absolute" };
  const namespace = context.term(prefix)?.iri;
  if (namespace === undefined && context.isOpen) return { kind: "unknown" };
  // Prefixes are case-sensitive, unlike schemes.
  if (namespace === undefined)
    return { kind: "absolute", ...(context.term(prefix.toLowerCase()) !== undefined && { lowercaseIsPrefix: true }) };
  if (namespace.length > longestNamespace || namespace.startsWith("@")) return { kind: "unknown" };
  return { kind: "compact", namespace, colon };
}

/** The prefix and what follows its colon. */
export function piecesOfCompactIri(namespace: string, colon: number, map: SourceMap, span: Span<"source">): Piece[] {
  const { end } = map.toSource({ start: colon, end: colon + 1 });
  return [
    { kind: "expansion", span: { start: span.start, end }, text: namespace },
    { kind: "text", span: { start: end, end: span.end } },
  ];
}

/** What stands before each term that is not defined, if the document says so: the value of `@vocab`. */
export function vocabularyOf(term: string, context: Context): string | undefined {
  const vocabulary = context.term("@vocab")?.iri;
  if (vocabulary === undefined || vocabulary.length > longestNamespace || !/^[A-Za-z][\w+.-]*:/u.test(vocabulary))
    return undefined;
  return context.isOpen || term.startsWith("@") || context.term(term) !== undefined ? undefined : vocabulary;
}

/** A term with its vocabulary, which is written nowhere. */
export function piecesOfTerm(vocabulary: string, { start, end }: Span<"source">): Piece[] {
  return [
    { kind: "expansion", span: { start, end: start }, text: vocabulary },
    { kind: "text", span: { start, end } },
  ];
}

/** What a compact IRI or a term stands for. */
export function expanded(text: string, context: Context): string {
  // `@vocab` is a keyword as well as something that a context defines.
  if (text.startsWith("@")) return text;
  const naming = namingOf(text, context);
  if (naming.kind === "compact") return naming.namespace + text.slice(naming.colon + 1);
  return context.term(text)?.iri ?? text;
}
