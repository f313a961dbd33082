import type { LocatedFix } from "@irilint/core/literals";
import {
  ErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type ChangeAnnotation,
  type Connection,
  type WorkspaceEdit,
} from "vscode-languageserver";
import type { OpenDocument } from "../../documents/open-document.js";
import type { FixedArguments } from "../../protocol/custom-requests.js";
import type { AnalyzedDocument, Session } from "../../session.js";
import { withoutOverlap } from "../workspace-edit.js";
import { safeFixOf } from "./fix-all.js";

const preview = { title: "Preview" };

/** How many findings of a document were told to need a choice. */
const toldLeft = new WeakMap<OpenDocument, number>();

/**
 * Says how many findings were fixed and how many need a choice, and shows what there is to choose if a person wants to see it.
 * Most editors do not say whether they ask for a person or since a file is saved: to these, nothing is told twice in a row.
 */
export async function tellFixed(connection: Connection, session: Session, argument: unknown): Promise<null> {
  const { textDocument, fixed, left } = (argument ?? {}) as Partial<FixedArguments>;
  const analyzed = textDocument && (await session.analyze(textDocument.uri));
  if (analyzed === undefined || !Number.isInteger(fixed) || !Number.isInteger(left))
    throw new ResponseError(ErrorCodes.InvalidParams, "No open document matches the argument.");
  const isKnown = Number(fixed) === 0 && toldLeft.get(analyzed.document) === Number(left);
  toldLeft.set(analyzed.document, Number(left));
  if (isKnown && !session.client.previewsEdits) return null;
  const message = describeFixed(Number(fixed), Number(left));
  const isChoice = analyzed.analysis.findings.some((finding) => choiceOf(finding) !== undefined);
  // A person answers when they like; the client that runs the command does not wait for it.
  if (session.client.previewsEdits && Number(left) > 0 && isChoice)
    void offerPreview(connection, session, analyzed, message);
  else await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message });
  return null;
}

function describeFixed(fixed: number, left: number): string {
  if (left === 0) return `Irilint: ${String(fixed)} fixed, nothing is left.`;
  return `Irilint: ${String(fixed)} fixed, ${String(left)} ${left === 1 ? "needs" : "need"} your choice.`;
}

async function offerPreview(
  connection: Connection,
  session: Session,
  { document: { uri } }: AnalyzedDocument,
  message: string,
): Promise<void> {
  try {
    const chosen = await connection.window.showInformationMessage(message, preview);
    const analyzed = chosen?.title === preview.title ? await session.analyze(uri) : undefined;
    if (analyzed !== undefined)
      await connection.workspace.applyEdit({ label: "Choose fixes", edit: editToChooseFrom(analyzed) });
  } catch (error) {
    connection.console.error(`Cannot show what there is to choose in ${uri}: ${String(error)}`);
  }
}

/** The repair that a person most likely means: what is safe needs no choice. */
function choiceOf(finding: AnalyzedDocument["analysis"]["findings"][number]): LocatedFix | undefined {
  return safeFixOf(finding) === undefined ? finding.fixes[0] : undefined;
}

/** The first fix of each finding that has no safe one, for a client that asks of each before it applies it; those of a kind together. */
function editToChooseFrom({ document, analysis }: AnalyzedDocument): WorkspaceEdit {
  const choices = analysis.findings.flatMap((finding) => choiceOf(finding) ?? []);
  const chosen = withoutOverlap(choices);
  const annotation = ({ title }: LocatedFix): ChangeAnnotation => ({ label: title, needsConfirmation: true });
  const edits = chosen.flatMap((fix) =>
    fix.edits.map(({ span, text }) => ({
      range: document.positions.rangeOf(span),
      newText: text,
      annotationId: fix.title,
    })),
  );
  return {
    changeAnnotations: Object.fromEntries(chosen.map((fix) => [fix.title, annotation(fix)])),
    documentChanges: [{ textDocument: { uri: document.uri, version: document.version }, edits }],
  };
}
