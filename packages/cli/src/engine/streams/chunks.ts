import type { RecordLanguage } from "./record-languages.js";

/** Some whole records of a file, in order. */
export interface Chunk {
  readonly bytes: Buffer;
  /** Without a byte order mark. */
  readonly text: string;
  /** How many line ends, bytes and UTF-16 code units of the file stand before. */
  readonly line: number;
  readonly byte: number;
  readonly unit: number;
  /** Whether this is one line, or the beginning of one, that is too long to be read. */
  readonly isTooLong: boolean;
}

/** In bytes. Below, what is done for each chunk would weigh; above, it would not be in the caches of the processor. */
const usualLength = 1 << 18;

/** In bytes. A record that is longer is not read. */
export const longestRecord = 16 << 20;

const lineFeed = 0x0a;
const quotationMark = 0x22;
const numberSign = 0x23;

/** Cuts what a file holds behind line ends, so that no record is cut. */
export async function* chunksOf(
  source: AsyncIterable<Buffer>,
  { records }: Pick<RecordLanguage, "records">,
  length = usualLength,
): AsyncGenerator<Chunk> {
  const cutter = new Cutter(records, length);
  for await (const piece of source) {
    const chunk = cutter.take(piece);
    if (chunk !== undefined) yield chunk;
  }
  const last = cutter.end();
  if (last !== undefined) yield last;
}

class Cutter {
  readonly #records: RecordLanguage["records"];
  readonly #usual: number;
  #pending: Buffer[] = [];
  #length = 0;
  #line = 0;
  #byte = 0;
  #unit = 0;
  /** Whether the beginning of a record that is too long has been told of, and its end has not come yet. */
  #isSkipping = false;

  constructor(records: RecordLanguage["records"], usual: number) {
    this.#records = records;
    this.#usual = usual;
  }

  take(piece: Buffer): Chunk | undefined {
    const rest = this.#isSkipping ? this.#passOver(piece) : piece;
    this.#pending.push(rest);
    this.#length += rest.length;
    if (this.#length < this.#usual) return undefined;
    const bytes = this.#whole();
    const end = this.#endOfRecords(bytes);
    if (end > 0) return this.#cut(bytes, end, false);
    if (bytes.length < longestRecord) return undefined;
    this.#isSkipping = true;
    return this.#cut(bytes, bytes.length, true);
  }

  end(): Chunk | undefined {
    const bytes = this.#whole();
    return bytes.length === 0 ? undefined : this.#cut(bytes, bytes.length, false);
  }

  /** What follows the line that is too long. */
  #passOver(piece: Buffer): Buffer {
    const end = piece.indexOf(lineFeed) + 1;
    this.#isSkipping = end === 0;
    const passed = end === 0 ? piece : piece.subarray(0, end);
    this.#cut(passed, passed.length, true);
    return piece.subarray(passed.length);
  }

  #whole(): Buffer {
    const [first = Buffer.alloc(0), ...others] = this.#pending;
    const bytes = others.length === 0 ? first : Buffer.concat(this.#pending);
    this.#pending = [bytes];
    return bytes;
  }

  #cut(bytes: Buffer, end: number, isTooLong: boolean): Chunk {
    const own = bytes.subarray(0, end);
    const text = isTooLong ? "" : withoutMark(own.toString("utf8"), this.#byte);
    const chunk = { bytes: own, text, line: this.#line, byte: this.#byte, unit: this.#unit, isTooLong };
    this.#line += lineEndsIn(own);
    this.#byte += end;
    this.#unit += isTooLong ? own.toString("utf8").length : text.length;
    this.#pending = [bytes.subarray(end)];
    this.#length = bytes.length - end;
    return chunk;
  }

  /** Where the last record ends that is there as a whole; 0 if none is. */
  #endOfRecords(bytes: Buffer): number {
    const end = bytes.lastIndexOf(lineFeed) + 1;
    if (this.#records === "quoted") return endOfQuoted(bytes, end);
    // A comment may speak of the next line.
    const start = end > 1 ? bytes.lastIndexOf(lineFeed, end - 2) + 1 : 0;
    return bytes[start] === numberSign && end < longestRecord ? start : end;
  }
}

/** The last line end before `end` that is not between quotation marks; `end` where there are too many of those to be right. */
function endOfQuoted(bytes: Buffer, end: number): number {
  let isQuoted = false;
  let last = 0;
  for (let at = 0; at < end; at++) {
    const byte = bytes[at];
    if (byte === quotationMark) isQuoted = !isQuoted;
    else if (byte === lineFeed && !isQuoted) last = at + 1;
  }
  return last === 0 && bytes.length >= longestRecord / 2 ? end : last;
}

/** A byte order mark at the beginning of a file is no part of its text. */
function withoutMark(text: string, byte: number): string {
  return byte === 0 && text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** How many line ends there are: LF, CR LF, and CR alone. */
function lineEndsIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) count++;
  return count + loneReturnsIn(bytes);
}

const carriageReturn = 0x0d;

function loneReturnsIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(carriageReturn); at !== -1; at = bytes.indexOf(carriageReturn, at + 1))
    if (bytes[at + 1] !== lineFeed) count++;
  return count;
}
