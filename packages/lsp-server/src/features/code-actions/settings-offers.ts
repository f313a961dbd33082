import { secretsIn } from "@irilint/core/internal";
import { settingsEdit, settingsWith, type Literal, type SettingsEntry } from "@irilint/core/literals";
import { CodeActionKind, type WorkspaceEdit } from "vscode-languageserver";
import type { Client } from "../../protocol/client.js";
import { documentOf } from "../../documents/open-documents.js";
import type { Session } from "../../session.js";
import { contains } from "../selection.js";
import { toWorkspaceEdit } from "../workspace-edit.js";
import { findingsAt, isWanted, type CodeActionRequest, type Offer } from "./offer.js";

/** What the file of settings can say so that findings at the selection are reported no more: in every format, with comments or without. */
export function settingsOffers(request: CodeActionRequest, client: Client): Offer[] {
  const { settings, context } = request;
  const { file, hasFile } = settings;
  if (!isWanted(CodeActionKind.QuickFix, context) || file === undefined) return [];
  if (!hasFile && !client.makesFiles) return [];
  const findings = findingsAt(request);
  const literals = request.literals.filter((literal) =>
    findings.some((finding) => contains(literal.span, finding.span)),
  );
  const codes = [...new Set(findings.map(({ code }) => code))];
  // Of several, nobody would know which one is meant.
  const [literal] = literals.length === 1 ? literals : [];
  return [
    ...(literal === undefined ? [] : ignoringOffer(literal, file)),
    ...codes.map((code) =>
      offerOf(`Turn off '${code}' in the project`, file, { setting: "codes", code, severity: "off" }),
    ),
  ];
}

/** The longest identifier that goes into settings. */
const longest = 1000;

function ignoringOffer(literal: Literal, file: string): Offer[] {
  const identifier = patternOf(literal);
  // Two stars in a row are refused in settings, and a password is not to be written down once more.
  if (identifier.length > longest || identifier.includes("**") || secretsIn(literal.text).length > 0) return [];
  return [offerOf("Ignore this identifier in the project", file, { setting: "ignore", identifier })];
}

/** The identifier, with a star for what a program fills in. */
function patternOf({ text, holes }: Literal): string {
  let pattern = "";
  let at = 0;
  for (const { start, end } of holes) {
    pattern += `${text.slice(at, start)}*`;
    at = end;
  }
  return pattern + text.slice(at);
}

function offerOf(title: string, file: string, entry: SettingsEntry): Offer {
  return {
    action: { title, kind: CodeActionKind.QuickFix },
    id: title,
    settingsEdit: (session) => editOfSettings(file, entry, session),
  };
}

/** The edit of the file as the client has it open, or else as it is stored; a file that is not there is made. */
async function editOfSettings(
  uri: string,
  entry: SettingsEntry,
  { client, documents, settings }: Session,
): Promise<WorkspaceEdit | undefined> {
  const open = documents.get(uri);
  const stored = open?.text ?? (await settings.readFile(uri));
  if (stored === undefined && !client.makesFiles) return undefined;
  const text = stored ?? "";
  const edit =
    stored === undefined ? { span: { start: 0, end: 0 }, text: settingsWith(entry) } : settingsEdit(text, entry);
  if (edit === undefined) return undefined;
  const document = open ?? documentOf({ uri, version: 0, text, languageId: "json" }, client);
  const written = toWorkspaceEdit(document, [edit], client);
  if (open !== undefined || written.documentChanges === undefined) return written;
  const creation = { kind: "create", uri, options: { ignoreIfExists: true } } as const;
  return {
    documentChanges: [...(stored === undefined ? [creation] : []), ...written.documentChanges.map(withoutVersion)],
  };
}

type DocumentChange = NonNullable<WorkspaceEdit["documentChanges"]>[number];

/** What the client has not open has no version. */
function withoutVersion(change: DocumentChange): DocumentChange {
  return "textDocument" in change ? { ...change, textDocument: { ...change.textDocument, version: null } } : change;
}
