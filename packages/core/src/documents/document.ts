import type { Source } from "../text/changing-text.js";
import type { RawLiteral, Settings } from "../literals/locating/index.js";
import type { Span } from "../findings/span.js";
import {
  hasNoIdentifier,
  quickReaderOf,
  readerOf,
  readerOnceOf,
  candidateReaderOf,
  type Asked,
  type LanguageName,
} from "./languages.js";
import type { DocumentChange, LiteralsAndComments, Reading } from "./reading.js";

/** The text of a file with the literals and comments that are in it. */
export interface IriDocument {
  readonly language: LanguageName;
  readonly text: string;
  /** The literals, in the order of the source. */
  readonly literals: readonly RawLiteral[];
  /** The comments with their delimiters, in the order of the source. */
  readonly comments: readonly Span<"source">[];
  /**
   * The same literals and comments as sequences, for callers that need only some: after an update, most of them need
   * not be made.
   */
  readonly sequences: LiteralsAndComments;
  /**
   * The document after `changes`, which turn this text into `text` one after the other: the offsets of each count in
   * the text that the ones before it have left. Changes only save time; were they wrong, the answer would be the same.
   *
   * It is what `readDocument` finds in the text, in every language; generated edits show that it is (`docs/updates.md`).
   */
  update(text: Source, changes: readonly DocumentChange[]): IriDocument;
}

/**
 * Finds the literals and comments of a text. No text is too broken; offsets count a byte order mark if `text` has one.
 *
 * `readDocument('fetch("/a")', "javascript").literals` has one literal, at 7–9, the argument of `fetch`.
 */
export function readDocument(text: string, language: LanguageName): IriDocument {
  return new ReadDocument(text, language, readerOf(language)(text));
}

/**
 * The same result as `readDocument`, in a fraction of the time where the language has a faster reader for texts that
 * will not be updated.
 */
export function readDocumentOnce(text: string, language: LanguageName): Pick<IriDocument, "literals" | "comments"> {
  const { literals, comments } = readerOnceOf(language)(text);
  return { literals: literals.slice(), comments: comments.slice() };
}

/**
 * The same document as `readDocument`, sooner where the language has a faster reader for texts that will not be updated; its
 * first update then takes as long as reading it.
 */
export function readDocumentSoon(text: string, language: LanguageName): IriDocument {
  return new ReadDocument(text, language, readerOnceOf(language)(text));
}

/**
 * The comments of a text and those of its literals that may be read as identifiers, where they are found in a fraction of
 * the time; `undefined` where all literals are to be read.
 */
export function readCandidatesQuickly(
  text: string,
  language: LanguageName,
  settings: Settings,
): Pick<IriDocument, "literals" | "comments"> | undefined {
  const reading = quickReaderOf(language)?.(text, settings);
  return reading && { literals: reading.literals.slice(), comments: reading.comments.slice() };
}

/**
 * The literals of a text that may be read as what is asked for, and the comments that may mention some: those that
 * `readDocumentOnce` finds, without others that need not be looked for.
 */
export function readCandidates(
  { text, language, asked }: { readonly text: string; readonly language: LanguageName; readonly asked: Asked },
  settings: Settings,
): Pick<IriDocument, "literals" | "comments"> {
  if (hasNoIdentifier(text, language, settings)) return { literals: [], comments: [] };
  const { literals, comments } = candidateReaderOf(language, settings, asked)(text);
  return { literals: literals.slice(), comments: comments.slice() };
}

/**
 * A class, since V8 ties the getters of an object literal to its hidden class, which would keep the text of every
 * version in memory until the next full garbage collection.
 */
class ReadDocument implements IriDocument {
  readonly language: LanguageName;
  readonly #source: Source;
  readonly #reading: Reading;
  #literals: readonly RawLiteral[] | undefined;
  #comments: readonly Span<"source">[] | undefined;

  constructor(source: Source, language: LanguageName, reading: Reading) {
    this.#source = source;
    this.language = language;
    this.#reading = reading;
  }

  get text(): string {
    return this.#source.toString();
  }

  get literals(): readonly RawLiteral[] {
    return (this.#literals ??= this.#reading.literals.slice());
  }

  get comments(): readonly Span<"source">[] {
    return (this.#comments ??= this.#reading.comments.slice());
  }

  get sequences(): IriDocument["sequences"] {
    return this.#reading;
  }

  update(text: Source, changes: readonly DocumentChange[]): IriDocument {
    const reading = this.#reading.update?.(text, changes) ?? readerOf(this.language)(text.toString());
    return new ReadDocument(text, this.language, reading);
  }
}
