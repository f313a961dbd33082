import type { Place } from "../../checks/definition/place.js";
import { lowerBound } from "../../text/lower-bound.js";
import type { Span } from "../../findings/span.js";
import type { Site } from "./site.js";
import { firstReaching } from "../../text/sorted-spans.js";
import type { SourceMap } from "./source-map.js";
import type { SyntaxName } from "../syntaxes/syntax.js";

/**
 * A piece of a literal in the source: text to decode, a hole that is filled at run time (`${host}`), or a prefix that
 * stands for a namespace declared elsewhere. A string is one piece of text; a template has its pieces of text and its
 * holes in order; a concatenation has the pieces of its operands.
 */
export type Piece = TextPiece | Hole | Expansion;

export interface TextPiece {
  readonly kind: "text";
  /** Without quotation marks. */
  readonly span: Span<"source">;
  /** Absent if it is the syntax of the literal; operands of a concatenation may be written in others. */
  readonly syntax?: SyntaxName;
}

interface Hole {
  readonly kind: "hole";
  /** All of `${…}`, or of the operand that is not a literal. */
  readonly span: Span<"source">;
}

/** The prefix of a prefixed name, always the first piece. Its namespace is checked where it is declared, not here. */
export interface Expansion {
  readonly kind: "expansion";
  /** The prefix as written; empty if none is, as before a term that `@vocab` expands (JSON-LD 1.1 §4.1.2). */
  readonly span: Span<"source">;
  /** The namespace that the prefix stands for. */
  readonly text: string;
}

/** The ends at which a literal is joined to unknown text, as in `base + "/a"`: before it, after it, or both. */
export type OpenEnds =
  { readonly before: true; readonly after: boolean } | { readonly before: false; readonly after: true };

/** `undefined` if neither end is open. */
export function openEnds(before: boolean, after: boolean): OpenEnds | undefined {
  if (before) return { before, after };
  return after ? { before, after } : undefined;
}

/** A literal as a host or a document reader reports it: its span, the syntax that it is written in, and its site. */
export interface RawLiteral {
  /** From the start of the first piece to the end of the last one, without quotation marks. */
  readonly span: Span<"source">;
  readonly syntax: SyntaxName;
  readonly site: Site;
  /** Ascending and disjoint; absent if the literal is a single piece of text. */
  readonly pieces?: readonly Piece[];
  readonly open?: OpenEnds;
  /** What the document around the literal tells: its character encoding, its prefixes, the direction of its markup. */
  readonly surroundings?: Pick<
    Place,
    | "charset"
    | "namespaceOfScheme"
    | "hasUndeclaredPrefix"
    | "declaresNothing"
    | "missingBrackets"
    | "boundBefore"
    | "registration"
    | "lowercaseIsPrefix"
    | "keepsPasswords"
    | "template"
    | "bidiMarkup"
  >;
}

/** A decoded literal that is meant to be an identifier, or one identifier of a literal that holds several. */
export interface Literal {
  /**
   * The decoded text. Each hole is one `x`, so that the text still splits into components; the expressions of a URI
   * template stay as they are.
   */
  readonly text: string;
  readonly span: Span<"source">;
  readonly syntax: SyntaxName;
  readonly map: SourceMap;
  readonly place: Place;
  /** The spans of `text` that stand for holes. A literal with holes is a pattern, not an identifier. */
  readonly holes: readonly Span[];
  /** As in the raw literal. A literal with an open end is a pattern, too. */
  readonly open?: OpenEnds;
  /** All pieces of the raw literal, which may hold more than this identifier. */
  readonly pieces: readonly Piece[];
}

/** Whether a literal has a hole or an open end, so that only its fixed characters can be judged. */
export function isPattern({ holes, open }: Pick<Literal, "holes" | "open">): boolean {
  return holes.length > 0 || open !== undefined;
}

/** Whether a span of a literal's text overlaps a hole or is adjacent to one. */
export function touchesHole({ holes }: Pick<Literal, "holes">, { start, end }: Span): boolean {
  return (firstReaching(holes, start)?.start ?? Infinity) <= end;
}

/**
 * Whether a span of a literal's text is adjacent to a placeholder, a hole within a piece of text: `{id}`. A hole that
 * is a piece by itself, `${id}`, does not count.
 */
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

/** The prefix of a literal that is a prefixed name. */
export function expansionOf({ pieces }: Pick<Literal, "pieces">): Expansion | undefined {
  const [first] = pieces;
  return first?.kind === "expansion" ? first : undefined;
}
