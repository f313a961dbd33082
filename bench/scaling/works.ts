import { ignoringComment, languageFiles, readDocument } from "../../packages/core/dist/documents/index.js";
import * as core from "../../packages/core/dist/index.js";
import { findIdentifierBehindName } from "../../packages/core/dist/literals/embedded/identifiers-behind-names.js";
import { findIdentifiersInLinks } from "../../packages/core/dist/literals/embedded/identifiers-in-links.js";
import { findImageCandidates, findWords } from "../../packages/core/dist/literals/embedded/identifiers-in-lists.js";
import { findIdentifiersInMarkup } from "../../packages/core/dist/literals/embedded/identifiers-in-markup.js";
import { findIdentifiersInQuery } from "../../packages/core/dist/literals/embedded/identifiers-in-queries.js";
import { findIdentifiersInText } from "../../packages/core/dist/literals/embedded/identifiers-in-text.js";
import * as literals from "../../packages/core/dist/literals/index.js";
import { findPlaceholders } from "../../packages/core/dist/literals/conventions/matching/placeholders.js";
import { tablesFor } from "../../packages/core/dist/literals/conventions/tables.js";
import type { Work } from "./growth.js";

/** What is measured, by its name. */
export type Works = Readonly<Record<string, Work>>;

/** Functions that need more than a text, or something else; all others that the library exports are called with one. */
const withMore: Works = {
  resolve: (text) => core.resolve(text.slice("http://a/".length), "http://a/b"),
  relativize: (text) => core.relativize(text, "http://a/b/c/d"),
  normalize: (text) => core.normalize(text, { level: "scheme" }),
  compare: (text) => core.compare(text, `${text}x`, { level: "scheme" }),
  recomposeIri: (text) => core.recomposeIri(core.splitIri(text)),
  bidiComponents: (text) => core.bidiComponents(core.splitIri(text)),
  checkIri: (text) => core.checkIri(text, { checks: "all" }),
  encodeComponent: (text) => core.encodeComponent(text, "segment"),
};

/** They take a code point, and so no input that could be long. */
const ofCodePoints: ReadonlySet<string> = new Set(["characterProperties", "describeCharacter"]);

/** The functions of the library, with texts that are identifiers. */
export const libraryWorks: Works = Object.fromEntries(
  Object.entries(core)
    .filter(([name]) => !ofCodePoints.has(name))
    .filter((entry): entry is [string, (text: string) => never] => typeof entry[1] === "function")
    .map(([name, run]) => [name, withMore[name] ?? run]),
);

const everything = { ...literals.defaultSettings, preset: "all", prose: true } as const;

/** Each check of identifiers by itself. */
export const checkWorks: Works = Object.fromEntries(
  core.catalogue.map(({ code }) => [code, (text) => core.checkIri(text, { checks: [code], production: "IRI" })]),
);

function allOf(text: string): core.Span<"source"> {
  return { start: 0, end: text.length };
}

const read = Object.entries(literals.syntaxes).map(([name, syntax]): [string, Work] => [
  `${name}, read`,
  (text) => syntax.decode(text, allOf(text)),
]);
const written = Object.entries(literals.syntaxes).map(([name, syntax]): [string, Work] => [
  `${name}, written`,
  (text) => syntax.encode(text, text, allOf(text)),
]);

/** Every way of writing, in both directions. */
export const syntaxWorks: Works = Object.fromEntries([...read, ...written]);

/** The functions about one literal or comment, which get to be called with a text as long as a document. */
export const literalWorks: Works = {
  placeOf: (text) => literals.placeOf({ kind: "value" }, text, everything),
  checkLiteral: (text) => literalsIn(text).flatMap((literal) => literals.checkLiteral(text, literal, everything)),
  isPattern: (text) => literalsIn(text).map(literals.isPattern),
  projectFix: (text) =>
    literalsIn(text).map((literal) =>
      literals.projectFix(text, literal, {
        title: "Write it anew",
        safety: "safe",
        edits: [{ span: { start: 0, end: literal.text.length }, text: literal.text }],
      }),
    ),
  readDirective: (text) => literals.readDirective(text, allOf(text)),
  directiveMistakes: (text) => {
    const comment = `/* iri-ignore-line ${text} */`;
    const directive = literals.readDirective(comment, allOf(comment));
    return directive && [literals.directiveMistakes(comment, [directive]), literals.listedCodes(comment, directive)];
  },
  readSettings: (text) => literals.readSettings({ ignore: [text], codes: { [text]: text }, [text]: text }),
  ignoringComment: (text) =>
    ignoringComment(readDocument(text, "javascript"), { code: "host-empty", offset: text.length / 2 }),
};

const http = new Set(["http", "https"]);
const anyArgument = { kind: "argument", callee: "f", index: 0 } as const;

/** What looks for the identifiers in a literal that holds more. */
export const finderWorks: Works = {
  findIdentifierBehindName: (text) =>
    findIdentifierBehindName(`a=http://${text}`, anyArgument, tablesFor(literals.defaultSettings)),
  findIdentifiersInLinks: (text) => findIdentifiersInLinks(`[](http://a${text}`),
  findIdentifiersInMarkup: (text) => findIdentifiersInMarkup(`<a href='http://b${text}`, false),
  findIdentifiersInQuery: (text) => findIdentifiersInQuery(`SELECT ?a { <http://a> ${text}`, true),
  findIdentifiersInText: (text) => findIdentifiersInText(`http://a ${text}`, http),
  findImageCandidates,
  findPlaceholders: (text) => findPlaceholders(text, "javascript-string"),
  findWords,
};

function literalsIn(text: string): readonly literals.Literal[] {
  return literals.readLiterals(text, { span: allOf(text), syntax: "plain", site: { kind: "text" } }, everything);
}

/** The reader of every language, and all that is found in what it reads; then the same after a change in the middle. */
export const readerWorks: Works = Object.fromEntries(
  languageFiles.map(({ language }) => [
    language,
    (text) => {
      const before = readDocument(text, language);
      const comments = { spans: before.comments, heeds: "iri-and-eslint" } as const;
      literals.checkDocument(text, before.literals, everything, comments);
      const checked = literals.checkChangingDocument(text, before.literals, everything, comments);
      const middle = Math.floor(text.length / 2);
      const changed = `${text.slice(0, middle)} ${text.slice(middle)}`;
      const after = before.update(changed, [{ start: middle, end: middle, newLength: 1 }]);
      return checked.update(changed, after.literals, { ...comments, spans: after.comments });
    },
  ]),
);
