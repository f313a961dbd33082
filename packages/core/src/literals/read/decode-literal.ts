import type { Span } from "../../findings/span.js";
import type { Expansion, Piece, RawLiteral } from "./literal.js";
import { SourceMap } from "./source-map.js";
import { syntaxOf } from "../syntaxes/syntaxes.js";
import type { Decoded } from "../syntaxes/syntax.js";

/** A decoded text with its source map and its holes. */
export interface Fragment extends Decoded {
  /**
   * Spans of the decoded text, ascending and disjoint: one UTF-16 code unit that stands for unknown text, or all of an
   * expression of a URI template (RFC 6570).
   */
  readonly holes: readonly Span[];
}

/** The UTF-16 code unit that a decoded text has in place of a hole. */
const standIn = "x";

/** Decodes a literal's pieces one after the other. */
export function decodeLiteral(source: string, { span, syntax, pieces }: RawLiteral): Fragment {
  if (pieces === undefined) return decodeText(source, span, syntax);
  return joinFragments(pieces.map((piece) => decodePiece(source, piece, syntax)));
}

function decodePiece(source: string, piece: Piece, syntax: RawLiteral["syntax"]): Fragment {
  if (piece.kind === "hole") return hole(piece.span);
  if (piece.kind === "expansion") return expansion(piece);
  return decodeText(source, piece.span, piece.syntax ?? syntax);
}

function decodeText(source: string, span: Span<"source">, syntax: RawLiteral["syntax"]): Fragment {
  const { text, map } = syntaxOf(syntax).decode(source, span);
  return { text, map, holes: noHoles };
}

const noHoles: readonly Span[] = [];

function hole(span: Span<"source">): Fragment {
  return { text: standIn, map: SourceMap.whole(span, 1), holes: [{ start: 0, end: 1 }] };
}

function expansion({ text, span }: Expansion): Fragment {
  return { text, map: SourceMap.whole(span, text.length), holes: noHoles };
}

/** Cuts a fragment at ascending, disjoint spans of its text; each part keeps the holes inside its span. */
export function partsOfFragment({ text, map, holes }: Fragment, spans: readonly Span[]): Fragment[] {
  let next = 0;
  return spans.map((span) => {
    const within: Span[] = [];
    for (let hole = holes[next]; hole !== undefined && hole.start < span.end; hole = holes[++next]) {
      if (hole.start >= span.start) within.push({ start: hole.start - span.start, end: hole.end - span.start });
    }
    return { text: text.slice(span.start, span.end), map: map.slice(span), holes: within };
  });
}

/** Replaces spans of the text by holes. The spans must ascend, be disjoint, and cover all holes that it has. */
export function withHoles({ text, map }: Fragment, spans: readonly Span[]): Fragment {
  const parts: Fragment[] = [];
  let done = 0;
  for (const span of [...spans, { start: text.length, end: text.length }]) {
    const before = { start: done, end: span.start };
    parts.push({ text: text.slice(done, span.start), map: map.slice(before), holes: [] });
    if (span.start < span.end) parts.push(hole(map.toSource(span)));
    done = span.end;
  }
  return joinFragments(parts);
}

function joinFragments(fragments: readonly Fragment[]): Fragment {
  const holes: Span[] = [];
  let length = 0;
  for (const fragment of fragments) {
    for (const { start, end } of fragment.holes) holes.push({ start: length + start, end: length + end });
    length += fragment.text.length;
  }
  return {
    text: fragments.map(({ text }) => text).join(""),
    map: SourceMap.join(fragments.map(({ map }) => map)),
    holes,
  };
}
