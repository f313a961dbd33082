import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { sha256 } from "./pins.js";
import { encodeRuns } from "./runs.js";
import { header, stringConstant } from "./source-text.js";

/** The table of UTS #46 §5, as a library carries it. */
export interface IdnaMappingTable {
  /** The version of Unicode. */
  readonly version: string;
  /** The package, with its own version. */
  readonly source: string;
  readonly sha256: string;
  readonly rows: readonly IdnaMappingRow[];
}

/** A code point or the first and last of several, their status, and what they are mapped to. */
export type IdnaMappingRow = readonly [
  codePoints: number | readonly [number, number],
  status: number,
  mapping?: string,
];

/** The numbers that the library writes for a status. */
const statusOfLibrary = { mapped: 1, valid: 2, disallowed: 3, deviation: 6, ignored: 7 } as const;

/** The values of a run: how a character is processed, a deviation (UTS #46 §4) as what it is without transition, valid. */
const valid = 0;
const disallowed = 1;
const ignored = 2;
const lowerCase = 3;
const foldedCase = 4;
const listed = 5;

/**
 * Mapped characters that came with Unicode 15.1 to 17. A runtime that does not know them normalizes them to themselves,
 * so that they are listed wherever the generator runs.
 */
const unknownToOldRuntimes: readonly (readonly [number, number])[] = [
  [0x1c89, 0x1c89],
  [0xa7cb, 0xa7f1],
  [0x10d50, 0x10d65],
  [0x16ea0, 0x16eb8],
  [0x1ccd6, 0x1ccf9],
];

export const idnaMappingPath = "packages/core/src/data/idna-mapping.ts";

export function readIdnaMapping(root: string): IdnaMappingTable {
  const packageFile = createRequire(join(root, "packages/core/package.json")).resolve("tr46/package.json");
  const { version, unicodeVersion } = JSON.parse(readFileSync(packageFile, "utf8")) as Record<string, string>;
  const content = readFileSync(join(packageFile, "../lib/mappingTable.json"));
  return {
    version: unicodeVersion ?? "",
    source: `lib/mappingTable.json of tr46@${version ?? ""}`,
    sha256: sha256(content),
    rows: JSON.parse(content.toString()) as IdnaMappingRow[],
  };
}

/** The source of the table: a run for each status, and the few mappings that neither case nor compatibility explains. */
export function idnaMappingSource({ version, source, rows }: IdnaMappingTable): string {
  const values = new Uint8Array(0x110000).fill(disallowed);
  const listedMappings: (readonly [codePoint: number, mapping: number])[] = [];
  for (const [codePoints, status, mapping = ""] of rows) {
    const [first, last] = typeof codePoints === "number" ? [codePoints, codePoints] : codePoints;
    for (let codePoint = first; codePoint <= last; codePoint++) {
      const value = status === statusOfLibrary.mapped ? mappedValue(codePoint, mapping) : plainValue(status);
      values[codePoint] = value;
      if (value === listed) listedMappings.push([codePoint, onlyCodePoint(mapping)]);
    }
  }
  return (
    header(source, version) +
    `/**\n * How UTS #46 processes a code point: \`A\` is valid, \`B\` disallowed, \`C\` ignored; \`D\` is mapped to its compatibility form\n` +
    ` * in lower case, \`E\` to that of its capital letter, \`F\` as \`listedMappings\` says. To be read by \`decodeRuns\`.\n */\n` +
    stringConstant("idnaMappingRuns", encodeRuns(values)) +
    `\n/** Rows of a first code point, of how many there are, and of what the first is mapped to, the next to the next one; in base 36. */\n` +
    stringConstant("listedMappings", mappingRows(listedMappings))
  );
}

function plainValue(status: number): number {
  if (status === statusOfLibrary.ignored) return ignored;
  return status === statusOfLibrary.valid || status === statusOfLibrary.deviation ? valid : disallowed;
}

function mappedValue(codePoint: number, mapping: string): number {
  if (unknownToOldRuntimes.some(([first, last]) => first <= codePoint && codePoint <= last)) return listed;
  const compatible = String.fromCodePoint(codePoint).normalize("NFKC");
  if (compatible.toLowerCase().normalize("NFKC") === mapping) return lowerCase;
  return compatible.toUpperCase().toLowerCase().normalize("NFKC") === mapping ? foldedCase : listed;
}

function onlyCodePoint(mapping: string): number {
  const [character = "", ...others] = Array.from(mapping);
  if (others.length > 0) throw new Error(`a listed mapping has one character, not '${mapping}'`);
  return character.codePointAt(0) ?? 0;
}

function mappingRows(mappings: readonly (readonly [codePoint: number, mapping: number])[]): string[] {
  const rows: { first: number; count: number; mapping: number }[] = [];
  for (const [codePoint, mapping] of mappings) {
    const last = rows.at(-1);
    if (last !== undefined && codePoint === last.first + last.count && mapping === last.mapping + last.count)
      last.count++;
    else rows.push({ first: codePoint, count: 1, mapping });
  }
  return rows.map(
    (row, index) =>
      `${index === 0 ? "" : ";"}${[row.first, row.count, row.mapping].map((number) => number.toString(36)).join(" ")}`,
  );
}
