import css from "@eslint/css";
import json from "@eslint/json";
import markdown from "@eslint/markdown";
import html from "@html-eslint/eslint-plugin";
import * as htmlParser from "@html-eslint/parser";
import * as typescriptParser from "@typescript-eslint/parser";
import * as astroParser from "astro-eslint-parser";
import type { Linter } from "eslint";
import jsonc from "eslint-plugin-jsonc";
import toml from "eslint-plugin-toml";
import yml from "eslint-plugin-yml";
import * as jsoncParser from "jsonc-eslint-parser";
import * as svelteParser from "svelte-eslint-parser";
import * as tomlParser from "toml-eslint-parser";
import * as vueParser from "vue-eslint-parser";
import * as yamlParser from "yaml-eslint-parser";
import type { LanguageName } from "../../packages/core/src/documents/index.js";
import type { EslintReader } from "../../tools/generate/language-hosts.js";

/** For the scripts of components. */
const scripts = { parserOptions: { parser: typescriptParser } };
const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };

/** How the users of a parser, or of the language of a plugin, configure it for files in a language. */
export const configOf: Readonly<Record<EslintReader, (language: LanguageName) => Linter.Config>> = {
  espree: () => ({ languageOptions: jsx }),
  "@typescript-eslint/parser": () => ({ languageOptions: { ...jsx, parser: typescriptParser } }),
  "vue-eslint-parser": (language) => ({
    languageOptions: { ...(language === "vue" ? scripts : jsx), parser: vueParser },
  }),
  "astro-eslint-parser": () => ({ languageOptions: { ...scripts, parser: astroParser } }),
  "svelte-eslint-parser": () => ({ languageOptions: { ...scripts, parser: svelteParser } }),
  "@eslint/json": (language) => ({ plugins: { json }, language: `json/${jsonDialect(language)}` }),
  "eslint-plugin-jsonc": (language) => ({ plugins: { jsonc }, language: `jsonc/${jsonDialect(language)}` }),
  "jsonc-eslint-parser": () => ({ languageOptions: { parser: jsoncParser } }),
  "eslint-plugin-yml": () => ({ plugins: { yml }, language: "yml/yaml" }),
  "yaml-eslint-parser": () => ({ languageOptions: { parser: yamlParser } }),
  "eslint-plugin-toml": () => ({ plugins: { toml }, language: "toml/toml" }),
  "toml-eslint-parser": () => ({ languageOptions: { parser: tomlParser } }),
  "@html-eslint/eslint-plugin": () => ({ plugins: { html }, language: "html/html" }),
  "@html-eslint/parser": () => ({ languageOptions: { parser: htmlParser } }),
  "@eslint/css": () => ({ plugins: { css }, language: "css/css", languageOptions: { tolerant: true } }),
  "@eslint/markdown": () => ({ plugins: { markdown }, language: "markdown/gfm" }),
};

function jsonDialect(language: LanguageName): LanguageName {
  return language === "jsonld" ? "json" : language;
}
