import type { Literal } from "@irilint/core/literals";
import { ErrorCodes, LSPErrorCodes, ResponseError, type Connection } from "vscode-languageserver";
import {
  conversionCommands,
  documentationCommand,
  fixedCommand,
  type ConversionArguments,
  type ConversionResult,
  type DocumentationArguments,
} from "../protocol/custom-requests.js";
import { iriFormOf, uriFormOf } from "../documents/forms.js";
import { toIriForm, toUriForm } from "../rewrites/conversions.js";
import type { Rewrite, Selected } from "../rewrites/rewrite.js";
import type { AnalyzedDocument, Session } from "../session.js";
import { tellFixed } from "./code-actions/choices-preview.js";
import { entryOfCode } from "./entry-of-code.js";
import { editsOf, toWorkspaceEdit, withoutOverlap } from "./workspace-edit.js";

/** Answers `workspace/executeCommand`: identifiers are converted in the document, or for the clipboard. */
export function answerConversions(connection: Connection, session: Session): void {
  const { convertToUri, convertToIri, copyAsUri, copyAsIri } = conversionCommands;
  const commands = new Map<string, (chosen: Chosen) => unknown>([
    [convertToUri, (chosen) => convert(connection, session, chosen, toUriForm)],
    [convertToIri, (chosen) => convert(connection, session, chosen, toIriForm)],
    [copyAsUri, ({ literals }) => linesOf(literals, uriFormOf)],
    [copyAsIri, ({ literals }) => linesOf(literals, iriFormOf)],
  ]);
  connection.onExecuteCommand(async ({ command, arguments: [argument] = [] }) => {
    if (command === documentationCommand) return showDocumentation(connection, argument);
    if (command === fixedCommand) return tellFixed(connection, session, argument);
    const run = commands.get(command);
    if (run === undefined) throw new ResponseError(ErrorCodes.InvalidParams, `There is no command '${command}'.`);
    const chosen = await choose(session, argument);
    if (chosen === undefined)
      throw new ResponseError(ErrorCodes.InvalidParams, "No open document matches the argument.");
    return run(chosen);
  });
}

/** Has the client open the page of a code in a browser; the result is whether it did. */
async function showDocumentation(connection: Connection, argument: unknown): Promise<boolean> {
  const { code } = (argument ?? {}) as Partial<DocumentationArguments>;
  const url = typeof code === "string" ? entryOfCode(code)?.url : undefined;
  if (url === undefined) throw new ResponseError(ErrorCodes.InvalidParams, "No code matches the argument.");
  return (await connection.window.showDocument({ uri: url, external: true })).success;
}

/** The identifiers that a command is for. */
interface Chosen {
  readonly analyzed: AnalyzedDocument;
  readonly literals: readonly Literal[];
}

async function choose(session: Session, argument: unknown): Promise<Chosen | undefined> {
  // Any client may send anything: what is missing finds no document.
  const { textDocument, range } = (argument ?? {}) as Partial<ConversionArguments>;
  const analyzed = textDocument === undefined ? undefined : await session.analyze(textDocument.uri);
  if (analyzed === undefined) return undefined;
  const { document, analysis } = analyzed;
  if (range === undefined) return { analyzed, literals: analysis.literals };
  const selection = document.positions.spanOf(range);
  return { analyzed, literals: analysis.literalsAt(selection) };
}

async function convert(
  connection: Connection,
  { client }: Session,
  { analyzed: { document }, literals }: Chosen,
  rewrite: (selected: Selected) => Rewrite,
): Promise<ConversionResult> {
  const rewritten = literals
    .map((literal) => rewrite({ source: document.text, literal, span: literal.span }))
    .filter(({ edits }) => edits.length > 0);
  if (rewritten.length === 0) return { converted: 0 };
  const edit = toWorkspaceEdit(document, editsOf(withoutOverlap(rewritten)), client);
  if (!client.appliesEdits) return { converted: rewritten.length, edit };
  const { applied, failureReason } = await connection.workspace
    .applyEdit({ label: "Convert identifiers", edit })
    .catch((error: unknown) => ({ applied: false, failureReason: error instanceof Error ? error.message : undefined }));
  if (applied) return { converted: rewritten.length };
  const reason = failureReason === undefined ? "." : `: ${failureReason}`;
  throw new ResponseError(LSPErrorCodes.RequestFailed, `The editor did not write the converted identifiers${reason}`);
}

/** What has no such form is copied as it is. */
function linesOf(literals: readonly Literal[], formOf: typeof uriFormOf): string | null {
  const forms = literals.map((literal) => {
    const form = formOf(literal);
    return form?.ok ? form.value : literal.text;
  });
  return forms.length === 0 ? null : forms.join("\n");
}
