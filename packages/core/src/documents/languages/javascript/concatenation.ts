import type { Piece, RawLiteral, SyntaxName } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { describe, type Destination } from "./destination.js";

/** An operand of a `+`: a string or template with the span between its delimiters, or any other expression. */
export type Operand =
  | { readonly kind: "literal"; readonly syntax: SyntaxName; readonly pieces: readonly Piece[] }
  | { readonly kind: "other"; readonly span: Span<"source"> };

/**
 * The one literal that the operands of a chain of `+` make, from the first literal to the last: other operands between
 * are holes, and operands outside leave its ends open. Undefined if fewer than two are literals.
 */
export function concatenated(operands: readonly Operand[], around: Destination): RawLiteral | undefined {
  const first = operands.findIndex(isLiteral);
  const last = operands.findLastIndex(isLiteral);
  const syntax = syntaxOf(operands[first]);
  if (first === last || syntax === undefined) return undefined;
  const pieces = operands.slice(first, last + 1).flatMap((operand) => piecesOf(operand, syntax));
  const { site } = around;
  const open = { site, before: around.before || first > 0, after: around.after || last < operands.length - 1 };
  return {
    span: { start: pieces[0]?.span.start ?? 0, end: pieces.at(-1)?.span.end ?? 0 },
    syntax,
    pieces,
    ...describe(open),
  };
}

function isLiteral({ kind }: Operand): boolean {
  return kind === "literal";
}

function syntaxOf(operand: Operand | undefined): SyntaxName | undefined {
  return operand?.kind === "literal" ? operand.syntax : undefined;
}

function piecesOf(operand: Operand, syntax: SyntaxName): readonly Piece[] {
  if (operand.kind === "other") return [{ kind: "hole", span: operand.span }];
  if (operand.syntax === syntax) return operand.pieces;
  return operand.pieces.map((piece) => (piece.kind === "text" ? { ...piece, syntax: operand.syntax } : piece));
}
