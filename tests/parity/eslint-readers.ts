import css from "@eslint/css";
import json from "@eslint/json";
import html from "@html-eslint/eslint-plugin";
import * as htmlParser from "@html-eslint/parser";
import * as typescriptParser from "@typescript-eslint/parser";
import type { Linter } from "eslint";
import jsonc from "eslint-plugin-jsonc";
import * as jsoncParser from "jsonc-eslint-parser";
import * as vueParser from "vue-eslint-parser";
import type { LanguageName } from "../../packages/core/src/documents/index.js";
import type { EslintReader } from "../../tools/generate/language-hosts.js";

const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };

/** How the users of a parser, or of the language of a plugin, configure it for files in a language. */
export const configOf: Readonly<Record<EslintReader, (language: LanguageName) => Linter.Config>> = {
  espree: () => ({ languageOptions: jsx }),
  "@typescript-eslint/parser": () => ({ languageOptions: { ...jsx, parser: typescriptParser } }),
  "vue-eslint-parser": () => ({ languageOptions: { ...jsx, parser: vueParser } }),
  "@eslint/json": (language) => ({ plugins: { json }, language: `json/${jsonDialect(language)}` }),
  "eslint-plugin-jsonc": (language) => ({ plugins: { jsonc }, language: `jsonc/${jsonDialect(language)}` }),
  "jsonc-eslint-parser": () => ({ languageOptions: { parser: jsoncParser } }),
  "@html-eslint/eslint-plugin": () => ({ plugins: { html }, language: "html/html" }),
  "@html-eslint/parser": () => ({ languageOptions: { parser: htmlParser } }),
  "@eslint/css": () => ({ plugins: { css }, language: "css/css", languageOptions: { tolerant: true } }),
};

function jsonDialect(language: LanguageName): LanguageName {
  return language === "jsonld" ? "json" : language;
}
