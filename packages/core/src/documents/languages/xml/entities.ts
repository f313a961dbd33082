import type { Piece, RawLiteral } from "../../../literals/read/literal.js";
import type { Span } from "../../../findings/span.js";

/** References to what the document type declares; five names are always known. */
const declared = /&(?!(?:lt|gt|amp|quot|apos);)[\p{L}_:][\p{L}\p{N}_:.-]*;/gu;

/** Where names stand in RDF/XML whose namespace is an entity: `xmlns:a="&b;"`, `rdf:about="&b;c"`. */
const inName =
  /\b(?:xmlns(?::[\w.-]{1,64})?|rdf:(?:about|resource|datatype))\s{0,8}=\s{0,8}["']&(?<entity>[\w.-]{1,64});/gu;

/** The entities that stand for a namespace, by what begins with a reference to them. */
export function namespaceEntities(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(inName), ({ groups }) => groups?.["entity"] ?? ""));
}

/** The name of the entity whose value begins behind a quotation mark before `offset`; nothing if something else does. */
export function entityDeclaredAt(text: string, offset: number): string | undefined {
  const before = text.slice(Math.max(0, offset - longestDeclaration), offset);
  return /<!ENTITY\s+(?<name>[\w.-]+)\s+["']$/u.exec(before)?.groups?.["name"];
}

/** As much as the beginning of a declaration, with a name that is not too long. */
const longestDeclaration = 96;

/** The span and pieces of a value or a text: what a declared entity stands for is not known here. */
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
