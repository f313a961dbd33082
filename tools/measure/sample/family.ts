import type { LanguageName } from "../../../packages/core/src/documents/index.js";

/** What people write in a language. */
export type Family = "code" | "data" | "markup";

const data: ReadonlySet<LanguageName> = new Set([
  "json",
  "jsonc",
  "json5",
  "jsonld",
  "yaml",
  "toml",
  "csv",
  "tsv",
  "turtle",
  "trig",
  "n3",
  "ntriples",
  "nquads",
  "sparql",
  "shex",
  "ofn",
  "omn",
]);

const markup: ReadonlySet<LanguageName> = new Set([
  "html",
  "xml",
  "vue",
  "svelte",
  "astro",
  "markdown",
  "css",
  "scss",
  "less",
  "plaintext",
]);

export function familyOf(language: LanguageName): Family {
  if (data.has(language)) return "data";
  return markup.has(language) ? "markup" : "code";
}
