import { DocumentHighlightKind, type Connection } from "vscode-languageserver";
import type { Session } from "../../session.js";
import { symbolsIn } from "../../symbols/document-symbols.js";
import type { SymbolIndex } from "../../symbols/symbol-index.js";
import { cancelled } from "../../protocol/cancellation.js";
import { symbolAt } from "./symbol-at.js";

/** Answers where else an identifier stands, in all languages and spellings: in the open folders, and in the document. */
export function answerReferences(connection: Connection, session: Session, index: SymbolIndex): void {
  connection.onReferences(async (params, token) => {
    const found = await symbolAt(session, params, token);
    if (found === undefined) return null;
    const { key } = found.symbol;
    const places = await index.find((symbol) => symbol.key === key);
    if (token.isCancellationRequested) throw cancelled();
    return places
      .filter(({ role }) => params.context.includeDeclaration || role === "reference")
      .map(({ uri, range }) => ({ uri, range }));
  });
  connection.onDocumentHighlight(async (params, token) => {
    const found = await symbolAt(session, params, token);
    if (found === undefined) return null;
    const { analyzed, symbol } = found;
    return symbolsIn(analyzed)
      .filter(({ key }) => key === symbol.key)
      .map(({ span, role }) => ({
        range: analyzed.document.positions.rangeOf(span),
        kind: role === "reference" ? DocumentHighlightKind.Read : DocumentHighlightKind.Write,
      }));
  });
}
