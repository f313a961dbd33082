import type { Span } from "../../findings/span.js";
import type { LocatedEdit } from "../project/located-finding.js";
import type { SourceMap } from "../read/source-map.js";
import type { SimpleSyntaxName } from "./syntax-name.js";

/**
 * The delimiters of a string, where the author chooses them, as in `q(…)` and `~s/…/`: a pair of brackets, which may be
 * nested, or a single character.
 */
export type Delimiters = string;

/** The name of a syntax between chosen delimiters: `perl-single between ()`. */
export type DelimitedSyntaxName = `${string} between ${Delimiters}`;

/** The name of a syntax within another: the inner one first, `css-url in html-attribute`. */
export type SyntaxName = SimpleSyntaxName | DelimitedSyntaxName | `${string} in ${string}`;

export interface Decoded {
  readonly text: string;
  readonly map: SourceMap;
}

/** Kinds of holes that decoding does not see, by the marks that begin them. */
export type HoleMarks = "variables" | "commands" | "entities" | "parameters";

/** Decodes and encodes the text of one format. */
export interface Syntax {
  readonly name: SyntaxName;
  /** The marks that begin holes in such text; absent where there are none, or where decoding decides. */
  readonly holes?: HoleMarks;
  /** Decodes `source` within `span`, which contains no delimiters. A malformed escape stands for its own characters. */
  decode(source: string, span: Span<"source">): Decoded;
  /**
   * The source of `text` between the delimiters around `span`, such that it decodes to `text`; undefined if the format
   * cannot express it. Invisible characters are escaped where the format has escapes for them.
   */
  encode(text: string, source: string, span: Span<"source">): string | undefined;
  /**
   * The source of `text` with every character escaped; undefined if one of them has no escape; absent where the format
   * has none.
   */
  escape?(text: string): string | undefined;
  /**
   * Whether a piece of source keeps its meaning in its language after an edit, where decoding the piece does not decide
   * that. Absent where it always does.
   */
  keeps?(source: string, edit: LocatedEdit, piece: Span<"source">): boolean;
  /** The same syntax between chosen delimiters; absent where they cannot be chosen. */
  between?(name: SyntaxName, delimiters: Delimiters): Syntax;
}
