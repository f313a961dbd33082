import type { SimpleSyntaxName } from "../../literals/syntaxes/syntax-name.js";
import type { LanguageFacts } from "./language-facts.js";

/** What has to be known of a language to read its strings and comments. */
export interface CodeLanguage {
  /** What begins a comment that its line ends. */
  readonly lineComments?: readonly RegExp[];
  readonly blockComments?: readonly BlockComment[];
  /** The first one that matches at an offset counts. */
  readonly strings: readonly StringForm[];
  /** What is neither a string nor a comment, though it holds a quotation mark: `'"'`, `'a`, `\"`. */
  readonly passedOver?: readonly RegExp[];
  /** A here-document, which begins behind the line where it is announced: groups `quote` and `word`. */
  readonly hereDocument?: RegExp;
  /** Text before, between and behind code: where it goes over into code, and what ends the code. */
  readonly embedded?: { readonly begin: RegExp; readonly end: string };
  /** What names the string behind it without a sign of assignment, in the group `name`. */
  readonly naming?: RegExp;
  /** What stands before or behind a string that is compared, besides what nearly all languages have. */
  readonly comparing?: { readonly before?: RegExp; readonly after?: RegExp };
  /** What stands before an argument of a function that is written without parentheses, and joins nothing by itself. */
  readonly beforeArgument?: RegExp;
  /** Behind a quotation mark that nothing closes, and on the line after such a comment, code goes on; left out: it is passed over. */
  readonly unclosed?: "is left alone";
  /** What joins two strings; one may begin as another one does. */
  readonly joiners?: readonly string[];
  /** Whether two strings are one that stand side by side, or that touch each other; the end of a line may end a statement. */
  readonly adjacent?: "joined" | "joined on a line" | "joined if touching";
}

export interface BlockComment {
  readonly open: string;
  /** Left out: the comment goes on up to the end of the text. */
  readonly close?: string;
  readonly nests?: true;
  /** What begins as the comment does, and is none. */
  readonly except?: string;
}

/** One way to write strings. All expressions are sticky. */
export interface StringForm {
  /**
   * The prefix and the opening quotation mark. A group `quote` holds what closes the string, `close` what that is made of,
   * and `delimiter` a sign that the author chose, which closes the string if it is no bracket.
   */
  readonly open: RegExp;
  /** What closes the string; left out if it is the group `quote` or follows from `delimiter`. */
  readonly close?: (groups: Readonly<Record<string, string>>) => string | RegExp;
  /** A part of what a string is made of that has no quotation marks: no more than some thousands of characters. */
  readonly content?: RegExp;
  readonly syntax: SimpleSyntaxName;
  /** What takes the closing quotation mark its meaning: a backslash before it, or another one; left out: nothing. */
  readonly guard?: "backslash" | "doubled";
  /** What is passed over as a whole, such as an escape of which more than its second character looks like an end. Sticky. */
  readonly unit?: RegExp;
  /** Whether a back quote, too, takes what follows it its meaning. */
  readonly hasBackQuotes?: true;
  /** Whether what closes the string is a bracket, and pairs of such brackets may stand within. */
  readonly nests?: true;
  /** A pattern is no identifier, however it looks; words are text, in which identifiers may stand. */
  readonly use?: "pattern" | "words";
  readonly lines: "one" | "many";
  /** What begins a hole, which ends with the matching bracket. */
  readonly hole?: RegExp;
}

/** A language that is read by its quotation marks: which files hold it, and how its strings and comments are written. */
export interface DeclaredCodeLanguage extends LanguageFacts, CodeLanguage {}

/** Declares a language of which no more has to be known than how its strings and comments are written. */
export function defineCodeLanguage(language: DeclaredCodeLanguage): DeclaredCodeLanguage {
  return language;
}
