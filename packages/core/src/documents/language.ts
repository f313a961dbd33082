import type { LanguageFacts } from "../languages/definition/language-facts.js";
import type { ReaderNamed } from "./parts/parts.js";
import type { Reader } from "./reading.js";

/** How the documents of a language are told and read. */
export interface Language extends LanguageFacts {
  /** Makes its reader, which may ask for those of the languages that parts of a document are in. */
  readonly reader: (named: ReaderNamed) => Reader;
  /** Reads a text that will not change; left out where that is no quicker. */
  readonly readOnce?: Reader;
  /** How a document is read that is too large to be read whole; left out where each of its parts is one by itself, or none can be. */
  readonly inParts?: PartReading;
}

/** How a document is read part by part. */
export interface PartReading {
  /** Where a text that is the beginning of the rest of a document may be cut; 0 if nowhere. Its units may be octets of UTF-8. */
  readonly lastCutIn: (text: string) => number;
  /** Makes a reader for one document, which is given its parts in order. */
  readonly reader: () => Reader;
}

/** Declares a language with a reader of its own. */
export function defineLanguage(language: Language): Language {
  return language;
}
