import type { LanguageFacts } from "../languages/definition/language-facts.js";
import type { Settings } from "../literals/locating/index.js";
import type { ReaderNamed } from "./parts/parts.js";
import type { Reader, Reading } from "./reading.js";

/** A language of documents: its files, and how they are read. */
export interface Language extends LanguageFacts {
  /** Makes the reader, which may ask for the readers of embedded languages by name. */
  readonly reader: (named: ReaderNamed) => Reader;
  /** Makes the reader of samples in documents of other languages; absent: they are read as documents. */
  readonly sampleReader?: (named: ReaderNamed) => Reader;
  /** A faster reader for texts that will not be updated; absent if there is none. */
  readonly readOnce?: Reader;
  /** Makes a faster reader that returns only the literals that may be read as identifiers; absent if there is none. */
  readonly candidateReader?: (settings: Settings) => Reader;
  /**
   * Returns all comments of a text and those of its literals that may be read as identifiers; undefined if the tokens
   * of the text decide that for too little of it. Absent if the language has no such reader.
   */
  readonly quickReader?: (text: string, settings: Settings) => Reading | undefined;
  /** Whether the reader leaves out much if it may (`ReaderNamed.sieve`), so that candidates are found in a fraction of the time. */
  readonly heedsSieve?: true;
  /**
   * Quick test: `true` if a text certainly has no identifier, not even in a comment. Absent if the language has no such
   * test.
   */
  readonly hasNoIdentifier?: (text: string, settings: Settings) => boolean;
  /** How a document that is too large for memory is read in parts; absent where it cannot be. */
  readonly inParts?: PartReading;
}

/** How a document is read in parts. */
export interface PartReading {
  /**
   * The last offset at which the rest of a document, of which this is the beginning, may be cut; 0 if there is none.
   * The text may also be octets of UTF-8, each as one code unit.
   */
  readonly lastCutIn: (text: string) => number;
  /** Makes a reader for one document, which receives its parts in order. */
  readonly reader: () => Reader;
  /** Whether a document that begins so is in another language, and is read as a whole. */
  readonly isOther?: (beginning: string) => boolean;
}

/** Declares a language with a reader of its own. */
export function defineLanguage(language: Language): Language {
  return language;
}
