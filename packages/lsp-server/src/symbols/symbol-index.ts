import { languageOfPath, readSymbols, type IriSymbol } from "@irilint/core/documents";
import type { Range } from "vscode-languageserver";
import { documentOf } from "../open-documents.js";
import type { OpenDocument } from "../open-document.js";
import { isTooLong } from "../scanned-document.js";
import type { Session } from "../session.js";
import type { ServerSettings } from "../settings.js";
import { rangeFrom } from "../to-protocol.js";
import type { Turns } from "../turns.js";
import { keyOfUri } from "../uri-key.js";
import type { FolderFile, Workspace } from "../workspace.js";
import { symbolsIn } from "./document-symbols.js";

/** A place where an identifier stands, in the terms of the client. */
export interface SymbolPlace {
  readonly uri: string;
  readonly range: Range;
  readonly role: IriSymbol["role"];
  readonly iri: string;
  readonly key: string;
}

type IsWanted = (symbol: Pick<IriSymbol, "iri" | "key">) => boolean;

/** What is kept of a file: six numbers for each place. */
interface IndexedFile {
  readonly uri: string;
  readonly state: string;
  readonly places: Uint32Array;
}

/** The places of a text that the client has open. */
interface OpenPlaces {
  readonly source: OpenDocument["source"];
  readonly settings: ServerSettings;
  readonly places: readonly SymbolPlace[];
}

const numbersOfPlace = 6;
const roles: readonly IriSymbol["role"][] = ["reference", "subject", "namespace"];

/** How many places are kept, at some 30 bytes each, with the identifiers themselves. */
const mostPlaces = 2_000_000;

/** In milliseconds: files are not looked at for changes more often. */
const patience = 2000;

/**
 * Where the identifiers of the open folders stand. It is built when somebody asks, in turns, so that other requests are answered in between, and
 * kept up by the state of each file; what the client has open counts as it is there.
 */
export class SymbolIndex {
  readonly #session: Session;
  readonly #workspace: Workspace;
  readonly #turns: Turns;
  readonly #files = new Map<string, IndexedFile>();
  /** Identifiers with their keys; a place has the number of one. */
  readonly #iris: Pick<IriSymbol, "iri" | "key">[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #open = new WeakMap<OpenDocument, OpenPlaces>();
  #places = 0;
  #isCapped = false;
  #updating: Promise<void> | undefined;
  #updated = -Infinity;

  constructor(session: Session, workspace: Workspace, turns: Turns) {
    this.#session = session;
    this.#workspace = workspace;
    this.#turns = turns;
  }

  /** Whether the folders were looked through once. */
  get isBuilt(): boolean {
    return this.#updated > -Infinity;
  }

  /** All places that are wanted, in files and in what is open. */
  async find(isWanted: IsWanted): Promise<SymbolPlace[]> {
    await this.update();
    return this.#find(isWanted);
  }

  /** The same of what is known already, for what nobody waits for. */
  findKnown(isWanted: IsWanted): Promise<SymbolPlace[]> {
    return this.#find(isWanted);
  }

  /** Looks at the files that are others than when they were looked at last. */
  async update(): Promise<void> {
    if (this.#updating === undefined && performance.now() - this.#updated > patience)
      this.#updating = this.#update().finally(() => {
        this.#updated = performance.now();
        this.#updating = undefined;
      });
    await this.#updating;
  }

  async #find(isWanted: IsWanted): Promise<SymbolPlace[]> {
    const found: SymbolPlace[] = [];
    const open = new Set<string>();
    for (const document of [...this.#session.documents]) {
      open.add(keyOfUri(document.uri));
      for (const place of await this.#placesOfOpen(document)) if (isWanted(place)) found.push(place);
    }
    const wanted = new Set(this.#iris.flatMap((symbol, number) => (isWanted(symbol) ? [number] : [])));
    if (wanted.size === 0) return found;
    for (const [key, { uri, places }] of this.#files) {
      if (open.has(key)) continue;
      for (let at = 0; at < places.length; at += numbersOfPlace) {
        const named = this.#iris[places[at] ?? 0];
        if (named === undefined || !wanted.has(places[at] ?? -1)) continue;
        const [startLine = 0, start = 0, endLine = 0, end = 0, role = 0] = places.subarray(at + 1, at + numbersOfPlace);
        found.push({
          uri,
          range: rangeFrom(startLine, start, endLine, end),
          role: roles[role] ?? "reference",
          ...named,
        });
      }
    }
    return found;
  }

  /** Worked out once for each text: what was found in a document is kept for the last ones that were looked at alone. */
  async #placesOfOpen({ uri }: OpenDocument): Promise<readonly SymbolPlace[]> {
    const opened = await this.#session.open(uri);
    if (opened === undefined) return [];
    const { document, settings } = opened;
    const last = this.#open.get(document);
    if (last?.source === document.source && last.settings === settings) return last.places;
    const analyzed = this.#session.analyzeOpen(opened);
    const places = analyzed === undefined ? [] : symbolsIn(analyzed).map((symbol) => placeOf(symbol, document));
    this.#open.set(document, { source: document.source, settings, places });
    return places;
  }

  async #update(): Promise<void> {
    const seen = new Set<string>();
    for (const folder of this.#workspace.folders) {
      for await (const file of this.#workspace.filesOf(folder, (path) => languageOfPath(path) !== undefined)) {
        const key = keyOfUri(file.uri);
        seen.add(key);
        if (this.#files.get(key)?.state !== file.state) await this.#read(file, key);
      }
    }
    for (const key of [...this.#files.keys()]) if (!seen.has(key)) this.#remove(key);
  }

  async #read(file: FolderFile, key: string): Promise<void> {
    this.#remove(key);
    if (this.#places > mostPlaces) {
      this.#cap();
      return;
    }
    const settings = await this.#session.settings.of(file.uri);
    const text = await this.#workspace.readFound(file.uri);
    await this.#turns.next();
    const places = text === undefined ? new Uint32Array() : this.#placesIn(file.uri, text, settings);
    this.#places += places.length / numbersOfPlace;
    this.#files.set(key, { uri: file.uri, state: file.state, places });
  }

  #placesIn(uri: string, text: string, settings: ServerSettings): Uint32Array {
    const document = documentOf({ uri, version: 0, text, languageId: "" }, this.#session.client.encoding);
    if (isTooLong(document.source, settings)) return new Uint32Array();
    const numbers: number[] = [];
    for (const { iri, key, span, role } of readSymbols({ text, uri, language: document.language }, settings.checks)) {
      const { start, end } = document.positions.rangeOf(span);
      const number = this.#numberOf(iri, key);
      numbers.push(number, start.line, start.character, end.line, end.character, roles.indexOf(role));
    }
    return Uint32Array.from(numbers);
  }

  #numberOf(iri: string, key: string): number {
    const number = this.#numbers.get(iri) ?? this.#iris.length;
    if (number === this.#iris.length) {
      // A slice of a file's text would keep all of that.
      const [own, ownKey] = [detached(iri), detached(key)];
      this.#iris.push({ iri: own, key: ownKey === own ? own : ownKey });
      this.#numbers.set(own, number);
    }
    return number;
  }

  #remove(key: string): void {
    this.#places -= (this.#files.get(key)?.places.length ?? 0) / numbersOfPlace;
    this.#files.delete(key);
  }

  #cap(): void {
    if (this.#isCapped) return;
    this.#isCapped = true;
    this.#workspace.tell(
      `The open folders have more than ${mostPlaces.toLocaleString("en")} identifiers; references and names are looked for among as many.`,
    );
  }
}

function placeOf({ iri, key, span, role }: IriSymbol, document: OpenDocument): SymbolPlace {
  return { uri: document.uri, range: document.positions.rangeOf(span), role, iri, key };
}

/** The same string without the text that it was cut from: engines keep that for its parts. */
function detached(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
