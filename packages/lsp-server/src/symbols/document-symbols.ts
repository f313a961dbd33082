import { symbolsOf, type IriSymbol, type SymbolDocument } from "@irilint/core/documents";
import type { Analysis } from "../documents/analyze.js";
import type { AnalyzedDocument } from "../session.js";

const known = new WeakMap<Analysis, readonly IriSymbol[]>();

/** The symbols of a document that the client has open; worked out once for what was found in each of its texts. */
export function symbolsIn(analyzed: AnalyzedDocument): readonly IriSymbol[] {
  const symbols = known.get(analyzed.analysis) ?? symbolsOf(symbolDocumentOf(analyzed));
  known.set(analyzed.analysis, symbols);
  return symbols;
}

/** Whether `symbolsIn` only has to be asked. */
export function hasKnownSymbols({ analysis }: AnalyzedDocument): boolean {
  return known.has(analysis);
}

export function symbolDocumentOf({ document, analysis }: AnalyzedDocument): SymbolDocument {
  const { text, language, uri } = document;
  return { text, language, uri, literals: analysis.literals };
}
