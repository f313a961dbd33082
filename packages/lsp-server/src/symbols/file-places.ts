import { readOccurrences, type IriSymbol, type Spelling } from "@irilint/core/documents";
import { documentOf } from "../documents/open-documents.js";
import { isTooLong } from "../documents/scanned-document.js";
import type { ServerSettings } from "../settings/settings.js";
import { rangeFrom, type PositionEncoding } from "../protocol/to-protocol.js";
import type { Range } from "vscode-languageserver";

/** How a text is read for the identifiers in it: what of the settings has a say, and in which units columns are counted. */
export interface PlaceReading {
  readonly settings: Pick<ServerSettings, "checks" | "maximumLength" | "maximumLineLength">;
  readonly encoding: PositionEncoding;
}

/** The identifiers of a text and where they stand, in a form that costs little to keep and to send to another thread. */
export interface FilePlaces {
  /** Each identifier once, with its key behind it if that is another, and nothing between them. */
  readonly names: string;
  /** Of each identifier its length and that of the key, which is 0 if the identifier is its own. */
  readonly lengths: Uint32Array;
  /** Of each place the number of its identifier, and what `placeAt` reads. */
  readonly numbers: Uint32Array;
}

/** The identifiers with their keys, in the order of their numbers. */
export function* namesOf({ names, lengths }: FilePlaces): Generator<readonly [iri: string, key: string]> {
  for (let at = 0, number = 0; number < lengths.length; number += 2) {
    const [ofIri = 0, ofKey = 0] = lengths.subarray(number, number + 2);
    const iri = names.slice(at, at + ofIri);
    at += ofIri;
    yield [iri, ofKey === 0 ? iri : names.slice(at, at + ofKey)];
    at += ofKey;
  }
}

const noPlaces: FilePlaces = { names: "", lengths: new Uint32Array(), numbers: new Uint32Array() };

/** What is known of a place besides its identifier. */
export interface PlaceDetails {
  readonly range: Range;
  readonly role: IriSymbol["role"];
  readonly spelling: Spelling;
}

/** An identifier, four numbers for the range, and one for role and spelling. */
export const numbersOfPlace = 6;

const roles: readonly IriSymbol["role"][] = ["reference", "subject", "namespace"];
const spellings: readonly Spelling[] = ["whole", "prefixed", "relative"];

/** Looks through a text; of one that is too long, nothing is known. */
export function readPlaces(uri: string, text: string, { settings, encoding }: PlaceReading): FilePlaces {
  const document = documentOf({ uri, version: 0, text, languageId: "" }, { encoding });
  if (isTooLong(document.source, settings)) return noPlaces;
  const names: string[] = [];
  const lengths: number[] = [];
  const known = new Map<string, number>();
  const numbers: number[] = [];
  for (const { iri, key, span, role, spelling } of readOccurrences(
    { text, uri, language: document.language },
    settings.checks,
  )) {
    const number = known.get(iri) ?? known.size;
    if (number === known.size) {
      known.set(iri, number);
      const isOwn = key === iri;
      names.push(isOwn ? iri : iri + key);
      lengths.push(iri.length, isOwn ? 0 : key.length);
    }
    const { start, end } = document.positions.rangeOf(span);
    const details = roles.indexOf(role) + roles.length * spellings.indexOf(spelling);
    numbers.push(number, start.line, start.character, end.line, end.character, details);
  }
  return { names: names.join(""), lengths: Uint32Array.from(lengths), numbers: Uint32Array.from(numbers) };
}

/** The place whose numbers begin at `at`. */
export function placeAt(numbers: Uint32Array, at: number): PlaceDetails {
  const [startLine = 0, start = 0, endLine = 0, end = 0, details = 0] = numbers.subarray(at + 1, at + numbersOfPlace);
  return {
    range: rangeFrom(startLine, start, endLine, end),
    role: roles[details % roles.length] ?? "reference",
    spelling: spellings[Math.floor(details / roles.length)] ?? "whole",
  };
}
