import type { Span } from "../../findings/span.js";
import type { LocatedEdit } from "../project/located-finding.js";
import type { SourceMap } from "../read/source-map.js";
import type { SimpleSyntaxName } from "./syntax-name.js";

/**
 * What begins and ends a string where the author chooses it, as in `q(…)` and `~s/…/`: the two brackets of a pair that may
 * also stand within, or the one sign that ends the string.
 */
export type Delimiters = string;

/** The name for what stands between delimiters that the author chooses: `perl-single between ()`. */
export type DelimitedSyntaxName = `${string} between ${Delimiters}`;

/** What is written twice has the names of both syntaxes, the inner one first: `css-url in html-attribute`. */
export type SyntaxName = SimpleSyntaxName | DelimitedSyntaxName | `${string} in ${string}`;

export interface Decoded {
  readonly text: string;
  readonly map: SourceMap;
}

/** What stands in a text for what is not known before a program runs, by where one finds such signs. */
export type HoleMarks = "variables" | "commands" | "entities" | "parameters";

/** The two directions between a text and the way one format writes it. */
export interface Syntax {
  readonly name: SyntaxName;
  /** What begins a hole in text that is written so; left out where nothing does, or where decoding tells. */
  readonly holes?: HoleMarks;
  /** Decodes `source` within `span`, which holds no delimiters. A broken escape stands for its own characters. */
  decode(source: string, span: Span<"source">): Decoded;
  /**
   * Writes `text` so that it decodes to itself between the delimiters around `span`, or says `undefined` if this
   * format cannot. Characters that no reader sees are written as escapes where the format has them.
   */
  encode(text: string, source: string, span: Span<"source">): string | undefined;
  /** Writes every character as an escape; left out where the format has none, `undefined` if one of them cannot be written so. */
  escape?(text: string): string | undefined;
  /**
   * Whether a piece of the source stays what it is to the language once a part of it is written otherwise, where to decode
   * the piece does not say so. Left out where every piece does.
   */
  keeps?(source: string, edit: LocatedEdit, piece: Span<"source">): boolean;
  /** The same between delimiters that the author chooses; left out where nobody can. */
  between?(name: SyntaxName, delimiters: Delimiters): Syntax;
}
