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

/** All edits of a group or none; what has to yield to another group is left as it is. Groups without edits are none. */
export function withoutOverlap(groups: readonly (readonly LocatedEdit[])[]): LocatedEdit[] {
  const accepted: LocatedEdit[] = [];
  let end = -1;
  for (const edits of [...groups].sort((a, b) => (a[0]?.span.start ?? 0) - (b[0]?.span.start ?? 0))) {
    if (edits.some(({ span }) => span.start < end || (span.start === end && span.end === end))) continue;
    accepted.push(...edits);
    end = edits.reduce((last, { span }) => Math.max(last, span.end), end);
  }
  return accepted;
}
