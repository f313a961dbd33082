import { commands, Disposable, env, window, workspace, type Range, type TextDocument, type TextEditor } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import {
  conversionCommands,
  type ConversionArguments,
  type ConversionResult,
} from "iri-language-server/dist/protocol/custom-requests.js";
import type { LateClient } from "../late-client.js";
import { describeCopied } from "../status-texts.js";

/** The commands that write or copy identifiers as URIs and IRIs. */
export function registerConversions(late: LateClient): Disposable {
  const { convertToUri, convertToIri, copyAsUri, copyAsIri } = conversionCommands;
  const register = (name: string, act: (client: BaseLanguageClient, editor: TextEditor) => Promise<void>): Disposable =>
    commands.registerCommand(`irilint.${name}`, async () => {
      if (window.activeTextEditor !== undefined) await act(await late.get(), window.activeTextEditor);
    });
  return Disposable.from(
    register("convertToUri", (client, editor) => convertSelections(client, convertToUri, editor)),
    register("convertToIri", (client, editor) => convertSelections(client, convertToIri, editor)),
    register("convertDocumentToUris", (client, { document }) => convertDocument(client, convertToUri, document)),
    register("convertDocumentToIris", (client, { document }) => convertDocument(client, convertToIri, document)),
    register("copyAsUri", (client, editor) => copy(client, copyAsUri, editor)),
    register("copyAsIri", (client, editor) => copy(client, copyAsIri, editor)),
  );
}

async function convertSelections(client: BaseLanguageClient, command: string, editor: TextEditor): Promise<void> {
  let converted = 0;
  // From the last to the first, so that no conversion moves a selection that is still to come.
  const selections = [...editor.selections].sort((a, b) => b.start.compareTo(a.start));
  for (const selection of selections) converted += await convert(client, command, editor.document, selection);
  tell(converted);
}

async function convertDocument(client: BaseLanguageClient, command: string, document: TextDocument): Promise<void> {
  tell(await convert(client, command, document));
}

async function convert(
  client: BaseLanguageClient,
  command: string,
  document: TextDocument,
  range?: Range,
): Promise<number> {
  const result = await execute<ConversionResult | null>(client, command, document, range);
  if (result?.edit !== undefined) {
    await workspace.applyEdit(await client.protocol2CodeConverter.asWorkspaceEdit(result.edit));
  }
  return result?.converted ?? 0;
}

async function copy(client: BaseLanguageClient, command: string, { document, selections }: TextEditor): Promise<void> {
  const copies = await Promise.all(
    selections.map((selection) => execute<string | null>(client, command, document, selection)),
  );
  const text = copies.filter((part) => part !== null).join("\n");
  if (text === "") tell(0);
  else await putIntoClipboard(text);
}

export async function putIntoClipboard(text: string): Promise<void> {
  await env.clipboard.writeText(text);
  window.setStatusBarMessage(describeCopied(text), 5000);
}

/** Has the server execute one of its commands for a range, or for the whole document. */
export function execute<Result>(
  client: BaseLanguageClient,
  command: string,
  document: TextDocument,
  range?: Range,
): Promise<Result> {
  const { code2ProtocolConverter: converter } = client;
  const converted: ConversionArguments = {
    textDocument: converter.asTextDocumentIdentifier(document),
    ...(range !== undefined && { range: converter.asRange(range) }),
  };
  return client.sendRequest<Result>("workspace/executeCommand", { command, arguments: [converted] });
}

function tell(converted: number): void {
  if (converted === 0) window.setStatusBarMessage("Nothing to convert here", 5000);
}
