import {
  localTargetsOf,
  pathInProject,
  readDocument,
  readDocumentSoon,
  type DocumentChange,
  type IriDocument,
  type LanguageName,
  type LocalFiles,
  type Source,
} from "@irilint/core/documents";
import type { LocalTargets } from "@irilint/core/literals";
import type { TextDocumentContentChangeEvent } from "vscode-languageserver";
import { analyze, analyzeInPieces, type Analysis, type ReadText } from "./analyze.js";
import { isTooLong, scanLiterals } from "./scanned-document.js";
import type { ServerSettings } from "../settings/settings.js";
import { SourceText } from "./source-text.js";
import { Positions, type PositionEncoding } from "../protocol/to-protocol.js";
import { keyOfUri } from "../protocol/uri-key.js";

interface Analyzed {
  readonly source: SourceText;
  readonly settings: ServerSettings;
  readonly analysis: Analysis;
}

/** An analysis that is not done yet. */
interface Analyzing {
  readonly source: SourceText;
  readonly settings: ServerSettings;
  readonly pieces: Generator<undefined, Analysis>;
}

/** How a document is read besides its text. */
export interface ReadingContext {
  readonly encoding: PositionEncoding;
  /** What its references may lead to; left out where there are no files. */
  readonly files?: LocalFiles | undefined;
  /** Whether somebody waits for it, and then for its changes: it is read by what takes the least time to load. */
  readonly isFirst?: boolean | undefined;
}

/** In UTF-16 code units: a longer first document is read but once, since that takes longer than loading does. */
const longestReadTwice = 50_000;

/** A document that the client has open: its text as the client has it, and what was found in it. */
export class OpenDocument {
  readonly uri: string;
  /** In which language its literals are read. */
  readonly language: LanguageName;
  /** The client's count of versions. */
  version: number;
  readonly #encoding: PositionEncoding;
  readonly #files: LocalFiles | undefined;
  #source: SourceText;
  #positions: Positions;
  #reader: IriDocument | undefined;
  /** Whether the next text is read soon, and what reads its changes is to be prepared then. */
  #isFirst: boolean;
  #needsPreparation = false;
  /** What the reader has not been told yet. */
  #changes: DocumentChange[] = [];
  #last: Analyzed | undefined;
  #started: Analyzing | undefined;
  /** The files that were asked for what the references lead to, by their keys. */
  readonly #asked = new Set<string>();
  #targetsVersion = 0;

  constructor(
    item: { uri: string; version: number; text: string },
    language: LanguageName,
    { encoding, files, isFirst }: ReadingContext,
  ) {
    this.#isFirst = isFirst === true && item.text.length <= longestReadTwice;
    this.uri = item.uri;
    this.version = item.version;
    this.language = language;
    this.#encoding = encoding;
    this.#files = files && recorded(files, (uri) => this.#noteAsked(uri));
    this.#source = SourceText.of(item.text);
    this.#positions = new Positions(this.#source, encoding);
  }

  /** Another one after each change. */
  get source(): SourceText {
    return this.#source;
  }

  get text(): string {
    return this.#source.text;
  }

  get positions(): Positions {
    return this.#positions;
  }

  /** Makes the changes one after the other; only what follows asks the language's reader for anything. */
  change(version: number, events: readonly TextDocumentContentChangeEvent[]): void {
    this.version = version;
    for (const event of events) this.#changeOnce(event);
  }

  /** Whether the literals are found by the grammar of the language, by scanning, or not at all. */
  reading(settings: ServerSettings): "whole" | "scanned" | "none" {
    if (this.#source.length > Math.max(settings.maximumLength, settings.maximumScannedLength)) return "none";
    return isTooLong(this.#source, settings) ? "scanned" : "whole";
  }

  /** What is in the text, for these settings; worked out once for each text, and with what is known of the last one. */
  analysis(settings: ServerSettings): Analysis {
    const last = this.#last?.settings === settings ? this.#last : undefined;
    if (last?.source === this.#source) return last.analysis;
    if (last !== undefined) {
      // Should this fail, the next attempt knows nothing of the last text.
      this.#last = undefined;
      const analysis = analyze(this.#readFor(settings), settings.checks, last.analysis);
      this.#last = { source: this.#source, settings, analysis };
      return analysis;
    }
    for (;;) {
      const analysis = this.#doPiece(settings);
      if (analysis !== undefined) return analysis;
    }
  }

  /** Whether `analysis` is known already for these settings. */
  isAnalyzed(settings: ServerSettings): boolean {
    return this.#last?.settings === settings && this.#last.source === this.#source;
  }

  /** Does a piece of the first `analysis` for these settings; whether that is done, or needs no pieces. */
  advance(settings: ServerSettings): boolean {
    return this.#last?.settings === settings || this.#doPiece(settings) !== undefined;
  }

  #doPiece(settings: ServerSettings): Analysis | undefined {
    const isStarted = this.#started?.source === this.#source && this.#started.settings === settings;
    const started = (isStarted ? this.#started : undefined) ?? this.#start(settings);
    // Should this fail, the next attempt starts from the text alone.
    this.#started = undefined;
    const piece = started.pieces.next();
    if (piece.done === true) this.#last = { source: this.#source, settings, analysis: piece.value };
    else this.#started = started;
    return piece.done === true ? piece.value : undefined;
  }

  #start(settings: ServerSettings): Analyzing {
    this.#last = undefined;
    const pieces = analyzeInPieces(this.#readFor(settings), settings.checks);
    return { source: this.#source, settings, pieces };
  }

  #readFor(settings: ServerSettings): ReadText {
    const reading = this.reading(settings);
    const sequences = reading === "whole" ? this.#read() : this.#scan(reading);
    const targets = reading === "whole" ? (source: Source) => this.#targets(source) : undefined;
    const path = (): string | undefined => this.#files && pathInProject(this.uri, this.#files);
    return { text: this.#source.content, sequences, targets, path };
  }

  /** What the reader of its language found for these settings; nothing if the document is only scanned. */
  whole(settings: ServerSettings): IriDocument | undefined {
    this.analysis(settings);
    return this.#reader;
  }

  /** Another one when what references lead to may be another than before. */
  get targetsVersion(): number {
    return this.#targetsVersion;
  }

  /** Is told the keys of files that are others than before; the answer is whether something has to be found anew. */
  filesChanged(keys: ReadonlySet<string>): boolean {
    if (![...this.#asked].some((asked) => isBelow(asked, keys))) return false;
    this.#asked.clear();
    this.#targetsVersion += 1;
    this.forget();
    return true;
  }

  /** Whether `prepareChanges` has something to do. */
  get needsPreparation(): boolean {
    return this.#needsPreparation;
  }

  /** Has the first change read as fast as those after it. */
  prepareChanges(): void {
    this.#needsPreparation = false;
    // With changes, the next reading does the same.
    if (this.#changes.length > 0) return;
    const reader = this.#reader;
    this.#reader = undefined;
    this.#reader = reader?.update(this.#source.content, []);
  }

  /** Keeps the text and nothing else. */
  forget(): void {
    this.#reader = undefined;
    this.#changes = [];
    this.#last = undefined;
    this.#started = undefined;
  }

  /** What the document is itself changes with each time that it is saved, and says nothing of where it leads. */
  #noteAsked(uri: string): void {
    if (uri !== this.uri) this.#asked.add(keyOfUri(uri));
  }

  #targets(text: Source): LocalTargets | undefined {
    const { uri, language } = this;
    return this.#files && localTargetsOf({ uri, text, language }, this.#files);
  }

  #changeOnce(event: TextDocumentContentChangeEvent): void {
    const span = "range" in event ? this.#positions.spanOf(event.range) : { start: 0, end: this.#source.length };
    if (this.#reader !== undefined) this.#changes.push({ ...span, newLength: event.text.length });
    this.#source = this.#source.replace(span, event.text);
    this.#positions = new Positions(this.#source, this.#encoding);
  }

  #scan(reading: "scanned" | "none"): IriDocument["sequences"] {
    this.#reader = undefined;
    return { literals: reading === "scanned" ? scanLiterals(this.#source) : [], comments: [] };
  }

  #read(): IriDocument["sequences"] {
    const reader = this.#reader;
    const changes = this.#changes;
    // Should reading fail, the next attempt starts from the text alone.
    this.#reader = undefined;
    this.#changes = [];
    this.#reader = reader?.update(this.#source.content, changes) ?? this.#readAfresh();
    return this.#reader.sequences;
  }

  #readAfresh(): IriDocument {
    this.#needsPreparation = this.#isFirst;
    this.#isFirst = false;
    return (this.#needsPreparation ? readDocumentSoon : readDocument)(this.text, this.language);
  }
}

/** Whether a file, or a folder that it is in, is one of those. */
function isBelow(key: string, keys: ReadonlySet<string>): boolean {
  for (let end = key.length; end > 0; end = key.lastIndexOf("/", end - 1)) if (keys.has(key.slice(0, end))) return true;
  return false;
}

/** The same files, with a report of those that are asked for. */
function recorded(files: LocalFiles, report: (uri: string) => void): LocalFiles {
  return {
    kindOf: (uri) => {
      report(uri);
      return files.kindOf(uri);
    },
    read: (uri) => {
      report(uri);
      return files.read(uri);
    },
    namesIn: (folder) => files.namesIn(folder),
  };
}
