import type { ESLint, Rule } from "eslint";
import { configsOf, type Configs } from "./configs.js";
import type { Language } from "./languages/document-language.js";
import { languages } from "./languages/languages.js";
import { name, version } from "./manifest.js";
import { createRules } from "./rules.js";

export interface IriPlugin extends ESLint.Plugin {
  readonly meta: { readonly name: string; readonly version: string; readonly namespace: "iri" };
  readonly rules: Record<string, Rule.RuleModule>;
  readonly languages: Record<string, Language>;
  readonly configs: Configs;
}

/** The checks as ESLint rules, and ESLint languages for the formats that ESLint does not read by itself. */
export const plugin: IriPlugin = createPlugin();

function createPlugin(): IriPlugin {
  const parts = { meta: { name, version, namespace: "iri" as const }, rules: createRules(), languages };
  return Object.assign(parts, { configs: configsOf(parts) });
}
