import { languageFiles, type LanguageName } from "../../../packages/core/src/documents/index.js";
import { identifiersOf } from "./identifiers.js";
import type { Random } from "./random.js";
import type { RealText } from "./real-texts.js";

const languages = languageFiles.map(({ language }) => language);

export function isLanguage(name: string): name is LanguageName {
  return languages.some((language) => language === name);
}

/** The most of a file that is taken at once. */
const longest = 1500;

/** Part of a real document. */
export interface Excerpt {
  readonly language: LanguageName;
  readonly text: string;
}

/** Some lines of a real file, each language as often as any other; at times from the middle of a line. */
export function excerptsOf(texts: readonly RealText[]): (random: Random) => Excerpt {
  const byLanguage = textsByLanguage(texts);
  return (random) => {
    const [language, written] = random.pick(byLanguage);
    const text = random.pick(written);
    const length = Math.min(text.length, 100 + random.below(longest));
    const place = random.below(4) === 0 ? 0 : random.below(Math.max(1, text.length - length));
    const start = random.below(8) === 0 ? place : text.lastIndexOf("\n", place) + 1;
    return { language, text: text.slice(start, start + length) };
  };
}

function textsByLanguage(texts: readonly RealText[]): readonly (readonly [LanguageName, readonly string[]])[] {
  const found = new Map<LanguageName, string[]>(languages.map((language) => [language, []]));
  for (const { language, text } of texts) found.get(language)?.push(text);
  return [...found].filter(([, list]) => list.length > 0);
}

/** What looks like an identifier, and may stand where one is meant. */
const written = /[A-Za-z][A-Za-z0-9+.-]*:\/\/[^\s"'`<>()\\]*|(?<=["'(<])[^\s"'`<>()\\]{1,80}(?=["')>])/gu;

/** Parts of real files, with other identifiers in the place of some, and triples of a query, which a string may hold. */
export function spoiledExcerptsOf(texts: readonly RealText[]): (random: Random) => Excerpt {
  const anyExcerpt = excerptsOf(texts);
  const anyIdentifier = identifiersOf(texts);
  return (random) => {
    const { language, text } = anyExcerpt(random);
    const replaced = (identifier: string): string => {
      if (random.below(3) > 0) return identifier;
      return random.below(8) === 0 ? `?a <${anyIdentifier(random)}> ?b` : anyIdentifier(random);
    };
    return { language, text: text.replaceAll(written, replaced) };
  };
}
