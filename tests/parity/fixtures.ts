import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { languageOfPath, type LanguageName } from "../../packages/core/src/documents/index.js";

export interface Fixture {
  /** The name of the file, which tells the language. */
  readonly name: string;
  readonly language: LanguageName;
  readonly text: string;
}

const folder = new URL("../fixtures/", import.meta.url);

/** The files of `tests/fixtures`, in which `⟪U+202E⟫` stands for a character that an editor would not show. */
export const fixtures: readonly Fixture[] = readdirSync(fileURLToPath(folder)).map((name) => ({
  name,
  language: languageOf(name),
  text: readFileSync(new URL(name, folder), "utf8").replace(/⟪U\+([0-9A-F]+)⟫/gu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  ),
}));

function languageOf(name: string): LanguageName {
  const language = languageOfPath(name);
  if (language === undefined)
    throw new Error(`No language has files like tests/fixtures/${name}; name it as those of its language end.`);
  return language;
}
