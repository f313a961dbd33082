import { languageOfPath, type IriSymbol } from "@irilint/core/documents";
import { secretsIn } from "@irilint/core/internal";
import { FileChangeType, type FileEvent } from "vscode-languageserver";
import type { OpenDocument } from "../documents/open-document.js";
import type { AnalyzedDocument, DocumentWithSettings, Session } from "../session.js";
import type { ServerSettings } from "../settings/settings.js";
import type { Turns } from "../turns/turns.js";
import { keyOfUri } from "../protocol/uri-key.js";
import type { FolderFile, Workspace } from "../workspace.js";
import { hasKnownSymbols, symbolsIn } from "./document-symbols.js";
import { namesOf, numbersOfPlace, placeAt, readPlaces, type FilePlaces, type PlaceDetails } from "./file-places.js";
import { decodeIndex, encodeIndex, type IndexedFile, type IndexedName } from "./index-file.js";

/** A place where an identifier stands, in the terms of the client. */
export interface SymbolPlace extends PlaceDetails, IndexedName {
  readonly uri: string;
}

type IsWanted = (symbol: IndexedName) => boolean;

/** The places of a text that the client has open. */
interface OpenPlaces {
  readonly source: OpenDocument["source"];
  readonly settings: ServerSettings;
  readonly places: readonly SymbolPlace[];
  readonly prefixes: readonly DeclaredPrefix[];
}

/** A label and the namespace that it is declared for. */
type DeclaredPrefix = readonly [label: string, namespace: string];

/** How many places are kept, at some 40 bytes each, with the identifiers themselves. */
const mostPlaces = 2_000_000;

/** In milliseconds: files of whose changes nobody tells are not looked at more often. */
const patience = 2000;

/** In milliseconds: for so long after the first document, the server has other things to do. */
const calm = 1500;

/** In milliseconds: what is there is written down when nothing has changed for so long. */
const quiet = 2000;

/** When so many files have changed, all are looked at. */
const mostTouched = 500;

/** How long a document is, in UTF-16 code units, that is read beside something else without keeping anybody waiting. */
const longestAside = 100_000;

/** How many files are asked for at the same time: while one is worked on, the next ones come from the disk, or wait for the thread. */
const mostAtOnce = 32;

/**
 * Where the identifiers of the open folders stand. It is built beside the work for the client, in a thread of its own where
 * the host has one, kept up with what the client tells of files, and written down for the next start. What the client has open
 * counts as it is there.
 */
export class SymbolIndex {
  readonly #session: Session;
  readonly #workspace: Workspace;
  readonly #turns: Turns;
  readonly #files = new Map<string, IndexedFile>();
  /** Identifiers with their keys; a place has the number of one. */
  readonly #names: IndexedName[] = [];
  readonly #numbers = new Map<string, number>();
  /** How many places have each name. */
  readonly #uses: number[] = [];
  readonly #open = new WeakMap<OpenDocument, OpenPlaces>();
  /** Files that may be others than when they were read, by their keys. */
  readonly #touched = new Map<string, string>();
  #places = 0;
  #isCapped = false;
  #updating: Promise<void> | undefined;
  #updated = -Infinity;
  #isScanDue = true;
  #isRestored = false;
  #building: ReturnType<typeof setTimeout> | undefined;
  #writing: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, workspace: Workspace, turns: Turns) {
    this.#session = session;
    this.#workspace = workspace;
    this.#turns = turns;
    workspace.followFiles((changes) => this.#filesChanged(changes));
  }

  /** Whether the folders were looked through once. */
  get isBuilt(): boolean {
    return this.#updated > -Infinity;
  }

  /** All places that are wanted: those in what is open, and then in files by their names. */
  async find(isWanted: IsWanted): Promise<SymbolPlace[]> {
    await this.update();
    return this.#find(isWanted, (document) => this.#readOpen(document));
  }

  /**
   * The same of what is known already, for what nobody waits for. A long document that was not looked at yet counts as
   * it is in its file.
   */
  findKnown(isWanted: IsWanted): Promise<SymbolPlace[]> {
    return this.#find(isWanted, (document) => this.#readShort(document));
  }

  async #find(
    isWanted: IsWanted,
    read: (document: OpenDocument) => Promise<Pick<OpenPlaces, "places"> | undefined>,
  ): Promise<SymbolPlace[]> {
    const found: SymbolPlace[] = [];
    const open = new Set<string>();
    for (const document of [...this.#session.documents]) {
      const known = await read(document);
      if (known === undefined) continue;
      open.add(keyOfUri(document.uri));
      for (const place of known.places) if (isWanted(place)) found.push(place);
    }
    const wanted = new Set(this.#names.flatMap((name, number) => (isWanted(name) ? [number] : [])));
    if (wanted.size === 0) return found;
    const places = this.#placesOf(wanted, open);
    return [...found, ...places.sort((a, b) => (a.uri === b.uri ? 0 : a.uri < b.uri ? -1 : 1))];
  }

  #placesOf(wanted: ReadonlySet<number>, open: ReadonlySet<string>): SymbolPlace[] {
    const found: SymbolPlace[] = [];
    for (const [key, { uri, places }] of this.#files) {
      if (open.has(key)) continue;
      for (let at = 0; at < places.length; at += numbersOfPlace) {
        const number = places[at] ?? 0;
        const name = wanted.has(number) ? this.#names[number] : undefined;
        if (name !== undefined) found.push({ uri, ...placeAt(places, at), ...name });
      }
    }
    return found;
  }

  /** The identifiers in files and in what is open, and how often each is used. */
  async iris(): Promise<ReadonlyMap<string, number>> {
    await this.update();
    const uses = new Map<string, number>();
    for (const [number, { iri }] of this.#names.entries()) {
      const times = this.#uses[number] ?? 0;
      if (times > 0) uses.set(iri, times);
    }
    for (const document of [...this.#session.documents]) {
      const isCounted = this.#files.has(keyOfUri(document.uri));
      for (const { iri } of (await this.#readOpen(document)).places)
        if (!isCounted || !uses.has(iri)) uses.set(iri, (uses.get(iri) ?? 0) + 1);
    }
    return uses;
  }

  /** The prefixes that the documents which are open declare. */
  async openPrefixes(): Promise<DeclaredPrefix[]> {
    const found: DeclaredPrefix[] = [];
    for (const document of [...this.#session.documents]) found.push(...(await this.#readOpen(document)).prefixes);
    return found;
  }

  /** Looks at the files that are others than when they were looked at last. */
  async update(): Promise<void> {
    const isDue = this.#isScanDue || this.#touched.size > 0 || !this.#workspace.tellsOfFiles;
    if (this.#updating === undefined && isDue && this.#isLate())
      this.#updating = this.#update().finally(() => {
        this.#updated = performance.now();
        this.#updating = undefined;
      });
    await this.#updating;
  }

  /**
   * Builds the index in a while, if there is none. Nobody waits for it: it is there when somebody asks. `isPermitted` is
   * asked first.
   */
  buildLater(isPermitted: () => Promise<boolean>): void {
    if (this.#building !== undefined || !this.#workspace.looksIntoFolders) return;
    this.#building = setTimeout(() => {
      void isPermitted().then((permitted) => (permitted ? this.update() : undefined));
    }, calm);
    this.#building.unref();
  }

  /** Another setting may have others read in the files. */
  settingsChanged(): void {
    this.#isScanDue = true;
  }

  /** What a client tells is so; what nobody tells is looked for now and then. */
  #isLate(): boolean {
    return this.#workspace.tellsOfFiles || performance.now() - this.#updated > patience;
  }

  #filesChanged(changes: readonly FileEvent[]): void {
    if (this.#touched.size + changes.length > mostTouched) this.#isScanDue = true;
    for (const { uri, type } of changes) {
      const key = keyOfUri(uri);
      if (ignoreFile.test(key)) this.#isScanDue = true;
      else if (type !== FileChangeType.Deleted) this.#touched.set(key, uri);
      else if (this.#files.has(key)) this.#remove(key);
      // A folder, or what is none of ours.
      else for (const below of [...this.#files.keys()]) if (below.startsWith(`${key}/`)) this.#remove(below);
    }
  }

  /** A long document is read in pieces, so that others are answered in between. */
  async #readOpen({ uri }: OpenDocument): Promise<Pick<OpenPlaces, "places" | "prefixes">> {
    const opened = await this.#session.open(uri);
    if (opened === undefined || opened.settings.leavesOut) return { places: [], prefixes: [] };
    return this.#lastOf(opened) ?? this.#keep(opened, await this.#session.analyze(uri));
  }

  /** Nothing if the document is long, and what is in it is still to be found out. */
  async #readShort({ uri }: OpenDocument): Promise<Pick<OpenPlaces, "places"> | undefined> {
    const opened = await this.#session.open(uri);
    if (opened === undefined || opened.settings.leavesOut) return { places: [] };
    const last = this.#lastOf(opened);
    if (last !== undefined) return last;
    const { document, settings } = opened;
    const isLong = document.source.length > longestAside;
    if (isLong && !document.isAnalyzed(settings)) return undefined;
    const analyzed = this.#session.analyzeOpen(opened);
    if (isLong && analyzed !== undefined && !hasKnownSymbols(analyzed)) return undefined;
    return this.#keep(opened, analyzed);
  }

  #lastOf({ document, settings }: DocumentWithSettings): OpenPlaces | undefined {
    const last = this.#open.get(document);
    return last?.source === document.source && last.settings === settings ? last : undefined;
  }

  /** Worked out once for each text: what was found in a document is kept for the last ones that were looked at alone. */
  #keep(opened: DocumentWithSettings, analyzed: AnalyzedDocument | undefined): OpenPlaces {
    const { document, settings } = analyzed ?? opened;
    const symbols = analyzed === undefined ? [] : symbolsIn(analyzed);
    const places = symbols.map((symbol) => placeOf(symbol, document));
    const prefixes = symbols.flatMap(({ prefix, iri }): DeclaredPrefix[] => (prefix ? [[prefix.label, iri]] : []));
    const read: OpenPlaces = { source: document.source, settings, places, prefixes };
    this.#open.set(document, read);
    return read;
  }

  async #update(): Promise<void> {
    await this.#restore();
    const { folders } = this.#workspace;
    const touched = [...this.#touched];
    this.#touched.clear();
    const isScan = this.#isScanDue || !this.#workspace.tellsOfFiles;
    this.#isScanDue = false;
    const reads = new Reads();
    if (isScan) await this.#scan(folders, reads);
    else
      for (const [key, uri] of touched) {
        const file = await this.#workspace.fileAt(uri, isRead);
        if (file === "folder") this.#isScanDue = true;
        else if (file === undefined) this.#remove(key);
        else await this.#look(file, key, reads);
      }
    await reads.end();
    // A folder has come with all that is in it.
    if (this.#isScanDue) await this.#update();
  }

  async #scan(folders: readonly string[], reads: Reads): Promise<void> {
    const seen = new Set<string>();
    for (const folder of folders) {
      for await (const file of this.#workspace.filesOf(folder, isRead)) {
        const key = keyOfUri(file.uri);
        if (seen.has(key)) continue;
        seen.add(key);
        await this.#look(file, key, reads);
      }
    }
    for (const key of [...this.#files.keys()]) if (!seen.has(key)) this.#remove(key);
  }

  /** Reads a file anew if it, or what of the settings has a say, is another than when it was read. */
  async #look(file: FolderFile, key: string, reads: Reads): Promise<void> {
    const settings = await this.#session.settings.ofFound(file.uri);
    if (settings.leavesOut) {
      this.#remove(key);
      return;
    }
    const known = this.#files.get(key);
    const text = textOf(settings);
    if (known?.state === file.state && known.settings === text) return;
    await reads.add(() => this.#read(file, key, settings));
  }

  async #read({ uri, size, state }: FolderFile, key: string, settings: ServerSettings): Promise<void> {
    if (this.#places > mostPlaces) {
      this.#cap();
      return;
    }
    const known = this.#files.get(key);
    const text = textOf(settings);
    const digest = known?.settings === text ? known.digest : "";
    const reading = { settings: readingOf(settings), encoding: this.#session.client.encoding };
    const found = this.#workspace.readPlaces({ uri, size, digest, reading });
    const read = found === undefined ? await this.#readHere(uri, reading) : await found;
    if (read === "same" && known !== undefined) this.#files.set(key, { ...known, uri, state });
    else if (read !== "same") this.#put(key, { uri, state, settings: text, digest: read?.digest ?? "" }, read);
    this.#writeSoon();
  }

  async #readHere(
    uri: string,
    reading: Parameters<typeof readPlaces>[2],
  ): Promise<(FilePlaces & { digest: string }) | undefined> {
    const text = await this.#workspace.readFound(uri, reading.settings.checks.charset);
    await this.#turns.next();
    return text === undefined ? undefined : { ...readPlaces(uri, text, reading), digest: "" };
  }

  #put(key: string, file: Omit<IndexedFile, "places">, found: FilePlaces | undefined): void {
    this.#remove(key);
    const places = found?.numbers ?? new Uint32Array();
    const numbers: number[] = [];
    if (found !== undefined) for (const [iri, key] of namesOf(found)) numbers.push(this.#numberOf(iri, key));
    for (let at = 0; at < places.length; at += numbersOfPlace) places[at] = numbers[places[at] ?? 0] ?? 0;
    this.#add(key, { ...file, places });
  }

  #add(key: string, file: IndexedFile): void {
    this.#files.set(key, file);
    this.#count(file, 1);
  }

  #remove(key: string): void {
    const file = this.#files.get(key);
    if (file === undefined) return;
    this.#files.delete(key);
    this.#count(file, -1);
    this.#writeSoon();
  }

  #count({ places }: IndexedFile, sign: 1 | -1): void {
    this.#places += (sign * places.length) / numbersOfPlace;
    for (let at = 0; at < places.length; at += numbersOfPlace) {
      const number = places[at] ?? 0;
      this.#uses[number] = (this.#uses[number] ?? 0) + sign;
    }
  }

  #numberOf(iri: string, key: string): number {
    const number = this.#numbers.get(iri) ?? this.#names.length;
    if (number === this.#names.length) {
      // A slice of a file's text would keep all of that.
      const [own, ownKey] = [detached(iri), detached(key)];
      this.#names.push({ iri: own, key: ownKey === own ? own : ownKey });
      this.#numbers.set(own, number);
    }
    return number;
  }

  /** Takes over what was written down at the last time, before anything else is known. */
  async #restore(): Promise<void> {
    if (this.#isRestored) return;
    this.#isRestored = true;
    const octets = await this.#workspace.indexes?.read(this.#nameOfIndex());
    const contents = octets && decodeIndex(octets);
    if (contents === undefined) return;
    for (const { iri, key } of contents.names) {
      this.#numbers.set(iri, this.#names.length);
      this.#names.push({ iri, key });
    }
    for (const file of contents.files) this.#add(keyOfUri(file.uri), file);
  }

  #writeSoon(): void {
    const { indexes } = this.#workspace;
    if (indexes === undefined) return;
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => void indexes.write(this.#nameOfIndex(), this.#encoded()), quiet);
    this.#writing.unref();
  }

  /** Without the identifiers that no file has any more, and without the files that hold a password: those are read again. */
  #encoded(): Uint8Array {
    const names: IndexedName[] = [];
    const secret = new Set<number>();
    const numbers = this.#names.map((name, number) => {
      if ((this.#uses[number] ?? 0) === 0) return 0;
      const isSecret = secretsIn(name.iri).length > 0;
      if (isSecret) secret.add(number);
      return isSecret ? 0 : names.push(name) - 1;
    });
    const isKept = ({ places }: IndexedFile): boolean =>
      !places.some((value, at) => at % numbersOfPlace === 0 && secret.has(value));
    const files = [...this.#files.values()].filter(isKept).map((file) => ({
      ...file,
      places: file.places.map((value, at) => (at % numbersOfPlace === 0 ? (numbers[value] ?? 0) : value)),
    }));
    return encodeIndex({ files, names });
  }

  #nameOfIndex(): string {
    return JSON.stringify([this.#session.client.encoding, ...this.#workspace.folders.map(keyOfUri).sort()]);
  }

  #cap(): void {
    if (this.#isCapped) return;
    this.#isCapped = true;
    this.#workspace.tell(
      `The open folders have more than ${mostPlaces.toLocaleString("en")} identifiers; references and names are looked for among as many.`,
    );
  }
}

/** Works on a few files at the same time, and fails if one of them does. */
class Reads {
  readonly #running = new Set<Promise<void>>();

  /** Waits until there is room for one more. */
  async add(read: () => Promise<void>): Promise<void> {
    if (this.#running.size >= mostAtOnce) await Promise.race(this.#running);
    const running: Promise<void> = read().finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async end(): Promise<void> {
    await Promise.all(this.#running);
  }
}

const ignoreFile = /\/(?:\.gitignore|\.irilintignore|\.git\/info\/exclude)$/u;

function isRead(path: string): boolean {
  return languageOfPath(path) !== undefined;
}

const texts = new WeakMap<ServerSettings, string>();

/** What of the settings has a say, as text; the same for the same settings. */
function textOf(settings: ServerSettings): string {
  const text = texts.get(settings) ?? JSON.stringify(readingOf(settings));
  texts.set(settings, text);
  return text;
}

type ReadingSettings = Parameters<typeof readPlaces>[2]["settings"];

function readingOf({ checks, maximumLength, maximumLineLength }: ServerSettings): ReadingSettings {
  return { checks, maximumLength, maximumLineLength };
}

function placeOf({ iri, key, span, role, spelling }: IriSymbol, document: OpenDocument): SymbolPlace {
  return { uri: document.uri, range: document.positions.rangeOf(span), role, spelling, iri, key };
}

/** The same string without the text that it was cut from: engines keep that for its parts. */
function detached(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
