import json from "@eslint/json";
import * as typescriptParser from "@typescript-eslint/parser";
import { languageFiles } from "../../packages/core/src/documents/index.js";
import { Linter } from "eslint";
import plugin from "../../packages/eslint-plugin/src/index.js";
import { languageConfigs } from "../../packages/eslint-plugin/src/configs.js";
import type { Fixture } from "./fixtures.js";
import { replaced, type ObservedFinding } from "./observed-finding.js";

const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };

/** ESLint with the parsers that its users have; with our languages for what it has none for. */
export const usualLanguages: readonly Linter.Config[] = [
  ...plugin.configs.languages,
  { files: ["**/*.js"], languageOptions: jsx },
  { files: ["**/*.ts", "**/*.tsx"], languageOptions: { ...jsx, parser: typescriptParser } },
  { files: ["**/*.json"], plugins: { json }, language: "json/json" },
];

/** ESLint with our languages. */
export const ownLanguages: readonly Linter.Config[] = languageConfigs(
  plugin,
  languageFiles.map(({ language }) => language),
);

/** The findings of all rules. */
export function findByEslint({ name, text }: Fixture, languages: readonly Linter.Config[]): ObservedFinding[] {
  const linter = new Linter();
  const messages = linter.verify(text, [{ files: ["**/*"], ...plugin.configs.all }, ...languages], name);
  const failed = messages.find(({ ruleId }) => ruleId === null);
  if (failed !== undefined) throw new Error(`${name}:${failed.line}: ${failed.message}`);
  const { text: body } = linter.getSourceCode();
  return messages.map((message) => {
    const after = ({ range: [start, end], text: by }: { range: readonly [number, number]; text: string }): string =>
      replaced(body, [{ start, end, text: by }]);
    return {
      code: message.ruleId?.replace(/^iri\//u, "") ?? "",
      start: offsetOf(body, message.line, message.column),
      end: offsetOf(body, message.endLine ?? message.line, message.endColumn ?? message.column),
      ...(message.fix !== undefined && { fixed: after(message.fix) }),
      suggested: Object.fromEntries((message.suggestions ?? []).map(({ desc, fix }) => [desc, after(fix)])),
    };
  });
}

/** The text after `--fix`. */
export function fixByEslint({ name, text }: Fixture, languages: readonly Linter.Config[]): string {
  return new Linter().verifyAndFix(text, [{ files: ["**/*"], ...plugin.configs.all }, ...languages], name).output;
}

/** Lines and columns of ESLint count from 1. */
function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/u);
  return lines.slice(0, line - 1).join("").length + column - 1;
}
