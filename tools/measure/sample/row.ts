import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LanguageName } from "../../../packages/core/src/documents/index.js";
import { defaultSettings, readLiterals, type RawLiteral } from "../../../packages/core/src/literals/index.js";

/** How a text looks, and what was read in it when the sample was drawn; more is drawn of what can be mistaken. */
export type Stratum = "taken" | "scheme" | "relative" | "sign" | "plain";

/** A literal of a published package that was drawn. */
export interface Drawn {
  /** The package with its version. */
  readonly release: string;
  /** From the root of the package. */
  readonly path: string;
  readonly line: number;
  readonly language: LanguageName;
  readonly stratum: Stratum;
  /** How many literals of the frame this one speaks for. */
  readonly weight: number;
  /** What stands in the file, without the quotation marks. */
  readonly source: string;
  /** The rest of what is known of the literal; its offsets count in `source`. */
  readonly literal: Omit<RawLiteral, "span">;
}

/** The same with what it is, by hand. */
export interface Row extends Drawn {
  readonly label: "iri" | "not";
  readonly why: string;
}

const file = fileURLToPath(new URL("literals.jsonl", import.meta.url));

/** The rows of the sample, one on each line of its file. */
export function readRows(): Row[] {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Row);
}

/** Whether a literal as a whole is taken for an identifier; one that only mentions some is not. */
export function isTaken(source: string, raw: RawLiteral): boolean {
  return readLiterals(source, raw, defaultSettings).some(({ place }) => place.tier !== "prose");
}

/** The same, by what a row keeps of the file. */
export function isRowTaken({ source, literal }: Drawn): boolean {
  return isTaken(source, { ...literal, span: { start: 0, end: source.length } });
}

/** What a row keeps of a literal: its offsets count from its own start. */
export function keptOf({ span: whole, pieces, ...rest }: RawLiteral): Drawn["literal"] {
  if (pieces === undefined) return rest;
  const moved = pieces.map((piece) => ({
    ...piece,
    span: { start: piece.span.start - whole.start, end: piece.span.end - whole.start },
  }));
  return { ...rest, pieces: moved };
}
