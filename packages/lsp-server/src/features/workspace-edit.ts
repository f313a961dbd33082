import type { LocatedEdit } from "@irilint/core/literals";
import type { WorkspaceEdit } from "vscode-languageserver";
import type { Client } from "../protocol/client.js";
import type { OpenDocument } from "../documents/open-document.js";

/** Edits of a document in the terms of the client; with the document's version if the client heeds it. */
export function toWorkspaceEdit(
  { uri, version, positions }: OpenDocument,
  edits: readonly LocatedEdit[],
  client: Client,
): WorkspaceEdit {
  const textEdits = edits.map(({ span, text }) => ({ range: positions.rangeOf(span), newText: text }));
  if (!client.takesVersionedEdits) return { changes: { [uri]: textEdits } };
  return { documentChanges: [{ textDocument: { uri, version }, edits: textEdits }] };
}

/** The changes that do not overlap: all edits of a change or none; what has to yield to another one is left out. Without edits it is none. */
export function withoutOverlap<Change extends { readonly edits: readonly LocatedEdit[] }>(
  changes: readonly Change[],
): Change[] {
  const accepted: Change[] = [];
  const startOf = ({ edits: [first] }: Change): number => first?.span.start ?? 0;
  let end = -1;
  for (const change of [...changes].sort((a, b) => startOf(a) - startOf(b))) {
    const { edits } = change;
    if (edits.some(({ span }) => span.start < end || (span.start === end && span.end === end))) continue;
    if (edits.length > 0) accepted.push(change);
    end = edits.reduce((last, { span }) => Math.max(last, span.end), end);
  }
  return accepted;
}

export function editsOf(changes: readonly { readonly edits: readonly LocatedEdit[] }[]): LocatedEdit[] {
  return changes.flatMap(({ edits }) => edits);
}
