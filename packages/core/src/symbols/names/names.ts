import { termNames } from "../../documents/languages/json-ld/term-names.js";
import type { LanguageName } from "../../documents/languages.js";
import { rdfaNames } from "./rdfa-names.js";
import type { SymbolName } from "./symbol-name.js";
import { xmlNames } from "./xml-names.js";

const readers: Readonly<Partial<Record<LanguageName, (text: string) => SymbolName[]>>> = {
  xml: xmlNames,
  html: rdfaNames,
  jsonld: jsonLdNames,
};

/**
 * The names of a document that stand for identifiers by declarations in the document, and are no literals; in the order
 * of the text.
 */
export function namesIn(text: string, language: LanguageName): readonly SymbolName[] {
  return readers[language]?.(text) ?? [];
}

const noPrefixes: ReadonlyMap<string, string> = new Map();

function jsonLdNames(text: string): SymbolName[] {
  return termNames(text).map(({ span, iri, vocabulary }) => ({
    manner: vocabulary === undefined ? "defined" : "term",
    iri,
    span,
    namespace: vocabulary ?? iri,
    prefixes: noPrefixes,
  }));
}
