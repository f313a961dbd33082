import {
  ChangingText,
  languageFiles,
  readDocument,
  type IriDocument,
  type LanguageName,
} from "../../packages/core/dist/documents/index.js";
import {
  checkChangingDocument,
  defaultSettings,
  problemsOf,
  type ChangingDocument,
  type LocatedFinding,
} from "../../packages/core/dist/literals/index.js";
import { changeBetween } from "../../packages/core/dist/literals/locating/index.js";
import type { State } from "./state.js";

/** The names of the languages that documents are read in. */
export const languages: readonly string[] = languageFiles.map(({ language }) => language).sort();

/** What a document is read and checked by. */
type Choices = Pick<State, "language" | "preset" | "profile">;

/** A document that was examined. After a change only what the change touches is read and checked again. */
export class ExaminedDocument {
  /** What is wrong in it, each problem of a literal once. */
  readonly problems: readonly LocatedFinding[];
  readonly #text: ChangingText;
  readonly #choices: Choices;
  readonly #reading: IriDocument;
  readonly #checked: ChangingDocument;

  private constructor(text: ChangingText, choices: Choices, reading: IriDocument, previous?: ChangingDocument) {
    const { literals, comments: spans } = reading.sequences;
    const comments = { spans, heeds: "iri-and-eslint" } as const;
    const settings = { ...defaultSettings, preset: choices.preset, profile: choices.profile };
    this.#text = text;
    this.#choices = choices;
    this.#reading = reading;
    this.#checked =
      previous?.update(text, literals, comments) ??
      checkChangingDocument(text.toString(), literals, settings, comments);
    this.problems = problemsOf(this.#checked.findings);
  }

  static of(text: string, choices: Choices): ExaminedDocument {
    const reading = readDocument(text, isLanguage(choices.language) ? choices.language : "plaintext");
    return new ExaminedDocument(ChangingText.of(text), choices, reading);
  }

  /** The document with another text; with other choices it is one of its own. */
  changed(text: string, choices: Choices): ExaminedDocument {
    const { language, preset, profile } = this.#choices;
    if (choices.language !== language || choices.preset !== preset || choices.profile !== profile)
      return ExaminedDocument.of(text, choices);
    const { start, endBefore, end } = changeBetween(this.#text, text);
    const source = this.#text.replace({ start, end: endBefore }, text.slice(start, end));
    const reading = this.#reading.update(source, [{ start, end: endBefore, newLength: end - start }]);
    return new ExaminedDocument(source, this.#choices, reading, this.#checked);
  }
}

function isLanguage(name: string): name is LanguageName {
  return languages.includes(name);
}
