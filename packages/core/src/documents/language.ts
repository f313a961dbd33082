import type { LanguageFacts } from "../languages/definition/language-facts.js";
import type { ReaderNamed } from "./parts/parts.js";
import type { Reader } from "./reading.js";

/** How the documents of a language are told and read. */
export interface Language extends LanguageFacts {
  /** Makes its reader, which may ask for those of the languages that parts of a document are in. */
  readonly reader: (named: ReaderNamed) => Reader;
  /** Reads a text that will not change; left out where that is no quicker. */
  readonly readOnce?: Reader;
}

/** Declares a language with a reader of its own. */
export function defineLanguage(language: Language): Language {
  return language;
}
