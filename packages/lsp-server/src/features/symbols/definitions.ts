import type { Connection, Location } from "vscode-languageserver";
import type { Session } from "../../session.js";
import { symbolsIn } from "../../symbols/document-symbols.js";
import type { SymbolIndex } from "../../symbols/symbol-index.js";
import { labelAt, symbolAt, type SymbolAt } from "./symbol-at.js";

/**
 * Answers where an identifier comes from: a prefix from its declaration, a name from the place that says something of it,
 * a link from the file and the heading, anchor or member that it leads to.
 */
export function answerDefinitions(connection: Connection, session: Session, index: SymbolIndex): void {
  connection.onDefinition(async (params) => {
    const found = await symbolAt(session, params);
    if (found === undefined) return null;
    const label = labelAt(found);
    if (label !== undefined) return declarationOf(found, label.label);
    const { symbol } = found;
    const places = await index.find(({ key }) => key === symbol.key);
    return places.filter(({ role }) => role !== "reference").map(({ uri, range }): Location => ({ uri, range }));
  });
}

/** The last declaration of a prefix before its use: it may be declared anew. */
function declarationOf({ analyzed, symbol }: SymbolAt, label: string): Location | null {
  const { uri, positions } = analyzed.document;
  const declaration = symbolsIn(analyzed).findLast(
    ({ prefix, span }) => prefix?.label === label && span.start <= symbol.span.start,
  );
  return declaration === undefined ? null : { uri, range: positions.rangeOf(declaration.span) };
}
