import type { Source } from "../../../text/changing-text.js";
import type { DocumentContext } from "../../comments/comments.js";
import type { RawLiteral } from "../../read/literal.js";
import type { Settings } from "../../settings/settings.js";

/** The whole document that findings are in, by which habits are recognized. */
export interface JudgedDocument {
  readonly source: Source;
  readonly raws: RawLiterals;
  readonly settings: Settings;
  readonly comments: Pick<DocumentContext, "targets">;
  readonly mayHoldTests: () => boolean;
}

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
