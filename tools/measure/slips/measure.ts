import { readDocumentOnce } from "../../../packages/core/dist/documents/index.js";
import {
  checkDocument,
  defaultSettings,
  writtenEdit,
  type LocatedFinding,
} from "../../../packages/core/dist/literals/index.js";
import { applyEdits } from "../../../packages/core/test/apply-edits.js";
import type { Seed } from "./seeds.js";
import { addressOf, slips } from "./slips.js";

/** What was seen of one slip. */
export interface Outcome {
  seeded: number;
  /** With the preset `recommended`, at the address. */
  reported: number;
  /** One of the fixes gives back the file as it was. */
  mended: number;
}

export interface Row {
  readonly slip: string;
  /** Addresses that are followed. */
  readonly addresses: Outcome;
  /** Addresses that name something, and are compared with others. */
  readonly names: Outcome;
  /** Where nothing was reported. */
  readonly missed: readonly string[];
}

export function measureSlips(seeds: readonly Seed[]): Row[] {
  return Object.entries(slips).map(([slip, make]) => {
    const row = { slip, addresses: noOutcome(), names: noOutcome(), missed: [] as string[] };
    for (const seed of seeds) {
      const spoiled = spoil(seed, make(addressOf(seed.literal.text)));
      if (spoiled === undefined) continue;
      const outcome = isName(seed) ? row.names : row.addresses;
      const found = findingsAt(seed, spoiled);
      outcome.seeded += 1;
      if (found.length === 0) row.missed.push(`${seed.path} ${spoiled.written}`);
      else outcome.reported += 1;
      if (found.some(({ fixes }) => fixes.some((fix) => applyEdits(spoiled.source, fix.edits) === seed.text)))
        outcome.mended += 1;
    }
    return row;
  });
}

function noOutcome(): Outcome {
  return { seeded: 0, reported: 0, mended: 0 };
}

function isName({ literal: { place } }: Seed): boolean {
  return place.tier === "opaque-name" || place.tier === "name-in-data";
}

interface Spoiled {
  readonly source: string;
  readonly written: string;
}

/** The file with the slip, as somebody types it, or escaped where the language could not have it otherwise. */
function spoil({ text, literal }: Seed, slipped: string | undefined): Spoiled | undefined {
  const { span } = literal;
  if (slipped === undefined || slipped === literal.text) return undefined;
  const edit = { span: { start: 0, end: literal.text.length }, text: slipped };
  const isSeen = /^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(slipped);
  const written = isSeen ? writtenEdit(text, literal, edit)?.text : slipped;
  if (written === undefined) return undefined;
  return { source: text.slice(0, span.start) + written + text.slice(span.end), written };
}

function findingsAt({ language, literal }: Seed, { source, written }: Spoiled): LocatedFinding[] {
  const { literals, comments: spans } = readDocumentOnce(source, language);
  const { findings } = checkDocument(source, literals, defaultSettings, { spans, heeds: "iri" });
  const end = literal.span.start + written.length;
  return findings.filter(({ span }) => span.start <= end && span.end >= literal.span.start);
}
