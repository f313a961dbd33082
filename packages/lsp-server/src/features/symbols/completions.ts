import type { CompletionItem, Connection } from "vscode-languageserver";
import type { AnalyzedDocument, Session } from "../../session.js";
import type { SymbolIndex } from "../../symbols/symbol-index.js";
import { proposalsFor, type Proposal } from "./proposals.js";

/** No list is longer: the editor asks again when more is typed. */
const mostItems = 200;

/** More of a line is not looked at, in UTF-16 code units. */
const longestLine = 2048;

/** Completes the declarations of prefixes, names behind a prefix, and identifiers that are begun, by what the open folders have. */
export function answerCompletions(connection: Connection, session: Session, index: SymbolIndex): void {
  connection.onCompletion(async ({ textDocument, position }, token) => {
    const analyzed = await session.analyze(textDocument.uri, token);
    if (analyzed === undefined) return null;
    const { document } = analyzed;
    const offset = document.positions.offsetOf(position);
    const start = document.positions.offsetOf({ ...position, character: 0 });
    const before = document.text.slice(Math.max(start, offset - longestLine), offset);
    const proposals = await proposalsFor({ analyzed, offset, before, index });
    const items = proposals.slice(0, mostItems).map((proposal, rank) => toItem(proposal, rank, { analyzed, offset }));
    return { isIncomplete: proposals.length > mostItems, items };
  });
}

interface Cursor {
  readonly analyzed: AnalyzedDocument;
  readonly offset: number;
}

function toItem(proposal: Proposal, rank: number, { analyzed: { document }, offset }: Cursor): CompletionItem {
  const { label, text, replaced, kind, detail, declaration } = proposal;
  const { positions } = document;
  const range = positions.rangeOf({ start: offset - replaced, end: offset });
  return {
    label,
    kind,
    filterText: text === "" ? label : text,
    // Editors sort by name unless they are told otherwise.
    sortText: String(rank).padStart(4, "0"),
    textEdit: { range, newText: text },
    ...(detail !== undefined && { detail }),
    ...(declaration !== undefined && {
      additionalTextEdits: [{ range: positions.rangeOf(declaration.span), newText: declaration.text }],
    }),
  };
}
