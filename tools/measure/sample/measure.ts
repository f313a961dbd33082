import { familyOf } from "./family.js";
import { isRowTaken, type Row } from "./row.js";

/** A share of literals, estimated from a sample. */
export interface Share {
  readonly share: number;
  readonly standardError: number;
}

export interface Measure {
  readonly rows: number;
  readonly taken: number;
  readonly identifiers: number;
  /** Of what is taken for an identifier, how much is one. */
  readonly precision: Share;
  /** Of the identifiers, how many are taken for one. */
  readonly recall: Share;
  readonly mistaken: readonly Row[];
}

export function measure(rows: readonly Row[]): Measure {
  const isTaken = new Map(rows.map((row) => [row, isRowTaken(row)]));
  const taken = (row: Row): boolean => isTaken.get(row) === true;
  return {
    rows: rows.length,
    taken: rows.filter(taken).length,
    identifiers: rows.filter(isIdentifier).length,
    precision: estimate(rows, taken, isIdentifier),
    recall: estimate(rows, isIdentifier, taken),
    mistaken: rows.filter((row) => taken(row) !== isIdentifier(row)),
  };
}

function isIdentifier({ label }: Row): boolean {
  return label === "iri";
}

/**
 * The share of those in `whole` that are in `part`, by the weights of the rows; its standard error is that of the ratio
 * estimator for a stratified sample.
 */
function estimate(rows: readonly Row[], whole: (row: Row) => boolean, part: (row: Row) => boolean): Share {
  const total = sum(rows.map((row) => (whole(row) ? row.weight : 0)));
  const share = sum(rows.map((row) => (whole(row) && part(row) ? row.weight : 0))) / total;
  const strata = new Map<string, number[]>();
  for (const row of rows) {
    const stratum = `${familyOf(row.language)} ${row.stratum}`;
    const residual = whole(row) ? row.weight * (Number(part(row)) - share) : 0;
    strata.set(stratum, [...(strata.get(stratum) ?? []), residual]);
  }
  const variances = [...strata.values()].map((residuals) => residuals.length * variance(residuals));
  return { share, standardError: Math.sqrt(sum(variances)) / total };
}

function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
