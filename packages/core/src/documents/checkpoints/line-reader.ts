import type { RawLiteral } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { Reader } from "../reading.js";
import { checkpointedReader } from "./checkpointed-reader.js";
import { onlyState } from "./pass.js";

/** The literals and comments that lines hold, and what is marked for another layer (`Pass.marks`), in the order of the source. */
export interface FoundInLines {
  readonly literals: RawLiteral[];
  readonly comments: Span<"source">[];
  readonly marks: Span<"source">[];
}

/**
 * A reader for formats whose lines are independent. `takeLine` reads the line at an offset with its continuation lines,
 * and returns the offset of the next one, which must be greater.
 */
export function lineReader(takeLine: (text: string, start: number, found: FoundInLines) => number): Reader {
  return checkpointedReader({
    begin(text) {
      const found: FoundInLines = { literals: [], comments: [], marks: [] };
      return { ...found, take: (offset) => takeLine(text, offset, found), stateAt: () => onlyState };
    },
    areSame: () => true,
    // A line feed may follow a carriage return.
    ahead: 2,
    behind: 0,
  });
}
