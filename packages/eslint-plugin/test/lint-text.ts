import json from "@eslint/json";
import * as typescriptParser from "@typescript-eslint/parser";
import type { Linter } from "eslint";
import { plugin } from "../src/plugin.js";
import type { EslintVersion } from "./eslint-versions.js";

/** Who parses the text: ESLint's usual parsers, or one of our languages. */
const parsings = {
  espree: { file: "file.js", config: {} },
  "espree with JSX": {
    file: "file.jsx",
    config: { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
  },
  "typescript-eslint": { file: "file.ts", config: { languageOptions: { parser: typescriptParser } } },
  "typescript-eslint with JSX": { file: "file.tsx", config: { languageOptions: { parser: typescriptParser } } },
  "@eslint/json": { file: "file.json", config: { plugins: { json }, language: "json/json" } },
  "iri/javascript": { file: "file.js", config: { language: "iri/javascript" } },
  "iri/typescript": { file: "file.ts", config: { language: "iri/typescript" } },
  "iri/json": { file: "file.json", config: { language: "iri/json" } },
} as const satisfies Record<string, { readonly file: string; readonly config: Linter.Config }>;

export type Parsing = keyof typeof parsings;

interface Options {
  readonly rules?: Partial<Linter.RulesRecord>;
  readonly config?: Linter.Config;
}

/** What ESLint says of a text in which all codes are looked for, or those of `rules`. */
export function lintText(
  { Linter }: EslintVersion,
  parsing: Parsing,
  text: string,
  { rules, config = {} }: Options = {},
): Linter.LintMessage[] {
  return new Linter().verify(
    text,
    configsOf(parsing, { ...(rules !== undefined && { rules }), config }),
    parsings[parsing].file,
  );
}

/** The text after `--fix`. */
export function fixText({ Linter }: EslintVersion, parsing: Parsing, text: string, options: Options = {}): string {
  return new Linter().verifyAndFix(text, configsOf(parsing, options), parsings[parsing].file).output;
}

function configsOf(parsing: Parsing, { rules = plugin.configs.all.rules, config = {} }: Options): Linter.Config[] {
  const files = ["**/*.*"];
  return [
    { files, plugins: { iri: plugin }, rules },
    { files, ...parsings[parsing].config },
    { files, ...config },
  ];
}
