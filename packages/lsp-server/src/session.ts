import type { Connection } from "vscode-languageserver";
import type { Analysis } from "./analyze.js";
import { readClient, type Client } from "./client.js";
import type { OpenDocument } from "./open-document.js";
import { documentOf, OpenDocuments } from "./open-documents.js";
import type { ServerSettings, SettingsStore } from "./settings.js";

/** A document with what was found in the text that it has now. */
export interface AnalyzedDocument {
  readonly document: OpenDocument;
  readonly analysis: Analysis;
  readonly settings: ServerSettings;
}

/** What the server knows of its one client. */
export class Session {
  /** Until the client has introduced itself, it can do nothing. */
  client: Client = readClient({});
  readonly documents = new OpenDocuments();
  readonly settings: SettingsStore;
  readonly #console: Connection["console"];

  constructor(settings: SettingsStore, console: Connection["console"]) {
    this.settings = settings;
    this.#console = console;
  }

  /** The document as it is once its settings are known; nothing if it is not open then. */
  async analyze(uri: string): Promise<AnalyzedDocument | undefined> {
    const settings = await this.settings.of(uri);
    const document = this.documents.get(uri);
    return document && this.#analyzeFor(document, settings);
  }

  /** A text that no client has open. */
  analyzeText(uri: string, text: string, settings: ServerSettings): AnalyzedDocument | undefined {
    const item = { uri, version: 0, text, languageId: "" };
    return this.#analyzeFor(documentOf(item, this.client.encoding), settings);
  }

  #analyzeFor(document: OpenDocument, settings: ServerSettings): AnalyzedDocument | undefined {
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
