import type { PresetName } from "@irilint/core";
import { languageFiles } from "@irilint/core/documents";
import type { Settings } from "@irilint/core/literals";
import type { Linter } from "eslint";
import { languageConfigs } from "../configs.js";
import { createPlugin } from "../plugin.js";
import { presetRules, ruleSeverity } from "../presets.js";
import { encodingRule } from "./encoding-rule.js";
import { isNoFile } from "./no-file.js";

/**
 * The configuration by which the command runs ESLint: every file in a language of ours, our rules alone, and no heed of
 * the directives that a project's own ESLint is meant to read. Of the files that are `named` one by one, those in a
 * language that is not known are read by their quotation marks. What is `ignored` is not read.
 */
export function eslintConfig(
  settings: Settings,
  preset: PresetName | undefined,
  ignored: readonly Linter.Config[],
  named: readonly string[],
): Linter.Config[] {
  const plugin = createPlugin("own-rules");
  return [
    ...ignored,
    ignoring(isNoFile),
    ...(named.length === 0 ? [] : [{ files: [...named], language: "iri/code", plugins: { iri: plugin } }]),
    ...languageConfigs(
      plugin,
      languageFiles.map(({ language }) => language),
    ),
    {
      name: "irilint",
      plugins: { iri: plugin, irilint: { rules: { encoding: encodingRule } } },
      rules: { "irilint/encoding": "warn", ...presetRules(preset ?? settings.preset), ...chosenRules(settings) },
      settings: { iri: settings },
      linterOptions: { reportUnusedDisableDirectives: "off" },
    },
  ];
}

/** Has ESLint ask a function about each path. It does so, but its types do not tell of that. */
export function ignoring(isIgnored: (path: string) => boolean): Linter.Config {
  return { ignores: [isIgnored as unknown as string] };
}

/** The severities that the settings give to single codes. */
function chosenRules({ codes }: Settings): Linter.RulesRecord {
  return Object.fromEntries(Object.entries(codes).map(([code, severity]) => [`iri/${code}`, ruleSeverity(severity)]));
}
