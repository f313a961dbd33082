import type { Piece, RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";

/** A reference to an entity of the document type declaration; five others are predefined (XML 1.0 §4.6). */
const declared = /&(?!(?:lt|gt|amp|quot|apos);)[\p{L}_:][\p{L}\p{N}_:.-]*;/gu;

/**
 * Attributes of RDF/XML that begin with a reference to an entity for a namespace: `xmlns:a="&b;"`, `rdf:about="&b;c"`. In
 * `rdf:about="&b;#c"` and `rdf:about="&b;"` it stands for a document, as in the file that W3C publishes of OWL.
 */
const reference = String.raw`\s{0,8}=\s{0,8}["']&(?<entity>[\w.-]{1,64});`;
const inDeclaration = new RegExp(String.raw`\bxmlns(?::[\w.-]{1,64})?${reference}(?!#)`, "gu");
const inName = new RegExp(String.raw`\brdf:(?:about|resource|datatype)${reference}(?!["'#])`, "gu");

/** An entity whose value ends as namespaces do; ontology editors declare one for each prefix, used or not. */
const ofNamespace = patternSequence(
  /<!ENTITY\s{1,8}(?<entity>[\w.-]{1,64})\s{1,8}/gu,
  patternUnion(/"[^"<]{0,999}[#/]"/gu, /'[^'<]{0,999}[#/]'/gu),
);
const rdfDocument = /<!DOCTYPE\s{1,8}(?:rdf:RDF|Ontology)\b/u;

/**
 * The names of entities that stand for a namespace: by the attributes that begin with a reference to them, and of RDF/XML and
 * OWL/XML by their values.
 */
export function namespaceEntities(text: string): ReadonlySet<string> {
  const inUse = [inDeclaration, inName];
  const patterns = rdfDocument.test(text) ? [...inUse, ofNamespace] : inUse;
  return new Set(
    patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ({ groups }) => groups?.["entity"] ?? "")),
  );
}

/**
 * The name of the entity whose value begins behind the quotation mark before `offset`; undefined if it is no such
 * value.
 */
export function entityDeclaredAt(text: string, offset: number): string | undefined {
  const before = text.slice(Math.max(0, offset - longestDeclaration), offset);
  return /<!ENTITY\s+(?<name>[\w.:-]+)\s+["']$/u.exec(before)?.groups?.["name"];
}

/** The longest beginning of an entity declaration, in UTF-16 code units. */
const longestDeclaration = 96;

/** The values of declared entities by name; of several declarations of one name, the first counts (XML 1.0 §4.2). */
export class DeclaredEntities {
  readonly #values = new Map<string, string>();

  /** Records the text of a span if it is the value of an entity, and returns the entity's name. */
  take(text: string, { start, end }: Span<"source">): string | undefined {
    const name = entityDeclaredAt(text, start);
    if (name !== undefined && !this.#values.has(name)) this.#values.set(name, text.slice(start, end));
    return name;
  }

  /** A value with its entities expanded; undefined if one is not known or contains references itself. */
  expanded(written: string): string | undefined {
    let expanded = "";
    let at = 0;
    for (const { index, 0: reference } of written.matchAll(/&[^&;]{1,64};/gu)) {
      const value = reference === "&amp;" ? "&" : this.#values.get(reference.slice(1, -1));
      if (value === undefined || (value !== "&" && value.includes("&"))) return undefined;
      expanded += written.slice(at, index) + value;
      at = index + reference.length;
    }
    return expanded + written.slice(at);
  }
}

/** The span and pieces of a value or text in which references to declared entities are holes. */
export function withEntities(text: string, span: Span<"source">): Pick<RawLiteral, "span" | "pieces"> {
  const source = text.slice(span.start, span.end);
  const pieces: Piece[] = [];
  let start = span.start;
  for (const { index, 0: reference } of source.matchAll(declared)) {
    const hole = { start: span.start + index, end: span.start + index + reference.length };
    if (start < hole.start) pieces.push({ kind: "text", span: { start, end: hole.start } });
    pieces.push({ kind: "hole", span: hole });
    start = hole.end;
  }
  if (pieces.length === 0) return { span };
  if (start < span.end) pieces.push({ kind: "text", span: { start, end: span.end } });
  return { span, pieces };
}
