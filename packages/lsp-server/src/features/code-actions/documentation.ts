import { CodeActionKind } from "vscode-languageserver";
import type { Client } from "../../protocol/client.js";
import { documentationCommand } from "../../protocol/custom-requests.js";
import { entryOfCode } from "../entry-of-code.js";
import { findingsAt, isWanted, type CodeActionRequest, type Offer } from "./offer.js";

/** The pages of the codes that are found at the selection, for clients that open pages. */
export function documentationOffers(request: CodeActionRequest, client: Client): Offer[] {
  if (!isWanted(CodeActionKind.QuickFix, request.context) || !client.showsPages) return [];
  const codes = [...new Set(findingsAt(request).map(({ code }) => code))];
  return codes.flatMap((code) => {
    if (entryOfCode(code)?.url === undefined) return [];
    const title = `Show the documentation of '${code}'`;
    const command = { title, command: documentationCommand, arguments: [{ code }] };
    return [{ action: { title, kind: CodeActionKind.QuickFix, command }, id: title }];
  });
}
