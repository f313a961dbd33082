import type { SimpleSyntaxName } from "../../literals/syntaxes/syntax-name.js";
import type { LanguageFacts } from "./language-facts.js";

/** How the strings and comments of a language are written. */
export interface CodeLanguage {
  /** What begins a comment that ends with its line. */
  readonly lineComments?: readonly RegExp[];
  readonly blockComments?: readonly BlockComment[];
  /** Tried in this order; the first that matches at an offset counts. */
  readonly strings: readonly StringForm[];
  /** Tokens that hold a quotation mark or begin as a comment does, and are neither: `'"'`, `'a`, `\"`. */
  readonly passedOver?: readonly RegExp[];
  /** What announces a here-document, whose text begins on the next line, with the groups `quote` and `word`. */
  readonly hereDocument?: RegExp;
  /** For code within other text, as in PHP: what begins the code, and what ends it. */
  readonly embedded?: { readonly begin: RegExp; readonly end: string };
  /** Text right before a string that names it without a sign of assignment, with the group `name`. */
  readonly naming?: RegExp;
  /** Text before or behind a string that is compared, besides the operators that nearly all languages have. */
  readonly comparing?: { readonly before?: RegExp; readonly after?: RegExp };
  /**
   * Text before a string that is an argument of a function without parentheses. A joiner behind the string then joins
   * the result of the call, not the string.
   */
  readonly beforeArgument?: RegExp;
  /**
   * Set if a quotation mark or a comment that nothing closes is read as code, from the character behind it or the next
   * line on; absent if the rest of the line or the text is passed over.
   */
  readonly unclosed?: "is left alone";
  /** Operators that concatenate strings; one may be a prefix of another. */
  readonly joiners?: readonly string[];
  /** Set if strings without an operator between them are one: any, those on the same line, or those that touch. */
  readonly adjacent?: "joined" | "joined on a line" | "joined if touching";
}

export interface BlockComment {
  readonly open: string;
  /** Absent if the comment extends to the end of the text. */
  readonly close?: string;
  readonly nests?: true;
  /** A token that begins as the comment does, and is none. */
  readonly except?: string;
}

/** One way to write strings. All patterns are sticky. */
export interface StringForm {
  /**
   * The prefix and the opening quotation mark. The group `quote` is what also closes the string, `close` is passed to
   * the function `close`, and `delimiter` is a sign that the author chose: it closes the string, or the matching
   * bracket does.
   */
  readonly open: RegExp;
  /**
   * What closes the string, given the groups of `open`; absent if that is the group `quote` or follows from
   * `delimiter`.
   */
  readonly close?: (groups: Readonly<Record<string, string>>) => string | RegExp;
  /** Of a string without quotation marks: a part of its text, at most some thousands of UTF-16 code units. */
  readonly content?: RegExp;
  readonly syntax: SimpleSyntaxName;
  /** What escapes the closing quotation mark: a backslash before it, or doubling; absent if nothing does. */
  readonly guard?: "backslash" | "doubled";
  /** A token in the string that is passed over as a whole, such as an escape that contains a quotation mark. */
  readonly unit?: RegExp;
  /** Set if a back quote escapes the next character, too. */
  readonly hasBackQuotes?: true;
  /** Set if a bracket closes the string, and pairs of such brackets may stand in it. */
  readonly nests?: true;
  /** `pattern`: a regular expression, never an identifier; `words`: text that may mention identifiers. */
  readonly use?: "pattern" | "words";
  readonly lines: "one" | "many";
  /** What begins a hole, in which no strings are looked for. If it ends in a bracket, the hole ends with the matching one. */
  readonly hole?: RegExp;
}

/** A language that is read by its strings and comments alone, with its files and the names that editors give it. */
export interface DeclaredCodeLanguage extends LanguageFacts, CodeLanguage {}

/** Declares a language that is read by its strings and comments alone. */
export function defineCodeLanguage(language: DeclaredCodeLanguage): DeclaredCodeLanguage {
  return language;
}
