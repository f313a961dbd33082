import { languageFiles } from "@irilint/core/documents";
import type { DirectiveScope } from "./disable-directives.js";
import { documentLanguage, type Language } from "./document-language.js";

/** An ESLint language for every language that our reader knows, by its name there. */
export function languagesFor(scope: DirectiveScope): Record<string, Language> {
  return Object.fromEntries(languageFiles.map(({ language }) => [language, documentLanguage(language, scope)]));
}
