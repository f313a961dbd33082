import type { Place } from "../checks/place.js";
import type { Span } from "../span.js";
import type { Site } from "./site.js";
import type { SourceMap } from "./source-map.js";
import type { SyntaxName } from "./syntaxes/syntax.js";

/**
 * A piece of a literal in the source: characters to decode, or a hole that is filled at run time (`${host}`).
 * A string has one `text` piece; a template has as many as it has parts.
 */
export interface Piece {
  readonly kind: "text" | "hole";
  /** Without delimiters: for a hole, all of `${…}`. */
  readonly span: Span<"source">;
}

/** What a host or a document reader finds: where a literal stands, how it is written, and what is around it. */
export interface RawLiteral {
  /** From the first piece's start to the last one's end, without delimiters. */
  readonly span: Span<"source">;
  readonly syntax: SyntaxName;
  readonly site: Site;
  /** Left out if the literal is one piece of text. */
  readonly pieces?: readonly Piece[];
  /** The literal is joined to something unknown before or after it (`base + "/a"`). */
  readonly open?: { readonly before: boolean; readonly after: boolean };
}

/** A literal that is meant to be an identifier, decoded. */
export interface Literal {
  /** The decoded text; each hole is one `x`, so that offsets and components keep their meaning. */
  readonly text: string;
  readonly span: Span<"source">;
  readonly syntax: SyntaxName;
  readonly map: SourceMap;
  readonly place: Place;
  /** Where `text` holds the stand-in of a hole; a literal with holes is a pattern, not an identifier. */
  readonly holes: readonly Span[];
}
