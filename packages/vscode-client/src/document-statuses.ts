import {
  Disposable,
  EventEmitter,
  languages,
  window,
  workspace,
  type DocumentSelector,
  type TextDocument,
} from "vscode";
import { State, type BaseLanguageClient } from "vscode-languageclient";
import {
  documentStatusMethod,
  type DocumentStatus,
  type DocumentStatusParams,
} from "iri-language-server/dist/protocol/custom-requests.js";

/** What the server says of a document that a person sees; nothing if it says nothing. */
export interface StatusOfDocument {
  readonly document: TextDocument;
  readonly status: DocumentStatus | undefined;
}

/** How long to wait, in milliseconds, for a person to stop typing. */
const pause = 200;

/**
 * Asks the server about the documents in sight whenever it may answer otherwise than before, and tells what it answers.
 * One document is asked about once at a time.
 */
export class DocumentStatuses {
  readonly #client: BaseLanguageClient;
  readonly #documents: DocumentSelector;
  readonly #answers = new EventEmitter<StatusOfDocument>();
  readonly #listeners: Disposable;
  readonly #waiting = new Map<TextDocument, ReturnType<typeof setTimeout>>();
  readonly onAnswer = this.#answers.event;

  constructor(client: BaseLanguageClient, documents: DocumentSelector) {
    this.#client = client;
    this.#documents = documents;
    this.#listeners = Disposable.from(
      this.#answers,
      window.onDidChangeVisibleTextEditors(() => this.#askAll()),
      workspace.onDidChangeTextDocument(({ document }) => this.#askSoon(document)),
      // Findings also change with the settings.
      languages.onDidChangeDiagnostics(() => this.#askAll()),
      client.onDidChangeState(() => this.#askAll()),
    );
    this.#askAll();
  }

  dispose(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.#listeners.dispose();
  }

  #askAll(): void {
    for (const { document } of window.visibleTextEditors) this.#askSoon(document);
  }

  #askSoon(document: TextDocument): void {
    if (languages.match(this.#documents, document) === 0) return;
    clearTimeout(this.#waiting.get(document));
    this.#waiting.set(
      document,
      setTimeout(() => {
        this.#waiting.delete(document);
        void this.#ask(document);
      }, pause),
    );
  }

  async #ask(document: TextDocument): Promise<void> {
    const { version } = document;
    const params: DocumentStatusParams = {
      textDocument: this.#client.code2ProtocolConverter.asTextDocumentIdentifier(document),
    };
    const isRunning = this.#client.state === State.Running;
    const status = isRunning
      ? await this.#client.sendRequest<DocumentStatus | null>(documentStatusMethod, params).catch(() => null)
      : null;
    // A document that has changed meanwhile is asked about again.
    if (!document.isClosed && document.version === version)
      this.#answers.fire({ document, status: status ?? undefined });
  }
}
