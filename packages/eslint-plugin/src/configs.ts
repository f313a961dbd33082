import type { PresetName } from "@irilint/core";
import { languageFiles, type LanguageName } from "@irilint/core/documents";
import type { ESLint, Linter } from "eslint";
import { configsFromSettings, type SettingsPlace } from "./configs-from-settings.js";
import { presetRules } from "./presets.js";

/** With rules for certain, so that `rules: iri.configs.recommended.rules` compiles under `exactOptionalPropertyTypes`. */
export interface Preset extends Linter.Config {
  readonly rules: Linter.RulesRecord;
}

export type Configs = Record<PresetName, Preset> & {
  /** Our languages for the formats that ESLint does not read by itself. */
  readonly languages: Linter.Config[];
  /** What the `.irilint.json` of the project says, which the command and editors read, too. */
  readonly fromSettings: FromSettings;
};

/** To ESLint, all that a plugin has under `configs` is a configuration; of such a one, a function has the name. */
type FromSettings = ((place?: SettingsPlace) => Linter.Config[]) & Pick<Linter.Config, "name">;

/**
 * What ESLint reads, by itself or by parsers that stand where that of JavaScript does. A file has one language, so that
 * ours would take such files away from the rules made for them.
 */
const readByEslint: ReadonlySet<LanguageName> = new Set([
  "javascript",
  "jsx",
  "typescript",
  "tsx",
  "vue",
  "svelte",
  "astro",
]);

/** The plugin's configurations. The presets hold rules alone: which files they are for is the user's to say. */
export function configsOf(plugin: ESLint.Plugin): Configs {
  const preset = (name: PresetName): Preset => ({
    name: `iri/${name}`,
    plugins: { iri: plugin },
    rules: presetRules(name),
  });
  const others = languageFiles.map(({ language }) => language).filter((language) => !readByEslint.has(language));
  return {
    recommended: preset("recommended"),
    strict: preset("strict"),
    all: preset("all"),
    languages: languageConfigs(plugin, others),
    fromSettings: (place = {}) => configsFromSettings(plugin, place),
  };
}

/** Which of our languages reads which files. What decides first comes last, since the last configuration decides. */
export function languageConfigs(plugin: ESLint.Plugin, wanted: readonly LanguageName[]): Linter.Config[] {
  const config = (language: LanguageName, patterns: readonly string[], except?: readonly string[]): Linter.Config[] =>
    patterns.length === 0
      ? []
      : [
          {
            files: [...patterns],
            ...(except !== undefined && { ignores: [...except] }),
            language: `iri/${language}`,
            plugins: { iri: plugin },
          },
        ];
  const rows = languageFiles.filter(({ language }) => wanted.includes(language));
  const programs = languageFiles.filter(({ language }) => readByEslint.has(language));
  return [
    ...rows.flatMap(({ language, beginnings }) =>
      config(
        language,
        beginnings.map((beginning) => `**/${inAnyCase(beginning)}*`),
        // `.env.ts` is a program.
        programs.flatMap(({ extensions }) => extensions.map(ending)),
      ),
    ),
    ...rows.flatMap(({ language, extensions }) => config(language, extensions.flatMap(spellings).map(ending))),
    ...rows.flatMap(({ language, files }) =>
      config(
        language,
        files.map((file) => `**/${inAnyCase(file)}`),
      ),
    ),
  ].map((row) => ({ name: row.language ?? "", ...row }));
}

function ending(extension: string): string {
  return `**/*.${extension}`;
}

/** `tex`, `TEX`, and `Rnw`, which is written in no other way. */
function spellings(extension: string): string[] {
  const inCapitals = extension.toUpperCase();
  return [...new Set([extension, inCapitals, inCapitals.charAt(0) + extension.slice(1)])];
}

/** `Dockerfile`, `README` and `CMakeLists.txt` are written in several ways, and ESLint's patterns heed the case. */
function inAnyCase(name: string): string {
  return name.replace(/[a-z]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
