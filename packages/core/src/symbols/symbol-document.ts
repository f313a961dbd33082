import type { LanguageName } from "../documents/languages.js";
import type { Literal } from "../literals/read/literal.js";

/** A document with its literals. */
export interface SymbolDocument {
  readonly text: string;
  readonly language: LanguageName;
  readonly literals: readonly Literal[];
  /** The URI of the document, which is the base of links and of data that declare none (RFC 3986 §5.1.3). */
  readonly uri?: string;
}
