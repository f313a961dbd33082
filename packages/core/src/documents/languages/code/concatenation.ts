import { openEnds, type Piece, type RawLiteral } from "../../../literals/locating/index.js";
import type { CodeLanguage } from "../../../languages/definition/code-language.js";
import { withoutGapAfter, withoutGapBefore } from "./adjacent-code.js";
import { isSideBySide, type Call } from "./surrounding-site.js";

/** An open bracket, or the whole text, with the state of the expression that is being read in it. */
export interface BracketLevel extends Call {
  /** The bracket character; empty for the whole text. */
  readonly bracket: string;
  /** The offset at which the present expression begins. */
  expression: number;
  /** The last literal of the expression, to which the next one may be joined. */
  chain: Chain | undefined;
}

/** A literal that may be continued by joining others to it. */
export interface Chain {
  /** The index of the literal among all that were found. */
  readonly index: number;
  /** The pieces of the literal, including those of the strings joined to it so far. */
  readonly pieces: Piece[];
  /** The end of its last string, with the quotation mark. */
  end: number;
}

export function levelAt(bracket: string, offset: number): BracketLevel {
  return { bracket, offset, index: 0, expression: offset + 1, chain: undefined };
}

/** Ends the expression at a sign such as `,` or `;`. */
export function endExpression(level: BracketLevel, next: number): void {
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

/** One literal from two that are joined; the pieces of the first are those of its chain. */
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

/** The longest operand between two strings, in UTF-16 code units. */
const longestOperand = 256;

/** Operators that are words. */
const wordOperator = /\b(?:and|as|else|if|in|is|not|or|then|unless|when)\b/u;

/**
 * The hole for the code between two strings that are joined, beginning at `start`; no hole if they follow each other,
 * undefined if they are not joined.
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

/** How much white space around a line end is looked through, in UTF-16 code units. */
const longestGap = 80;

/**
 * Whether an expression outside parentheses continues on the next line; its code ends at `codeEnd`, before a comment.
 */
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
