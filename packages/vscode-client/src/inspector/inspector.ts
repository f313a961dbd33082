import {
  CancellationTokenSource,
  commands,
  Disposable,
  Range,
  languages,
  Uri,
  window,
  workspace,
  type DocumentSelector,
  type TextEditor,
  type WebviewView,
  type WebviewViewProvider,
} from "vscode";
import {
  conversionCommands,
  inspectMethod,
  type Inspection,
  type InspectParams,
} from "iri-language-server/dist/protocol/custom-requests.js";
import { execute, putIntoClipboard } from "../commands/conversions.js";
import type { LateClient } from "../late-client.js";
import type { CopiedForm, FromPage, ToPage } from "./messages.js";
import { pageHtml } from "./page-html.js";

const view = "irilint.inspector";

/** How long, in milliseconds, the cursor has to rest before the identifier under it is asked for. */
const pause = 80;

/** The view *IRI Inspector* and the command that opens it. */
export function registerInspector(client: LateClient, documents: DocumentSelector, extension: Uri): Disposable {
  const inspector = new Inspector(client, documents, extension);
  return Disposable.from(
    inspector,
    window.registerWebviewViewProvider(view, inspector),
    commands.registerCommand("irilint.openInspector", () => commands.executeCommand(`${view}.focus`)),
  );
}

/** Shows the identifier at the cursor. Of several questions under way only the last one's answer is shown. */
class Inspector implements WebviewViewProvider {
  readonly #client: LateClient;
  readonly #documents: DocumentSelector;
  readonly #extension: Uri;
  readonly #listeners: Disposable;
  #page: WebviewView | undefined;
  #compareWith = "";
  #shown: { readonly editor: TextEditor; readonly inspection: Inspection } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question = new CancellationTokenSource();

  constructor(client: LateClient, documents: DocumentSelector, extension: Uri) {
    this.#client = client;
    this.#documents = documents;
    this.#extension = extension;
    const again = (): void => this.#askSoon();
    this.#listeners = Disposable.from(
      window.onDidChangeTextEditorSelection(again),
      window.onDidChangeActiveTextEditor(again),
      workspace.onDidChangeTextDocument(again),
      languages.onDidChangeDiagnostics(again),
      client.onDidChangeState(again),
    );
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#question.dispose();
    this.#listeners.dispose();
  }

  resolveWebviewView(page: WebviewView): void {
    this.#page = page;
    const folder = Uri.joinPath(this.#extension, "dist");
    page.webview.options = { enableScripts: true, localResourceRoots: [folder] };
    page.webview.onDidReceiveMessage((message: FromPage) => void this.#receive(message));
    page.onDidChangeVisibility(() => this.#askSoon());
    page.onDidDispose(() => (this.#page = undefined));
    page.webview.html = pageHtml(page.webview, {
      names: Uri.joinPath(folder, "character-names.js"),
      script: Uri.joinPath(folder, "inspector-page.js"),
      style: Uri.joinPath(folder, "inspector-page.css"),
    });
  }

  async #receive(message: FromPage): Promise<void> {
    switch (message.kind) {
      case "ready":
        return this.#ask();
      case "compare":
        this.#compareWith = message.with;
        return this.#ask();
      case "copy":
        return this.#copy(message.form, message.shown);
      case "reveal":
        return this.#reveal();
    }
  }

  async #copy(form: CopiedForm, shown: string): Promise<void> {
    await putIntoClipboard((await this.#whole(form).catch(() => null)) ?? shown);
  }

  /** The form with its password; nothing of what is not checked. */
  async #whole(form: CopiedForm): Promise<string | null> {
    if (this.#shown === undefined) return null;
    const { editor, inspection } = this.#shown;
    if (inspection.version !== editor.document.version) return null;
    const client = await this.#client.get();
    const { start } = client.protocol2CodeConverter.asRange(inspection.range);
    const command = form === "URI" ? conversionCommands.copyAsUri : conversionCommands.copyAsIri;
    return execute<string | null>(client, command, editor.document, new Range(start, start));
  }

  async #reveal(): Promise<void> {
    if (this.#shown === undefined) return;
    const { editor, inspection } = this.#shown;
    const selection = (await this.#client.get()).protocol2CodeConverter.asRange(inspection.range);
    const column = editor.viewColumn;
    await window.showTextDocument(editor.document, { selection, ...(column !== undefined && { viewColumn: column }) });
  }

  #askSoon(): void {
    clearTimeout(this.#timer);
    if (this.#page?.visible === true) this.#timer = setTimeout(() => void this.#ask(), pause);
  }

  async #ask(): Promise<void> {
    this.#question.cancel();
    this.#question.dispose();
    const { token } = (this.#question = new CancellationTokenSource());
    const editor = window.activeTextEditor;
    const inspection = editor === undefined ? null : await this.#inspect(editor, token).catch(() => null);
    if (token.isCancellationRequested) return;
    this.#shown = editor === undefined || inspection === null ? undefined : { editor, inspection };
    const message: ToPage =
      inspection === null ? { kind: "nothing", hint: this.#hint(editor) } : { kind: "inspection", inspection };
    await this.#page?.webview.postMessage(message);
  }

  async #inspect(
    { document, selection }: TextEditor,
    token: CancellationTokenSource["token"],
  ): Promise<Inspection | null> {
    if (languages.match(this.#documents, document) === 0) return null;
    const client = await this.#client.get();
    const { code2ProtocolConverter: converter } = client;
    const params: InspectParams = {
      textDocument: converter.asTextDocumentIdentifier(document),
      position: converter.asPosition(selection.active),
      ...(this.#compareWith !== "" && { compareWith: this.#compareWith }),
    };
    return client.sendRequest<Inspection | null>(inspectMethod, params, token);
  }

  #hint(editor: TextEditor | undefined): string {
    if (editor !== undefined && languages.match(this.#documents, editor.document) === 0)
      return `Irilint does not read files of the language '${editor.document.languageId}'.`;
    return "Move the cursor into an identifier to see it here.";
  }
}
