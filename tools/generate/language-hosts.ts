import type { LanguageName } from "../../packages/core/src/documents/languages.js";

/**
 * By which parsers and languages ESLint's users have files of a language read, besides by ours. The tests of parity run
 * every one of them over the fixture of the language.
 */
const eslintReaders = {
  javascript: ["espree", "@typescript-eslint/parser", "vue-eslint-parser"],
  jsx: ["espree", "@typescript-eslint/parser"],
  typescript: ["@typescript-eslint/parser"],
  tsx: ["@typescript-eslint/parser"],
  json: ["@eslint/json", "eslint-plugin-jsonc", "jsonc-eslint-parser"],
  jsonc: ["@eslint/json", "eslint-plugin-jsonc", "jsonc-eslint-parser"],
  json5: ["@eslint/json", "eslint-plugin-jsonc", "jsonc-eslint-parser"],
  jsonld: ["@eslint/json", "eslint-plugin-jsonc", "jsonc-eslint-parser"],
  yaml: ["eslint-plugin-yml", "yaml-eslint-parser"],
  toml: ["eslint-plugin-toml", "toml-eslint-parser"],
  html: ["@html-eslint/eslint-plugin", "@html-eslint/parser"],
  css: ["@eslint/css"],
  markdown: ["@eslint/markdown"],
  vue: ["vue-eslint-parser"],
  svelte: ["svelte-eslint-parser"],
  astro: ["astro-eslint-parser"],
} as const satisfies Partial<Record<LanguageName, readonly string[]>>;

type Readers = typeof eslintReaders;

export type EslintReader = Readers[keyof Readers][number];

export function eslintReadersOf(language: LanguageName): readonly EslintReader[] {
  const readers: Partial<Record<LanguageName, readonly EslintReader[]>> = eslintReaders;
  return readers[language] ?? [];
}

/** What oxlint shows to plugins of a language: the whole, or the scripts in it. */
export const readByOxlint: Partial<Record<LanguageName, "whole" | "scripts">> = {
  javascript: "whole",
  jsx: "whole",
  typescript: "whole",
  tsx: "whole",
  vue: "scripts",
  svelte: "scripts",
  astro: "scripts",
};
