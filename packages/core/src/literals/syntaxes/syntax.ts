import type { Span } from "../../findings/span.js";
import type { LocatedEdit } from "../project/located-finding.js";
import type { SourceMap } from "../read/source-map.js";

/** How text is written: one name for each set of escapes. */
export type SimpleSyntaxName =
  | CodeStringName
  | "asciidoc-address"
  | "asciidoc-text"
  | "bibtex-address"
  | "css-string"
  | "css-url"
  | "csv-field"
  | "csv-quoted"
  | "html-attribute"
  | "html-text"
  | "html-unquoted"
  | "ini-continuation"
  | "ini-value"
  | "javascript-string"
  | "unknown-string"
  | "javascript-template"
  | "json-string"
  | "jsx-text"
  | "latex-address"
  | "latex-text"
  | "markdown-attribute"
  | "markdown-destination"
  | "markdown-path"
  | "markdown-text"
  | "owl-iri"
  | "owl-string"
  | "plain"
  | "plain-bytes"
  | "restructuredtext-address"
  | "toml-basic"
  | "turtle-iri"
  | "turtle-local-name"
  | "turtle-string"
  | "xml-attribute"
  | "xml-text"
  | "yaml-breaks"
  | "yaml-double"
  | "yaml-fold"
  | "yaml-plain"
  | "yaml-single";

/** The strings of programming languages. */
export type CodeStringName =
  | "c-string"
  | "c-wide-string"
  | "cmake-string"
  | "crystal-string"
  | "csharp-format"
  | "csharp-string"
  | "csharp-verbatim-format"
  | "d-string"
  | "dart-string"
  | "doubled-double-quote"
  | "doubled-single-quote"
  | "elixir-string"
  | "erlang-string"
  | "fsharp-format"
  | "fsharp-raw-format"
  | "fsharp-string"
  | "fsharp-verbatim-format"
  | "go-string"
  | "graphql-string"
  | "groovy-string"
  | "haskell-string"
  | "hcl-string"
  | "java-string"
  | "julia-string"
  | "kotlin-string"
  | "lua-string"
  | "nim-format"
  | "nim-string"
  | "nix-string"
  | "ocaml-string"
  | "perl-double"
  | "perl-single"
  | "php-double"
  | "php-single"
  | "powershell-double"
  | "powershell-here"
  | "properties-value"
  | "python-bytes"
  | "python-format"
  | "python-raw-format"
  | "python-string"
  | "r-string"
  | "ruby-double"
  | "rust-bytes"
  | "rust-string"
  | "scala-format"
  | "scala-string"
  | "shell-dollar"
  | "shell-double"
  | "shell-word"
  | "solidity-string"
  | "swift-string"
  | "tcl-string"
  | "zig-string";

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

/** The two directions between a text and the way one format writes it. */
export interface Syntax {
  readonly name: SyntaxName;
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
