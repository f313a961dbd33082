import {
  type Decoded,
  type Piece,
  type RawLiteral,
  shiftedLiteral,
  shiftedSpan,
  type SyntaxName,
  syntaxWithin,
} from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { LiteralsAndComments } from "../reading.js";

/** What the surrounding document says of its literals. */
export type Surroundings = NonNullable<RawLiteral["surroundings"]>;

/** Collects the literals of a document and of its embedded documents. */
export class Collected {
  readonly #literals: RawLiteral[] = [];
  readonly #comments: Span<"source">[] = [];
  readonly #surroundings: Surroundings | undefined;

  /** `surroundings` apply to each literal that has none of its own. */
  constructor(surroundings?: Surroundings) {
    this.#surroundings = surroundings;
  }

  literal(literal: RawLiteral): void {
    // An embedded excerpt of triples does not repeat the declarations of its prefixes.
    if (literal.surroundings?.hasUndeclaredPrefix !== true) this.#add(literal);
  }

  /** Takes a name of the document itself with a prefix that it does not declare. */
  undeclared(literal: RawLiteral): void {
    this.#add(literal);
  }

  #add(literal: RawLiteral): void {
    const surroundings = this.#surroundings;
    this.#literals.push(
      surroundings === undefined ? literal : { ...literal, surroundings: { ...surroundings, ...literal.surroundings } },
    );
  }

  comment(span: Span<"source">): void {
    this.#comments.push(span);
  }

  /** Adds the literals of an embedded document that starts at `start` and is written without escapes. */
  part(reading: LiteralsAndComments | undefined, start: number): void {
    for (const literal of reading?.literals.slice() ?? []) this.literal(shiftedLiteral(literal, start));
    for (const comment of reading?.comments.slice() ?? []) this.comment(shiftedSpan(comment, start));
  }

  /** Adds the literals of an embedded document that is the decoded text of a literal, in one piece or several. */
  decodedPart(reading: LiteralsAndComments | undefined, { map }: Decoded, syntax: SyntaxName): void {
    for (const literal of reading?.literals.slice() ?? []) {
      if (literal.span.start < literal.span.end) this.literal(writtenLiteral(literal, map, syntax));
    }
    for (const comment of reading?.comments.slice() ?? []) this.comment(writtenSpan(comment, map));
  }

  /** The literals in the order in which they were found. */
  get literals(): readonly RawLiteral[] {
    return this.#literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#comments;
  }

  /** The literals and comments in the order of the source. */
  get reading(): LiteralsAndComments {
    return {
      literals: this.#literals.sort((a, b) => a.span.start - b.span.start),
      comments: this.#comments.sort((a, b) => a.start - b.start),
    };
  }
}

function writtenLiteral(literal: RawLiteral, map: Decoded["map"], outer: SyntaxName): RawLiteral {
  const whole: Piece = { kind: "text", span: literal.span };
  const pieces = (literal.pieces ?? [whole]).flatMap((piece) => writtenPieces(piece, map, outer));
  return {
    ...literal,
    span: writtenSpan(literal.span, map),
    syntax: syntaxWithin(literal.syntax, outer),
    ...((literal.pieces !== undefined || pieces.length > 1) && { pieces }),
  };
}

/**
 * The pieces of the source for a piece of decoded text, one between any two gaps, such as those between joined strings.
 */
function writtenPieces(piece: Piece, map: Decoded["map"], outer: SyntaxName): Piece[] {
  if (piece.kind !== "text") return [{ ...piece, span: writtenSpan(piece.span, map) }];
  const { syntax } = piece;
  const written = syntax === undefined ? piece : { ...piece, syntax: syntaxWithin(syntax, outer) };
  return spansWithin(piece.span, map).map((span) => ({ ...written, span }));
}

function spansWithin(span: Span<"source">, map: Decoded["map"]): Span<"source">[] {
  const spans: Span<"source">[] = [];
  let { start } = span;
  for (let offset = start + 1; offset < span.end; offset++) {
    if (map.isContiguous(offset)) continue;
    spans.push(writtenSpan({ start, end: offset }, map));
    start = offset;
  }
  return [...spans, writtenSpan({ start, end: span.end }, map)];
}

/** The span in the source for a span of a literal's text. */
function writtenSpan({ start, end }: Span<"source">, map: Decoded["map"]): Span<"source"> {
  return map.toSource({ start, end });
}
