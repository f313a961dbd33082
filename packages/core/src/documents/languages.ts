import type { CommentSyntax } from "../languages/definition/comment-syntax.js";
import type { LanguageName } from "../languages/definition/language-name.js";
import type { Language, PartReading } from "./language.js";
import { hasAbsoluteSign, mayHoldIdentifiers, type Settings } from "../literals/locating/index.js";
import type { ReaderNamed, Sieve } from "./parts/parts.js";
import type { Reader, Reading } from "./reading.js";
import { registry } from "./registry.js";
import { remembered } from "../text/remembered.js";
import { patternSequence } from "../text/composed-pattern.js";
import { wordPattern } from "../text/word-set.js";

export type { LanguageName } from "../languages/definition/language-name.js";

// The cast is sound: the registry has no other keys.
const names = Object.keys(registry) as LanguageName[];

const byExtension = inverse((language) => language.extensions);
const byFile = inverse((language) => language.files ?? []);
const byBeginning = inverse((language) => language.beginnings ?? []);
const byId = inverse((language) => language.ids);

function inverse(keysOf: (language: Language) => readonly string[]): ReadonlyMap<string, LanguageName> {
  return new Map(names.flatMap((name) => keysOf(registry[name]).map((key) => [key, name] as const)));
}

/** Every identifier by which an editor may name one of the languages. */
export const languageIds: readonly string[] = [...byId.keys()];

/** The identifiers by which editors name a language. */
export function languageIdsOf(name: LanguageName): readonly string[] {
  return registry[name].ids;
}

/** How comments are written in a language, in the order in which they are tried; empty if it has none. */
export function commentSyntaxesOf(name: LanguageName): readonly CommentSyntax[] {
  return registry[name].comments ?? [];
}

/** The readers made so far, one for each language. */
const readers = new Map<LanguageName, Reader>();

export function readerOf(name: LanguageName): Reader {
  let reader = readers.get(name);
  if (reader === undefined) readers.set(name, (reader = registry[name].reader(readerNamed)));
  return reader;
}

/** The reader for texts of a language that will not be updated. */
export function readerOnceOf(name: LanguageName): Reader {
  return registry[name].readOnce ?? readerOf(name);
}

/**
 * The reader of a language that returns only comments and literals that may be read as identifiers, or undefined where
 * that takes a full parse; undefined if the language has no such reader that is much faster.
 */
export function quickReaderOf(name: LanguageName): Language["quickReader"] {
  const { quickReader, heedsSieve } = registry[name];
  return heedsSieve === true ? (text, settings) => candidateReaderOf(name, settings)(text) : quickReader;
}

/**
 * Which literals are asked for: all that may be read as identifiers, or only those that may have a scheme or a path
 * from the root, where no base is known for other references.
 */
export type Asked = "any" | "absolute";

/**
 * The reader of a language that may leave out literals that cannot be read as identifiers, and passes over embedded
 * documents without any.
 */
export function candidateReaderOf(name: LanguageName, settings: Settings, asked: Asked = "any"): Reader {
  return made(candidateReaders[asked], name, settings, () => {
    const { reader, readOnce, candidateReader } = registry[name];
    return candidateReader?.(settings) ?? readOnce ?? reader(candidateReadersByName(settings, asked));
  });
}

/** Readers for one set of settings, each of which is made once. */
type ReadersOfSettings = WeakMap<Settings, Map<LanguageName, Reader>>;

const candidateReaders: Readonly<Record<Asked, ReadersOfSettings>> = { any: new WeakMap(), absolute: new WeakMap() };
const candidatePartReaders: Readonly<Record<Asked, ReadersOfSettings>> = {
  any: new WeakMap(),
  absolute: new WeakMap(),
};

function made(kept: ReadersOfSettings, name: LanguageName, settings: Settings, make: () => Reader): Reader {
  const readers = kept.get(settings) ?? new Map<LanguageName, Reader>();
  if (readers.size === 0) kept.set(settings, readers);
  const known = readers.get(name);
  if (known !== undefined) return known;
  const reader = make();
  readers.set(name, reader);
  return reader;
}

function candidateReadersByName(settings: Settings, asked: Asked): ReaderNamed {
  const sieve: Sieve = (source, literal) =>
    (asked === "any" || hasAbsoluteSign(source, literal)) && mayHoldIdentifiers(source, literal, settings);
  return Object.assign((name: string) => candidateReaderNamed(name, settings, asked), { sieve });
}

function candidateReaderNamed(name: string, settings: Settings, asked: Asked): Reader | undefined {
  const language = languageNamed(name);
  if (language === undefined) return undefined;
  return made(candidatePartReaders[asked], language, settings, () =>
    withMemory(candidatePartReader(language, settings, asked)),
  );
}

function candidatePartReader(language: LanguageName, settings: Settings, asked: Asked): Reader {
  const { sampleReader } = registry[language];
  if (sampleReader !== undefined) return sampleReader(candidateReadersByName(settings, asked));
  const reader = candidateReaderOf(language, settings, asked);
  if (registry[language].hasNoIdentifier === undefined) return reader;
  return (text) => (hasNoIdentifier(text, language, settings) ? nothing : reader(text));
}

/** The longest text whose reading is cached, in UTF-16 code units. */
const longestRemembered = 4096;
const mostRemembered = 256;

/**
 * The reader with a cache for short texts: pages of a site have the same scripts, and translations the same samples of
 * code.
 */
function withMemory(reader: Reader): Reader {
  const known = remembered(reader, mostRemembered);
  return (text) => (text.length > longestRemembered ? reader(text) : known(text));
}

const nothing: Reading = { literals: [], comments: [] };

/** Quick test: `true` if a text of a language certainly has no identifier, not even in a comment. */
export function hasNoIdentifier(text: string, name: LanguageName, settings: Settings): boolean {
  return registry[name].hasNoIdentifier?.(text, settings) === true;
}

/** How documents of a language are read in parts; undefined if they cannot be. */
export function partReadingOf(name: LanguageName): PartReading | undefined {
  return registry[name].inParts;
}

/** The names of files that hold documents of a language. */
export interface LanguageFiles {
  readonly language: LanguageName;
  /** File extensions, without the dot. */
  readonly extensions: readonly string[];
  /** Whole file names, which take precedence over the extension. */
  readonly files: readonly string[];
  /** Beginnings of file names, used where neither the name nor the extension decides. */
  readonly beginnings: readonly string[];
}

/** The files of every language, for hosts that are configured by patterns. */
export const languageFiles: readonly LanguageFiles[] = names.map((language) => {
  const { extensions, files = [], beginnings = [] } = registry[language];
  return { language, extensions, files, beginnings };
});

/**
 * A file from which a program makes RDF or a query, as its name says: `a.template.ttl`, `b.j2.rq`. What stands in it
 * between angle brackets may be a placeholder, which no parser of RDF reads.
 */
const templateOfData = patternSequence(
  /\./u,
  wordPattern("template tmpl tpl mustache hbs handlebars j2 jinja2? erb ejs liquid", "u"),
  /\./u,
  wordPattern("ttl turtle trig n3 nt nq rq sparql ru shex ofn omn rdf owl", "u"),
  /$/u,
);

/** A file from which a program makes a script or a style sheet: `a.js.erb`. The language is that of what is made. */
const templateOfScript = patternSequence(
  /\.(?<made>[cm]?jsx?|[cm]?tsx?|css|scss|less)\./u,
  wordPattern("erb ejs hbs handlebars mustache jinja2? njk twig liquid", "u"),
  /$/u,
);

/** A template of Twirl (Play) or Ructe, as the ending before that of the page says: `a.scala.html`. */
const templateWithAtSigns = /\.(?:scala|rs)\.html$/u;

/** The language of a file, by its name. `languageOfPath("src/a.d.ts")` is `typescript`. */
export function languageOfPath(path: string): LanguageName | undefined {
  const file = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).toLowerCase();
  if (templateOfData.test(file)) return undefined;
  if (templateWithAtSigns.test(file)) return "razor";
  const made = templateOfScript.exec(file)?.groups?.["made"];
  if (made !== undefined) return byExtension.get(made);
  const dot = file.lastIndexOf(".");
  const known = byFile.get(file) ?? (dot < 0 ? undefined : byExtension.get(file.slice(dot + 1)));
  return known ?? byBeginning.get(file.slice(0, file.indexOf(".", 1) + 1));
}

/** The reader for a part of a document, by a name that editors or files use for its language. */
function readerNamed(name: string): Reader | undefined {
  const language = languageNamed(name);
  if (language === undefined) return undefined;
  const known = sampleReaders.get(language);
  if (known !== undefined) return known;
  const reader = registry[language].sampleReader?.(readerNamed) ?? readerOf(language);
  sampleReaders.set(language, reader);
  return reader;
}

const sampleReaders = new Map<LanguageName, Reader>();

function languageNamed(name: string): LanguageName | undefined {
  return byId.get(name) ?? byExtension.get(name);
}

/** The language of a document, by the identifier that its editor gives it. */
export function languageOfId(id: string): LanguageName | undefined {
  return byId.get(id);
}
