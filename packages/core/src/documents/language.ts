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
  /** Reads a text that will not be updated; absent where that is not faster. */
  readonly readOnce?: Reader;
  /** Makes a reader of what may be read as an identifier and nothing else; absent where that is not faster. */
  readonly tellingReader?: (settings: Settings) => Reader;
  /**
   * All comments of a text, and what of its literals may be read as an identifier, if its tokens tell that of most of it; absent
   * where that is not told.
   */
  readonly quickReader?: (text: string, settings: Settings) => Reading | undefined;
  /** Whether it is quickly told that no identifier stands in a text, not even in a comment; absent where that is not told. */
  readonly hasNoIdentifier?: (text: string, settings: Settings) => boolean;
  /** How a document that is too large for memory is read in parts; absent where it cannot be. */
  readonly inParts?: PartReading;
}

/** How a document is read in parts. */
export interface PartReading {
  /**
   * The last offset at which the rest of a document, of which this is the beginning, may be cut; 0 if there is none.
   * The units of the text may be octets of UTF-8.
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
