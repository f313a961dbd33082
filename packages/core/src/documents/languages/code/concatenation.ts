import { openEnds, type Piece, type RawLiteral } from "../../../literals/locating/index.js";
import type { CodeLanguage } from "../../../languages/definition/code-language.js";
import { withoutGapAfter, withoutGapBefore } from "./continued-lines.js";
import { isSideBySide, type Call } from "./surrounding-site.js";

/** A bracket that is open, or the whole text, with the expression that is being read in it. */
export interface Level extends Call {
  /** The bracket; empty for the whole text. */
  readonly bracket: string;
  /** Where the expression begins. */
  expression: number;
  /** The literal of the expression to which the next one may be joined. */
  chain: Chain | undefined;
}

/** A literal that may go on. */
export interface Chain {
  /** Which of the literals it is. */
  readonly index: number;
  /** Its pieces, to which those of the literals that it is joined to are added. */
  readonly pieces: Piece[];
  /** Where its last string ends, with the quotation mark. */
  end: number;
}

export function levelAt(bracket: string, offset: number): Level {
  return { bracket, offset, index: 0, expression: offset + 1, chain: undefined };
}

/** What follows a sign belongs to another expression. */
export function endExpression(level: Level, next: number): void {
  level.expression = next;
  level.chain = undefined;
}

export function chainOf(literal: RawLiteral, index: number, end: number): Chain {
  return { index, pieces: [...piecesOf(literal, literal.syntax)], end };
}

function piecesOf({ pieces, span, syntax }: Omit<RawLiteral, "site">, first: RawLiteral["syntax"]): readonly Piece[] {
  const own = pieces ?? [{ kind: "text", span } as const];
  if (syntax === first) return own;
  return own.map((piece) => (piece.kind === "text" ? { ...piece, syntax } : piece));
}

/** The one literal that two make which are joined; the pieces of the first are those of its chain. */
export function joined(
  first: RawLiteral,
  chain: Chain,
  hole: readonly Piece[],
  second: Omit<RawLiteral, "site">,
): RawLiteral {
  const { open: _, ...rest } = first;
  const open = openEnds(first.open?.before === true, second.open?.after === true);
  for (const piece of [...hole, ...piecesOf(second, first.syntax)]) chain.pieces.push(piece);
  return {
    ...rest,
    span: { start: first.span.start, end: second.span.end },
    pieces: chain.pieces,
    ...(open !== undefined && { open }),
  };
}

/** An operand that is longer is not looked at. */
const longestOperand = 256;

/** Operators that are words. */
const wordOperator = /\b(?:and|as|else|if|in|is|not|or|then|unless|when)\b/u;

/**
 * The hole in the code between two strings that are joined, which begins at `start`, or none if they follow each other;
 * nothing if they are not joined.
 */
export function holeBetween(
  between: string,
  start: number,
  { joiners = [], adjacent }: Pick<CodeLanguage, "joiners" | "adjacent">,
): readonly Piece[] | undefined {
  const source = withoutGapAfter(withoutGapBefore(between));
  if (source.length > longestOperand) return undefined;
  if (source === "") return isSideBySide(adjacent) ? [] : undefined;
  if (joiners.includes(source)) return [];
  const first = joiners.find((joiner) => source.startsWith(joiner));
  const last = joiners.find((joiner) => source.endsWith(joiner));
  if (first === undefined || last === undefined || wordOperator.test(source)) return undefined;
  const operand = source.slice(first.length, -last.length).trim();
  if (operand === "") return undefined;
  const offset = start + between.indexOf(operand, first.length);
  return [{ kind: "hole", span: { start: offset, end: offset + operand.length } }];
}

/** Whether a sign may stand between two that join, so that the expression goes on. */
export function isWithinOperand(text: string, offset: number, { joiners = [] }: CodeLanguage): boolean {
  const character = text.charAt(offset);
  if (joiners.some((joiner) => joiner.includes(character))) return true;
  switch (character) {
    case ".":
    case "$":
    case "@":
    case "!":
    case "\\":
      return true;
    case "?":
      return text[offset + 1] === ".";
    case "-":
      return text[offset + 1] === ">";
    case ">":
      return text[offset - 1] === "-";
    case ":":
      return text[offset + 1] === ":" || text[offset - 1] === ":";
    default:
      return false;
  }
}

/** So much white space around the end of a line is looked through. */
const longestGap = 80;

/** Whether an expression outside of parentheses goes on after the end of a line, where its code ends before a comment. */
export function goesOn(text: string, lineEnd: number, codeEnd: number, language: CodeLanguage): boolean {
  const { joiners = [], adjacent } = language;
  let last = codeEnd - 1;
  while (last > codeEnd - longestGap && isBlank(text.charCodeAt(last))) last--;
  let next = lineEnd;
  while (next < lineEnd + longestGap && isBlank(text.charCodeAt(next))) next++;
  if (text[last] === "\\" || text[next] === ".") return true;
  if (joiners.some((joiner) => text.endsWith(joiner, last + 1) || text.startsWith(joiner, next))) return true;
  return adjacent === "joined" && isQuote(text[last]) && isQuote(text[next]);
}

/** A space, a tab or a line end. */
function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0d || unit === 0x0a;
}

function isQuote(character: string | undefined): boolean {
  return character === '"' || character === "'";
}
