import { latexEscapeAt, type Piece, type RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { behind } from "../../../text/sticky-match.js";

/** A part of an address: characters, a hole for what only TeX expands, or nothing. */
interface AddressPart {
  readonly kind: "text" | "hole" | "nothing";
  readonly end: number;
}

/**
 * A line end with the comment before it and the indent behind it, or white space at the end: TeX ignores these in an
 * address.
 */
const nothing = /[ \t]*(?:%(?:[ \t][^\r\n]{0,200})?)?(?:\r\n?|\n)[ \t]*|[ \t]+$/uy;
/**
 * White space before a command such as `\relax` in an address with parameters (`#1`), as in the definition of a
 * command: it delimits an argument and is no part of the address.
 */
const beforeCommand = /[ \t]+(?=\\[A-Za-z@])/uy;
const usesParameter = /(?<!\\)#[1-9]/u;
/** A parameter of the command that is being defined, or a doubled number sign in the argument of another command. */
const parameter = /#+[1-9]|##+/uy;
const command = /\\(?:[A-Za-z@]+\*?[ \t]*|[^]|$)/uy;
const formula = /\$[ \t]*\\[A-Za-z]+[ \t]*\$/uy;
const plain = /[^\\{}$%#\r\n \t]{1,4096}|[ \t]+|[^]/uy;

/**
 * The pieces of an address: commands, groups, formulas and parameters are holes; line ends are ignored, and so is white
 * space around it and, in the definition of a command, before commands.
 */
export function addressPieces(text: string, { start, end }: Span<"source">): Piece[] {
  const source = text.slice(start, end);
  const isInDefinition = usesParameter.test(source);
  const pieces: Piece[] = [];
  let open: number | undefined;
  for (let offset = source.length - source.trimStart().length; offset < source.length;) {
    const ends = isInDefinition ? behind(beforeCommand, source, offset) : offset;
    const part: AddressPart = ends > offset ? { kind: "nothing", end: ends } : partAt(source, offset);
    if (part.kind === "text") open ??= start + offset;
    else {
      if (open !== undefined) pieces.push({ kind: "text", span: { start: open, end: start + offset } });
      open = undefined;
      if (part.kind === "hole") pieces.push({ kind: "hole", span: { start: start + offset, end: start + part.end } });
    }
    offset = part.end;
  }
  if (open !== undefined) pieces.push({ kind: "text", span: { start: open, end } });
  return pieces;
}

function partAt(source: string, offset: number): AddressPart {
  const breaks = behind(nothing, source, offset);
  if (breaks > offset) return { kind: "nothing", end: breaks };
  const escape = latexEscapeAt(source, offset, source.length);
  if (escape !== undefined) return { kind: "text", end: offset + escape.length };
  const unknown = holeEnd(source, offset);
  if (unknown > offset) return { kind: "hole", end: unknown };
  return { kind: "text", end: behind(plain, source, offset) };
}

function holeEnd(source: string, offset: number): number {
  let end = behind(formula, source, behind(parameter, source, offset));
  if (end > offset) return end;
  if (source[offset] !== "{") end = behind(command, source, offset);
  else return groupEnd(source, offset);
  for (let next = end; end > offset && source[end] === "{"; end = next) next = groupEnd(source, end);
  return end;
}

/** The offset behind the group that begins at `offset`, or the end of the text if it is unclosed. */
function groupEnd(source: string, offset: number): number {
  let depth = 0;
  for (let end = offset; end < source.length; end++) {
    if (source[end] === "\\") end++;
    else if (source[end] === "{") depth++;
    else if (source[end] === "}" && --depth === 0) return end + 1;
  }
  return source.length;
}

/** The span and the pieces of a literal. */
export function literalOf(pieces: readonly Piece[]): Pick<RawLiteral, "span" | "pieces"> | undefined {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const span = { start: first.span.start, end: last.span.end };
  return pieces.length === 1 && first.kind === "text" ? { span } : { span, pieces };
}

/**
 * Whether the text abbreviates an address by the name of its archive, as in `CTAN:macros/latex` and `arXiv:1801.04309`.
 */
export function isAbbreviated(text: string): boolean {
  return /^(?:CTAN|arXiv):/u.test(text);
}
