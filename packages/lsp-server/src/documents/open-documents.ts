import { languageOfId, languageOfPath, type LanguageName, type LocalFiles } from "@irilint/core/documents";
import type { DidChangeTextDocumentParams, TextDocumentItem } from "vscode-languageserver";
import { OpenDocument, type ReadingContext } from "./open-document.js";
import type { PositionEncoding } from "../protocol/to-protocol.js";
import { keyOfUri } from "../protocol/uri-key.js";

/** The documents that the client has open, by URI, however it is written. */
export class OpenDocuments {
  readonly #documents = new Map<string, OpenDocument>();
  readonly #files: LocalFiles | undefined;
  #isFirst: boolean;

  /** `readsFirstSoon` is that of the host. */
  constructor(files?: LocalFiles, readsFirstSoon = false) {
    this.#files = files;
    this.#isFirst = readsFirstSoon;
  }

  [Symbol.iterator](): Iterator<OpenDocument> {
    return this.#documents.values();
  }

  get(uri: string): OpenDocument | undefined {
    return this.#documents.get(keyOfUri(uri));
  }

  open(item: TextDocumentItem, encoding: PositionEncoding): void {
    this.#documents.set(keyOfUri(item.uri), documentOf(item, { encoding, files: this.#files, isFirst: this.#isFirst }));
    this.#isFirst = false;
  }

  /** Applies the changes; those of a document that is not open are for nobody. */
  change({ textDocument, contentChanges }: DidChangeTextDocumentParams): void {
    this.get(textDocument.uri)?.change(textDocument.version, contentChanges);
  }

  close(uri: string): void {
    this.#documents.delete(keyOfUri(uri));
  }
}

/** A document in the language that its identifier or its name tells. */
export function documentOf(item: TextDocumentItem, reading: ReadingContext): OpenDocument {
  return new OpenDocument(item, languageOf(item), reading);
}

/**
 * What VS Code also calls files of other languages than the one that it means: `.ttl` and all that it does not know is
 * plain text, `.jsonld` and `.ipynb` are JSON, `.ejs` is HTML, `.erb` Ruby, and names and values have one name however they
 * are written. Of each, the languages that the name of the file tells from it.
 */
const inexact: Readonly<Record<string, readonly LanguageName[] | "all">> = {
  plaintext: "all",
  properties: "all",
  json: ["json5", "jsonc", "jsonld", "jupyter"],
  html: ["template", "xml"],
  ruby: ["template"],
};

/**
 * What the client calls the language; where that says nothing to us, or too little, the name of the file decides. A client
 * asks about no document by chance: in a language that we do not know, it is read by its quotation marks.
 */
function languageOf({ uri, languageId }: TextDocumentItem): LanguageName {
  const byId = languageOfId(languageId);
  const others = inexact[languageId] ?? [];
  if (byId !== undefined && others.length === 0) return byId;
  const byName = languageOfPath(uri.replace(/[?#].*/su, ""));
  if (byId === undefined) return byName ?? "code";
  return byName !== undefined && (others === "all" || others.includes(byName)) ? byName : byId;
}
