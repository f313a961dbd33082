import { decodeRuns, valueAt, type CodePointRuns } from "../data/code-point-runs.js";
import { idnaMappingRuns, listedMappings } from "../data/idna-mapping.js";

/** The values of the runs in their order. */
const statuses = ["valid", "disallowed", "ignored", "lower", "folded", "listed"] as const;
type MappingStatus = (typeof statuses)[number];

interface ListedMapping {
  readonly first: number;
  readonly count: number;
  /** What the first code point is mapped to, the next to the next one. */
  readonly mapping: number;
}

// Decoded on first use, so that importing this module costs nothing.
let runs: CodePointRuns | undefined;
let listed: readonly ListedMapping[] | undefined;

/** Whether a label may hold the character: status valid or, without transitional processing, deviation (UTS #46 §4.1). */
export function isValidByIdna(codePoint: number): boolean {
  return statusOf(codePoint) === "valid";
}

/** What a character is mapped to; itself where it is not, also where it is disallowed (UTS #46 §4, step 1). */
export function mapCharacter(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  switch (statusOf(codePoint)) {
    case "ignored":
      return "";
    case "lower":
      return character.normalize("NFKC").toLowerCase().normalize("NFKC");
    case "folded":
      return character.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
    case "listed":
      return listedMapping(codePoint) ?? character;
    default:
      return character;
  }
}

function statusOf(codePoint: number): MappingStatus {
  runs ??= decodeRuns(idnaMappingRuns);
  return statuses[valueAt(runs, codePoint)] ?? "disallowed";
}

function listedMapping(codePoint: number): string | undefined {
  listed ??= listedMappings.split(";").map((row) => {
    const [first = 0, count = 0, mapping = 0] = row.split(" ").map((number) => Number.parseInt(number, 36));
    return { first, count, mapping };
  });
  const row = listed.find(({ first, count }) => first <= codePoint && codePoint < first + count);
  return row && String.fromCodePoint(row.mapping + codePoint - row.first);
}
