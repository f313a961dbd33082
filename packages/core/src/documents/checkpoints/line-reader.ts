import type { RawLiteral } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { Reader } from "../reading.js";
import { checkpointedReader } from "./checkpointed-reader.js";
import { onlyState } from "./pass.js";

/** What is found in lines, in their order. */
export interface FoundInLines {
  readonly literals: RawLiteral[];
  readonly comments: Span<"source">[];
}

/**
 * A reader of lines that have nothing to do with each other. `takeLine` takes the one at an offset, with those that it goes
 * on in, and returns where the next one begins, which is later.
 */
export function lineReader(takeLine: (text: string, start: number, found: FoundInLines) => number): Reader {
  return checkpointedReader({
    begin(text) {
      const found: FoundInLines = { literals: [], comments: [] };
      return { ...found, take: (offset) => takeLine(text, offset, found), stateAt: () => onlyState };
    },
    areSame: () => true,
    // A line feed behind a carriage return.
    ahead: 2,
    behind: 0,
  });
}
