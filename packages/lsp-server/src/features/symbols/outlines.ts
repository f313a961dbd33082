import type { IriSymbol } from "@irilint/core/documents";
import { SymbolKind, type Connection, type DocumentSymbol, type SymbolInformation } from "vscode-languageserver";
import { withoutSecrets } from "../../documents/forms.js";
import type { Session } from "../../session.js";
import { symbolsIn } from "../../symbols/document-symbols.js";
import type { SymbolIndex, SymbolPlace } from "../../symbols/symbol-index.js";

/** An editor shows no more, and filters them while a person types. */
const mostSymbols = 1000;

const kinds: Readonly<Record<IriSymbol["role"], SymbolKind>> = {
  namespace: SymbolKind.Namespace,
  subject: SymbolKind.Object,
  reference: SymbolKind.Key,
};

/** Answers with the namespaces that a document declares, and with what it says something of; in all files, by a part of their names. */
export function answerOutlines(connection: Connection, session: Session, index: SymbolIndex): void {
  connection.onDocumentSymbol(async ({ textDocument }, token) => {
    const analyzed = await session.analyze(textDocument.uri, token);
    if (analyzed === undefined) return null;
    const seen = new Set<string>();
    return symbolsIn(analyzed)
      .filter(({ role, key }) => {
        const isFirst = role !== "reference" && !seen.has(key);
        if (isFirst) seen.add(key);
        return isFirst;
      })
      .slice(0, mostSymbols)
      .map((symbol): DocumentSymbol => {
        const range = analyzed.document.positions.rangeOf(symbol.span);
        const prefix = symbol.prefix === undefined ? {} : { detail: withoutSecrets(symbol.iri) };
        return { name: nameOf(symbol), kind: kinds[symbol.role], range, selectionRange: range, ...prefix };
      });
  });
  connection.onWorkspaceSymbol(async ({ query }) => {
    const wanted = query.toLowerCase();
    const places = await index.find(({ iri }) => iri.toLowerCase().includes(wanted));
    return places
      .filter(({ role }) => role !== "reference")
      .slice(0, mostSymbols)
      .map(symbolInformation);
  });
}

function nameOf({ prefix, iri }: IriSymbol): string {
  return prefix === undefined ? withoutSecrets(iri) : `${prefix.label}:`;
}

function symbolInformation({ uri, range, iri, role }: SymbolPlace): SymbolInformation {
  return { name: withoutSecrets(iri), kind: kinds[role], location: { uri, range } };
}
