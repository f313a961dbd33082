import type { CancellationToken, Connection } from "vscode-languageserver";
import type { Analysis } from "./documents/analyze.js";
import { cancelled } from "./protocol/cancellation.js";
import { readClient, type Client } from "./protocol/client.js";
import type { OpenDocument } from "./documents/open-document.js";
import { documentOf, OpenDocuments } from "./documents/open-documents.js";
import { RecentDocuments } from "./documents/recent-documents.js";
import type { ServerSettings, SettingsStore } from "./settings/settings.js";
import type { Turns } from "./turns/turns.js";
import type { Host } from "./workspace.js";

export interface DocumentWithSettings {
  readonly document: OpenDocument;
  readonly settings: ServerSettings;
}

/** A document with what was found in the text that it has now. */
export interface AnalyzedDocument extends DocumentWithSettings {
  readonly analysis: Analysis;
}

interface SessionParts {
  readonly settings: SettingsStore;
  readonly turns: Turns;
  readonly console: Connection["console"];
  readonly host: Host;
}

/** In milliseconds: by then, the client has the diagnostics of its first document, and nobody has changed that. */
const calm = 500;

/** What the server knows of its one client. */
export class Session {
  /** Until the client has introduced itself, it can do nothing. */
  client: Client = readClient({});
  readonly documents: OpenDocuments;
  readonly #recent = new RecentDocuments();
  #preparing: ReturnType<typeof setTimeout> | undefined;
  readonly settings: SettingsStore;
  readonly #turns: Turns;
  readonly #console: Connection["console"];
  readonly #host: Host;

  constructor({ settings, turns, console, host }: SessionParts) {
    this.settings = settings;
    this.#turns = turns;
    this.#console = console;
    this.#host = host;
    this.documents = new OpenDocuments(host.files, host.readsFirstSoon);
  }

  /** The document as it is once its settings are known; nothing if it is not open then. */
  async open(uri: string): Promise<DocumentWithSettings | undefined> {
    const settings = await this.settings.of(uri);
    const document = this.documents.get(uri);
    return document && { document, settings };
  }

  /** The same for work that must not keep a person waiting, of which there may be as much as there are documents. */
  async openInTurn(uri: string, token?: CancellationToken): Promise<DocumentWithSettings | undefined> {
    // What waits for settings would all go on at the same time.
    if ((await this.open(uri)) === undefined) return undefined;
    await this.#turns.next();
    return this.#read(uri, token);
  }

  /** What is in the document; fails once a request that asks for it is cancelled. */
  async analyze(uri: string, token?: CancellationToken): Promise<AnalyzedDocument | undefined> {
    const document = await this.#read(uri, token);
    return document && this.analyzeOpen(document);
  }

  /** The document when it has been read, in pieces: what else is open is answered in between. */
  async #read(uri: string, token: CancellationToken | undefined): Promise<DocumentWithSettings | undefined> {
    for (;;) {
      // What was done of it is there for who asks next.
      if (token?.isCancellationRequested === true) throw cancelled();
      const known = await this.open(uri);
      if (known === undefined || this.#advance(known)) return known;
      await this.#turns.afterOthers();
    }
  }

  #advance({ document, settings }: DocumentWithSettings): boolean {
    this.#host.prepareAnalysis?.();
    try {
      return document.advance(settings);
    } catch {
      // It fails again when it is to be answered, and is told of then.
      return true;
    }
  }

  analyzeOpen({ document, settings }: DocumentWithSettings): AnalyzedDocument | undefined {
    this.#recent.add(document);
    const analyzed = this.#analyzeFor(document, settings);
    if (document.needsPreparation) this.#preparing ??= setTimeout(() => prepareChanges(document), calm).unref();
    return analyzed;
  }

  /** Lets go of a document that the client has closed. */
  close(uri: string): void {
    const document = this.documents.get(uri);
    if (document !== undefined) this.#recent.remove(document);
    this.documents.close(uri);
  }

  /** A text that no client has open. */
  analyzeText(uri: string, text: string, settings: ServerSettings): AnalyzedDocument | undefined {
    const item = { uri, version: 0, text, languageId: "" };
    return this.#analyzeFor(documentOf(item, { encoding: this.client.encoding, files: this.#host.files }), settings);
  }

  #analyzeFor(document: OpenDocument, settings: ServerSettings): AnalyzedDocument | undefined {
    this.#host.prepareAnalysis?.();
    try {
      return { document, analysis: document.analysis(settings), settings };
    } catch (error) {
      const { uri } = document;
      this.#console.error(
        `Cannot analyze ${uri}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      return undefined;
    }
  }
}

function prepareChanges(document: OpenDocument): void {
  try {
    document.prepareChanges();
  } catch {
    // It fails again when a change is to be read, and is told of then.
  }
}
