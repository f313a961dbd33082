import type { IriSymbol } from "@irilint/core/documents";
import type { CancellationToken, Position, TextDocumentIdentifier } from "vscode-languageserver";
import type { AnalyzedDocument, Session } from "../../session.js";
import { symbolsIn } from "../../symbols/document-symbols.js";
import { isAt } from "../selection.js";

/** What a request about one place asks for. */
export interface PlaceParams {
  readonly textDocument: TextDocumentIdentifier;
  readonly position: Position;
}

/** A symbol and where it was pointed at. */
export interface SymbolAt {
  readonly analyzed: AnalyzedDocument;
  readonly symbol: IriSymbol;
  readonly offset: number;
}

/** The symbol at a position; nothing if there is none, or the document is not open. */
export async function symbolAt(
  session: Session,
  { textDocument, position }: PlaceParams,
  token: CancellationToken,
): Promise<SymbolAt | undefined> {
  const analyzed = await session.analyze(textDocument.uri, token);
  if (analyzed === undefined) return undefined;
  const offset = analyzed.document.positions.offsetOf(position);
  const symbols = symbolsIn(analyzed);
  const symbol =
    symbols.find(({ span, name }) => isAt(span, offset) || (name?.closing && isAt(name.closing, offset))) ??
    symbols.find(({ prefix }) => prefix !== undefined && isAt(prefix.span, offset));
  return symbol && { analyzed, symbol, offset };
}

/** The prefix at the offset: where it is declared, or in a name that has it. */
export function labelAt({
  analyzed,
  symbol,
  offset,
}: SymbolAt): { label: string; span: IriSymbol["span"] } | undefined {
  if (symbol.prefix !== undefined && isAt(symbol.prefix.span, offset)) return symbol.prefix;
  const { start, label } = prefixOf(symbol, analyzed.document.text) ?? {};
  if (start === undefined || label === undefined) return undefined;
  const span = { start, end: start + label.length };
  return isAt(span, offset) ? { label, span } : undefined;
}

/** The prefix with which a name begins, and where it stands. */
function prefixOf(
  { name, literal, span: { start } }: IriSymbol,
  text: string,
): { readonly start: number; readonly label: string } | undefined {
  if (name !== undefined) return name.label === undefined ? undefined : { start, label: name.label };
  const [first] = literal.pieces;
  if (first?.kind !== "expansion" || first.span.end === first.span.start) return undefined;
  return { start: first.span.start, label: text.slice(first.span.start, first.span.end).replace(/:$/u, "") };
}
