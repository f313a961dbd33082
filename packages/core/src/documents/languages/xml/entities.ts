import type { Piece, RawLiteral } from "../../../literals/locating/index.js";
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
  return /<!ENTITY\s+(?<name>[\w.:-]+)\s+["']$/u.exec(before)?.groups?.["name"];
}

/** As much as the beginning of a declaration, with a name that is not too long. */
const longestDeclaration = 96;

/** What the document type declares, by name: of several declarations of one name, the first counts (XML 1.0 §4.2). */
export class DeclaredEntities {
  readonly #values = new Map<string, string>();

  /** Notes what stands at a span, if it is the value of an entity, and gives the entity's name. */
  take(text: string, { start, end }: Span<"source">): string | undefined {
    const name = entityDeclaredAt(text, start);
    if (name !== undefined && !this.#values.has(name)) this.#values.set(name, text.slice(start, end));
    return name;
  }

  /** A value with what its references stand for; nothing where that is not known, or holds references itself. */
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
