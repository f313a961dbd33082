import { languageFiles, readDocument, type LanguageName } from "../../packages/core/dist/documents/index.js";
import {
  checkDocument,
  defaultSettings,
  problemsOf,
  type LocatedFinding,
} from "../../packages/core/dist/literals/index.js";
import type { State } from "./state.js";

/** The names of the languages that documents are read in. */
export const languages: readonly string[] = languageFiles.map(({ language }) => language).sort();

/** What is wrong in a document, each problem of a literal once. */
export function examine({
  text,
  language,
  preset,
  profile,
}: Pick<State, "text" | "language" | "preset" | "profile">): readonly LocatedFinding[] {
  const { literals, comments } = readDocument(text, isLanguage(language) ? language : "plaintext");
  const { findings } = checkDocument(
    text,
    literals,
    { ...defaultSettings, preset, profile },
    { spans: comments, heeds: "iri-and-eslint" },
  );
  return problemsOf(findings);
}

function isLanguage(name: string): name is LanguageName {
  return languages.includes(name);
}
