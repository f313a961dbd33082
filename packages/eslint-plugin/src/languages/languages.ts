import { languageFiles } from "@irilint/core/documents";
import { documentLanguage, type Language } from "./document-language.js";

/** An ESLint language for every language that our reader knows, by its name there. */
export const languages: Record<string, Language> = Object.fromEntries(
  languageFiles.map(({ language }) => [language, documentLanguage(language)]),
);
