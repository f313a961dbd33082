import { lineEndsIn, lineFeed } from "../octets.js";

/** Where a record, or several, stand in the bytes of a text, with the line end behind them. */
export interface ByteLines {
  readonly start: number;
  readonly end: number;
  /** How many lines stand before. */
  readonly number: number;
}

/**
 * How records of one format are told that have nothing to report, as nearly all: they are read as bytes, and of those alone that may hold an
 * identifier a text is made.
 */
export interface RecordForm {
  /** The end of the record at `start`, behind its line feed, of which there is one in the bytes. */
  recordEnd(bytes: Buffer, start: number): RecordEnd;
}

/** A record ends there and has nothing to report; or it is doubtful, and ends there; or nobody knows where it ends. */
export type RecordEnd = number;

const unknown: RecordEnd = -Infinity;

/** Ends of records that are told by the sign of a number, since one is told for each of millions. */
export const recordEnds = {
  unknown,
  doubtful: (end: number): RecordEnd => -end,
  /** That of a record which is one line. */
  doubtfulLine: (bytes: Buffer, start: number): RecordEnd => -(bytes.indexOf(lineFeed, start) + 1),
};

/** The records that may have something to report. */
export function doubtfulRecords(form: RecordForm, bytes: Buffer): ByteLines[] {
  const doubtful: ByteLines[] = [];
  const lastEnd = bytes.lastIndexOf(lineFeed) + 1;
  let number = 0;
  let counted = 0;
  for (let start = 0; start < bytes.length;) {
    const told = start < lastEnd ? form.recordEnd(bytes, start) : unknown;
    const end = Math.min(Math.abs(told), bytes.length);
    if (told < 0) {
      number += lineEndsIn(bytes.subarray(counted, start));
      counted = start;
      doubtful.push({ start, end, number });
    }
    start = end;
  }
  return doubtful;
}
