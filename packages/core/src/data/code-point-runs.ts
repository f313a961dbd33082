import { unitAt } from "../text/unit-at.js";

/** A property of every code point, as runs of equal value: `starts[i]` is the first code point of the run with `values[i]`. */
export interface CodePointRuns {
  readonly starts: readonly number[];
  /** Indices into the names of the property's values. */
  readonly values: readonly number[];
}

const letterA = 0x41;

/** Reads the tables of this folder: a capital letter for the value and, in base 36, for how many code points it holds. */
export function decodeRuns(encoded: string): CodePointRuns {
  const starts: number[] = [];
  const values: number[] = [];
  let codePoint = 0;
  for (const [run] of encoded.matchAll(/[A-Z][0-9a-z]+/gu)) {
    starts.push(codePoint);
    values.push(unitAt(run, 0) - letterA);
    codePoint += Number.parseInt(run.slice(1), 36);
  }
  return { starts, values };
}

/** The value that holds for a code point. */
export function valueAt({ starts, values }: CodePointRuns, codePoint: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= codePoint) low = middle;
    else high = middle;
  }
  return values[low] ?? 0;
}
