import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isIri } from "../packages/core/dist/index.js";
import { languageOfPath, readDocumentOnce } from "../packages/core/dist/documents/index.js";
import { checkDocument, defaultSettings } from "../packages/core/dist/literals/index.js";
import { ensureCorpus } from "../tools/measure/corpus.mjs";
import { filesBelow } from "../tools/measure/files-below.js";

export interface Identifiers {
  readonly name: string;
  readonly texts: readonly string[];
}

const most = 4000;

/** Identifiers that stand in the sources of published packages, each once, in ASCII and with a scheme. */
export function asciiIdentifiers(): Identifiers {
  const texts = new Set<string>();
  for (const { folder } of ensureCorpus(["eslint", "ethers", "viem", "webpack"])) {
    for (const path of filesBelow(folder)) {
      for (const text of identifiersOf(path)) {
        if (/^[!-~]+$/u.test(text) && isIri(text)) texts.add(ownString(text));
        if (texts.size === most) return { name: "ASCII", texts: [...texts] };
      }
    }
  }
  return { name: "ASCII", texts: [...texts] };
}

/** The addresses of encyclopedia articles on the countries of the world, each in the languages of CLDR. */
export function nonAsciiIdentifiers(): Identifiers {
  const [localeNames] = ensureCorpus(["cldr-localenames-modern"]);
  const main = join(localeNames?.folder ?? "", "main");
  const locales = readdirSync(main).filter((locale) => existsSync(join(main, locale, "territories.json")));
  const texts = locales.flatMap((locale) => articlesIn(locale, join(main, locale, "territories.json")));
  const step = Math.max(1, Math.floor(texts.length / most));
  return { name: "non-ASCII", texts: texts.filter((_, index) => index % step === 0) };
}

function articlesIn(locale: string, file: string): string[] {
  const { main } = JSON.parse(readFileSync(file, "utf8")) as TerritoryNames;
  const names = Object.values(main[locale]?.localeDisplayNames.territories ?? {});
  const language = locale.split("-")[0] ?? locale;
  return [...new Set(names)]
    .map((name) => `https://${language}.wikipedia.org/wiki/${name.replaceAll(/[\s<>"{}|\\^`%[\]#?]/gu, "_")}`)
    .filter((text) => /[^\0-\x7F]/u.test(text) && isIri(text))
    .map(ownString);
}

/**
 * The same characters in a string of their own, as a program has them from a request or from JSON. To the engine a part
 * of a source file is a reference to that file, which all readers follow at every character.
 */
function ownString(text: string): string {
  return Buffer.from(text).toString();
}

interface TerritoryNames {
  readonly main: Readonly<
    Record<string, { readonly localeDisplayNames: { readonly territories: Readonly<Record<string, string>> } }>
  >;
}

function identifiersOf(path: string): string[] {
  const language = languageOfPath(path);
  if (language === undefined) return [];
  const source = readFileSync(path, "utf8");
  if (source.length > 500_000) return [];
  return checkDocument(source, readDocumentOnce(source, language).literals, defaultSettings).literals.map(
    ({ text }) => text,
  );
}
