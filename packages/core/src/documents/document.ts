import type { RawLiteral } from "../literals/literal.js";
import type { Span } from "../span.js";
import { readerOf, type LanguageName } from "./languages.js";
import type { Change, Reading } from "./reading.js";

/** The replacement of `[start, end)` by `newLength` units. */
export type DocumentChange = Change;

/** The text of a file with the literals and comments that are in it. */
export interface IriDocument {
  readonly language: LanguageName;
  readonly text: string;
  /** In the order of the source. */
  readonly literals: readonly RawLiteral[];
  /** With their delimiters, in the order of the source. */
  readonly comments: readonly Span<"source">[];
  /** The same, for those who ask for a few of them: after an update most need not even be made. */
  readonly sequences: Pick<Reading, "literals" | "comments">;
  /**
   * The document after `changes`, which turn this text into `text` one after the other: the offsets of each count in
   * the text that the ones before it have left. Changes only save time; were they wrong, the answer would be the same.
   *
   * It is what `readDocument` finds in the text, in every language; generated edits show that it is (`docs/updates.md`).
   */
  update(text: string, changes: readonly DocumentChange[]): IriDocument;
}

/**
 * Finds the literals and comments of a text. No text is too broken; offsets count a byte order mark if `text` has one.
 *
 * `readDocument('fetch("/a")', "javascript").literals` has one literal, at 7–9, the argument of `fetch`.
 */
export function readDocument(text: string, language: LanguageName): IriDocument {
  return documentOf(text, language, readerOf(language)(text));
}

function documentOf(text: string, language: LanguageName, reading: Reading): IriDocument {
  let literals: readonly RawLiteral[] | undefined;
  let comments: readonly Span<"source">[] | undefined;
  return {
    language,
    text,
    get literals() {
      return (literals ??= reading.literals.slice());
    },
    get comments() {
      return (comments ??= reading.comments.slice());
    },
    sequences: reading,
    update(newText, changes) {
      return documentOf(newText, language, reading.update?.(newText, changes) ?? readerOf(language)(newText));
    },
  };
}
