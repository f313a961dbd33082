import type { Place } from "../../checks/definition/place.js";
import { lowerBound } from "../../text/lower-bound.js";
import type { Span } from "../../findings/span.js";
import type { Site } from "./site.js";
import { firstReaching } from "../../findings/sorted-spans.js";
import type { SourceMap } from "./source-map.js";
import type { SyntaxName } from "../syntaxes/syntax.js";

/**
 * A piece of a literal in the source: characters to decode, a hole that is filled at run time (`${host}`), or the name
 * of something that is declared elsewhere. A string has one `text` piece; a template has as many as it has parts; a
 * concatenation has those of its operands.
 */
export type Piece = TextPiece | Hole | Expansion;

export interface TextPiece {
  readonly kind: "text";
  /** Without delimiters. */
  readonly span: Span<"source">;
  /** Left out if it is the literal's; operands of a concatenation may differ. */
  readonly syntax?: SyntaxName;
}

interface Hole {
  readonly kind: "hole";
  /** All of `${…}`, or the operand. */
  readonly span: Span<"source">;
}

/** The prefix of a prefixed name, first in its literal: what it stands for is judged where it is declared. */
export interface Expansion {
  readonly kind: "expansion";
  /** Empty if the prefix is written nowhere, like the vocabulary of a term in JSON-LD. */
  readonly span: Span<"source">;
  /** What the name stands for. */
  readonly text: string;
}

/** Where a literal is joined to something unknown (`base + "/a"`): before it, after it, or both. */
export type OpenEnds =
  { readonly before: true; readonly after: boolean } | { readonly before: false; readonly after: true };

/** Nothing, if neither end is open. */
export function openEnds(before: boolean, after: boolean): OpenEnds | undefined {
  if (before) return { before, after };
  return after ? { before, after } : undefined;
}

/** What a host or a document reader finds: where a literal stands, how it is written, and what is around it. */
export interface RawLiteral {
  /** From the first piece's start to the last one's end, without delimiters. */
  readonly span: Span<"source">;
  readonly syntax: SyntaxName;
  readonly site: Site;
  /** Left out if the literal is one piece of text; ascending, without overlap. */
  readonly pieces?: readonly Piece[];
  readonly open?: OpenEnds;
  /** What the document around says: its character encoding, purpose and prefixes, the direction and the markup of the text. */
  readonly surroundings?: Pick<
    Place,
    | "charset"
    | "namespaceOfScheme"
    | "hasUndeclaredPrefix"
    | "boundBefore"
    | "registration"
    | "lowercaseIsPrefix"
    | "keepsPasswords"
    | "template"
    | "bidiMarkup"
  >;
}

/** A literal that is meant to be an identifier, decoded; or an identifier in a literal that holds more. */
export interface Literal {
  /** The decoded text; each hole is one `x`, so that offsets and components keep their meaning, or an expression of a template as it is. */
  readonly text: string;
  readonly span: Span<"source">;
  readonly syntax: SyntaxName;
  readonly map: SourceMap;
  readonly place: Place;
  /** Where `text` holds the stand-in of a hole; a literal with holes is a pattern, not an identifier. */
  readonly holes: readonly Span[];
  /** As in the raw literal: a literal with an open end is a pattern, too. */
  readonly open?: OpenEnds;
  /** Where the raw literal's characters and holes stand, which may be more than this identifier. */
  readonly pieces: readonly Piece[];
}

/** Whether the literal is known only in part, so that nothing but its fixed characters can be judged. */
export function isPattern({ holes, open }: Pick<Literal, "holes" | "open">): boolean {
  return holes.length > 0 || open !== undefined;
}

/** Whether part of a literal's text reaches into a hole, or up to one, so that it is not known what is there. */
export function touchesHole({ holes }: Pick<Literal, "holes">, { start, end }: Span): boolean {
  return (firstReaching(holes, start)?.start ?? Infinity) <= end;
}

/** Whether part of a literal's text, itself no hole, reaches up to a hole that is no piece of its own: `{id}`, not `${id}`. */
export function touchesPlaceholder({ holes, pieces, map }: Literal, span: Span): boolean {
  const { start, end } = map.toSource(span);
  const index = lowerBound(pieces.length, (at) => (pieces[at]?.span.end ?? 0) <= start);
  const piece = pieces[index];
  const isBehindHole = piece?.span.start === start && pieces[index - 1]?.kind === "hole";
  const isBeforeHole = piece?.span.end === end && pieces[index + 1]?.kind === "hole";
  const hole = firstReaching(holes, span.start);
  const next = firstReaching(holes, span.end);
  return (hole?.end === span.start && !isBehindHole) || (next?.start === span.end && !isBeforeHole);
}

/** The prefix with which a literal begins, if it is a prefixed name. */
export function expansionOf({ pieces }: Pick<Literal, "pieces">): Expansion | undefined {
  const [first] = pieces;
  return first?.kind === "expansion" ? first : undefined;
}
