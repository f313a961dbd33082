import type { RawLiteral } from "../../read/literal.js";

/** The literals of a document, to be compared with each other. A document that changes makes them on demand. */
export interface RawLiterals {
  /** All of them: takes as long as the document is. */
  slice(): readonly RawLiteral[];
  /** The one that starts at an offset. */
  startingAt(start: number): RawLiteral | undefined;
}

export function rawLiteralsOf(raws: readonly RawLiteral[]): RawLiterals {
  let byStart: ReadonlyMap<number, RawLiteral> | undefined;
  return {
    slice: () => raws,
    startingAt: (start) => (byStart ??= new Map(raws.map((raw) => [raw.span.start, raw]))).get(start),
  };
}
