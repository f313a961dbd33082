import { Linter } from "eslint";
import * as eslint9 from "eslint-v9";
import { languageConfigs } from "../../packages/eslint-plugin/src/configs.js";
import plugin from "../../packages/eslint-plugin/src/index.js";
import type { Fixture } from "./fixtures.js";
import { ordered, replaced, type ObservedFinding } from "./observed-finding.js";

/** Both majors that the plugin's peer range admits; they differ in types that these tests do not use. */
export const eslintVersions: Readonly<Record<string, typeof Linter>> = {
  "ESLint 10": Linter,
  "ESLint 9": eslint9.Linter as unknown as typeof Linter,
};

/** ESLint with our languages. */
export function ownLanguage({ language }: Fixture): Linter.Config {
  return languageConfigs(plugin, [language])[0] ?? {};
}

export interface EslintReading {
  readonly eslint: typeof Linter;
  /** Who reads the file. */
  readonly config: Linter.Config;
}

/** The findings of all rules. */
export function findByEslint({ name, text }: Fixture, { eslint, config }: EslintReading): ObservedFinding[] {
  const linter = new eslint();
  const messages = linter.verify(text, configsWith(config, name), name);
  const failed = messages.find(({ fatal }) => fatal === true);
  if (failed !== undefined) throw new Error(`${name}:${failed.line}: ${failed.message}`);
  const { text: body } = linter.getSourceCode();
  const findings = messages.filter(isByRule).map((message): ObservedFinding => {
    const after = ({ range: [start, end], text: by }: { range: readonly [number, number]; text: string }): string =>
      replaced(body, [{ start, end, text: by }]);
    return {
      code: message.ruleId?.replace(/^iri\//u, "") ?? "",
      severity: message.severity === 2 ? "error" : "warning",
      start: offsetOf(body, message.line, message.column),
      end: offsetOf(body, message.endLine ?? message.line, message.endColumn ?? message.column),
      ...(message.fix !== undefined && { fixed: after(message.fix) }),
      suggested: Object.fromEntries((message.suggestions ?? []).map(({ desc, fix }) => [desc, after(fix)])),
    };
  });
  return ordered(findings);
}

/** ESLint itself remarks on directives: that one is not used, that a rule which it names is not known. */
function isByRule({ ruleId }: Linter.LintMessage): boolean {
  return ruleId?.startsWith("iri/") === true;
}

/** The text after `--fix`. */
export function fixByEslint({ name, text }: Fixture, { eslint, config }: EslintReading): string {
  return new eslint().verifyAndFix(text, configsWith(config, name), name).output;
}

function configsWith(config: Linter.Config, name: string): Linter.Config[] {
  const files = ["**/*.*", `**/${name}`];
  return [
    { files, ...plugin.configs.all, linterOptions: { reportUnusedDisableDirectives: "off" } },
    { ...config, files },
  ];
}

/** Lines and columns of ESLint count from 1. */
function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/u);
  return lines.slice(0, line - 1).join("").length + column - 1;
}
