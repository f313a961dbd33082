import type { SimpleSyntaxName } from "../../literals/syntaxes/syntax-name.js";
import type { LanguageFacts } from "./language-facts.js";

/** How the strings and comments of a language are written. */
export interface CodeLanguage {
  /** Matches what begins a comment that the end of the line ends; sticky. */
  readonly lineComments?: readonly RegExp[];
  readonly blockComments?: readonly BlockComment[];
  /** Tried in this order: the first form whose `open` matches at an offset decides. */
  readonly strings: readonly StringForm[];
  /**
   * Match tokens that hold a quotation mark or begin as a comment does, but are neither string nor comment: `'"'`,
   * `'a`, `\"`.
   */
  readonly passedOver?: readonly RegExp[];
  /**
   * Matches the operator that announces a here-document, whose text begins on the next line. The group `word` captures
   * the closing word, the group `quote` the quotation mark around it.
   */
  readonly hereDocument?: RegExp;
  /** For code within other text, as in PHP: what begins the code, and what ends it. */
  readonly embedded?: { readonly begin: RegExp; readonly end: string };
  /**
   * Matches the code right before a string, if that code names the string in a way of this language, such as
   * `set(NAME "…")` in CMake; the group `name` captures the name.
   */
  readonly naming?: RegExp;
  /**
   * Matches the code right before a string, with the white space there, if the string is the first argument of a call without
   * parentheses, `get "…"`; the group `callee` captures what is called.
   */
  readonly calling?: RegExp;
  /**
   * Match the code right before or behind a string that is compared. Operators that nearly all languages have, such as
   * `==`, need no entry.
   */
  readonly comparing?: { readonly before?: RegExp; readonly after?: RegExp };
  /**
   * Matches the code right before a string that is an argument of a function without parentheses. A joiner behind the
   * string then joins the result of the call, not the string.
   */
  readonly beforeArgument?: RegExp;
  /**
   * Set if an opening quotation mark or comment sign that nothing closes counts as code: reading goes on behind the
   * quotation mark, or at the end of the line where the comment begins. Absent: the rest of the line (of a string on
   * one line) or of the text is passed over.
   */
  readonly unclosed?: "is left alone";
  /** Operators that concatenate strings; one may be the beginning of another. */
  readonly joiners?: readonly string[];
  /**
   * Set if strings without an operator between them are one string: any such strings, those on one line, or those that
   * touch.
   */
  readonly adjacent?: "joined" | "joined on a line" | "joined if touching";
}

export interface BlockComment {
  readonly open: string;
  /** Absent if the comment extends to the end of the text. */
  readonly close?: string;
  readonly nests?: true;
  /** A token that begins as the comment does, but is none: `(*)` in F#. */
  readonly except?: string;
}

/** One way to write strings. All patterns are sticky. */
export interface StringForm {
  /**
   * Matches the prefix and the opening quotation mark. The group `quote` captures the mark that also closes the string;
   * `close` captures what the function `close` needs; `delimiter` captures a sign that the author chose: the string
   * ends at the next such sign, or at the matching bracket if the sign is an opening one.
   */
  readonly open: RegExp;
  /** What closes the string, given the groups of `open`; absent if the group `quote` or `delimiter` decides. */
  readonly close?: (groups: Readonly<Record<string, string>>) => string | RegExp;
  /**
   * Of a string without quotation marks: matches a part of its text, at most some thousands of UTF-16 code units. The
   * string ends where `content` no longer matches.
   */
  readonly content?: RegExp;
  readonly syntax: SimpleSyntaxName;
  /** What escapes the closing quotation mark: a backslash before it, or doubling; absent if nothing does. */
  readonly guard?: "backslash" | "doubled";
  /** Matches a token in the string that is passed over as a whole, such as an escape that contains a quotation mark. */
  readonly unit?: RegExp;
  /** Set if a back quote, too, escapes the next character, as in PowerShell. */
  readonly hasBackQuotes?: true;
  /** Set if a bracket closes the string, and pairs of such brackets may stand in it. */
  readonly nests?: true;
  /**
   * `pattern`: a regular expression, never an identifier; `words`: text that may mention identifiers; `slip`: an address with marks that
   * the language does not know.
   */
  readonly use?: "pattern" | "words" | "slip";
  readonly lines: "one" | "many";
  /**
   * Matches the beginning of a hole, in which no strings are looked for. If the match ends with an opening bracket, the
   * hole ends with the matching one; otherwise the match is the whole hole.
   */
  readonly hole?: RegExp;
}

/** A language that is read by its strings and comments alone, with its files and the names that editors give it. */
export interface DeclaredCodeLanguage extends LanguageFacts, CodeLanguage {}

/** Declares a language that is read by its strings and comments alone. */
export function defineCodeLanguage(language: DeclaredCodeLanguage): DeclaredCodeLanguage {
  return language;
}
