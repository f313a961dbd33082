import { isUtf8 } from "node:buffer";
import { columnsOf, lastRecordEnd, octetOffsets } from "@irilint/core/documents";
import { carriageReturn, lineEndsIn, lineFeed, numberSign, quotationMark, textOf, unitsIn } from "./octets.js";
import type { RecordLanguage } from "./record-languages.js";
import { SpareBuffers } from "./memory.js";

/** Some whole records of a file, in order. */
export interface Chunk {
  /** Without a byte order mark; they change when the next chunk is asked for. */
  readonly bytes: Buffer;
  /** The text of the bytes, which is made when it is first asked for. */
  readonly text: string;
  /** How many of the bytes stand before a code unit of the text; left out where they are UTF-8, so that the text tells it. */
  readonly bytesBefore: ((unit: number) => number) | undefined;
  /** How many line ends and UTF-16 code units of the source, and how many bytes of the file, stand before. */
  readonly line: number;
  readonly byte: number;
  readonly unit: number;
  /** How many code units of its first line stand before. */
  readonly column: number;
  /** In bytes: how long the byte order mark is that the file begins with, in its first chunk. */
  readonly mark: number;
  /** Whether this is all of the file. */
  readonly isWhole: boolean;
  /** Whether this is one line, or the beginning of one, that is too long to be read. */
  readonly isTooLong: boolean;
}

/** How many line ends and UTF-16 code units of the source, and how many bytes of the file. */
export interface Passed {
  readonly lines: number;
  readonly units: number;
  readonly bytes: number;
}

/** In bytes. Below, what is done for each chunk would weigh; above, it would not be in the caches of the processor. */
const usualLength = 1 << 18;

const spare = new SpareBuffers(usualLength);

/** Cuts what a file holds behind line ends, so that no record is cut. */
export class Chunks implements AsyncIterable<Chunk> {
  readonly #source: AsyncIterable<Buffer>;
  readonly #cutter: Cutter;

  /** A `length` is about how many bytes each has; `byte` of the file stand before what the source gives, if that is a stretch of it. */
  constructor(
    source: AsyncIterable<Buffer>,
    language: Pick<RecordLanguage, "records" | "longest">,
    { length = usualLength, byte }: { readonly length?: number | undefined; readonly byte?: number } = {},
  ) {
    this.#source = source;
    this.#cutter = new Cutter(language, length, byte);
  }

  /** How much has been passed. */
  get passed(): Passed {
    return this.#cutter.passed;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Chunk> {
    try {
      yield* this.#cut();
    } finally {
      this.#cutter.giveBack();
    }
  }

  async *#cut(): AsyncGenerator<Chunk> {
    const cutter = this.#cutter;
    try {
      for await (const piece of this.#source) {
        const chunk = cutter.take(piece);
        if (chunk !== undefined) yield chunk;
      }
    } catch (error) {
      const whole = cutter.wholeRecords();
      if (whole !== undefined) yield whole;
      throw error;
    }
    const last = cutter.end();
    if (last !== undefined) yield last;
  }
}

function chunkOf(bytes: Buffer, rest: Omit<Chunk, "bytes" | "text" | "bytesBefore">): Chunk {
  let text: string | undefined;
  let bytesBefore: Chunk["bytesBefore"] | "unknown" = "unknown";
  return {
    ...rest,
    bytes,
    get text() {
      return (text ??= textOf(bytes));
    },
    get bytesBefore() {
      if (bytesBefore === "unknown") bytesBefore = isUtf8(bytes) ? undefined : octetsBefore(bytes, this.text);
      return bytesBefore;
    },
  };
}

/** Each U+FFFD of the text stands for one byte or several, and has three by itself. */
function octetsBefore(bytes: Buffer, text: string): (unit: number) => number {
  const charset = { label: "utf-8", hasMark: false, by: "default" } as const;
  // Whoever asks may do so when they have changed.
  return octetOffsets(Buffer.from(bytes), { kind: "text", text, charset, isWellFormed: false });
}

/** Keeps what has not been cut yet in one buffer, so that a file of any size takes no more memory than its longest record. */
class Cutter {
  readonly #records: RecordLanguage["records"];
  readonly #tableCuts = new TableCuts();
  readonly #longest: number;
  readonly #usual: number;
  /** How much has to be there before it is worth looking for the end of a record: twice as much as where there was none. */
  #wanted: number;
  #held = spare.take();
  #length = 0;
  /** How much of that is the chunk that was cut last. */
  #cutLength = 0;
  #line = 0;
  #byte: number;
  #unit = 0;
  #column = 0;
  #lastByte = 0;
  /** Whether what comes is all of the file, and nothing of it has been cut. */
  #isUncut: boolean;
  /** Whether the beginning of a record that is too long has been told of, and its end has not come yet. */
  #isSkipping = false;

  constructor(
    { records, longest }: Pick<RecordLanguage, "records" | "longest">,
    usual: number,
    byte: number | undefined,
  ) {
    this.#records = records;
    this.#longest = longest;
    this.#usual = usual;
    this.#wanted = usual;
    this.#byte = byte ?? 0;
    this.#isUncut = byte === undefined;
  }

  get passed(): Passed {
    return { lines: this.#line, units: this.#unit, bytes: this.#byte };
  }

  /** The piece may change afterwards. */
  take(piece: Buffer): Chunk | undefined {
    this.#dropCut();
    this.#hold(this.#isSkipping ? this.#passOver(piece) : piece);
    if (this.#length < this.#wanted) return undefined;
    const bytes = this.#held.subarray(0, this.#length);
    const end = this.#endOfRecords(bytes);
    this.#wanted = end > 0 ? this.#usual : Math.min(2 * bytes.length, this.#longest);
    if (end > 0) return this.#cut(end, false);
    if (bytes.length < this.#longest) return undefined;
    this.#isSkipping = true;
    return this.#cutTooLong();
  }

  end(): Chunk | undefined {
    this.#dropCut();
    return this.#length === 0 ? undefined : this.#cut(this.#length, this.#isUncut);
  }

  /** What is there and is surely whole, where no more will come. */
  wholeRecords(): Chunk | undefined {
    this.#dropCut();
    const end = this.#isSkipping ? 0 : this.#endOfRecords(this.#held.subarray(0, this.#length));
    return end === 0 ? undefined : this.#cut(end, false);
  }

  /** Gives back the memory of what was cut; nothing is taken afterwards. */
  giveBack(): void {
    spare.giveBack(this.#held);
    this.#held = Buffer.alloc(0);
  }

  #dropCut(): void {
    if (this.#cutLength === 0) return;
    this.#held.copyWithin(0, this.#cutLength, this.#length);
    this.#length -= this.#cutLength;
    this.#cutLength = 0;
  }

  #hold(piece: Buffer): void {
    const length = this.#length + piece.length;
    if (length > this.#held.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, 2 * this.#held.length));
      this.#held.copy(larger, 0, 0, this.#length);
      spare.giveBack(this.#held);
      this.#held = larger;
    }
    piece.copy(this.#held, this.#length);
    this.#length = length;
  }

  /** What follows the line that is too long. */
  #passOver(piece: Buffer): Buffer {
    const end = piece.indexOf(lineFeed) + 1;
    this.#isSkipping = end === 0;
    const passed = end === 0 ? piece : piece.subarray(0, end);
    this.#pass(passed);
    return piece.subarray(passed.length);
  }

  #cut(end: number, isWhole: boolean): Chunk {
    const own = this.#held.subarray(0, end);
    const mark = this.#byte === 0 && own[0] === 0xef && own[1] === 0xbb && own[2] === 0xbf ? 3 : 0;
    const chunk = chunkOf(own.subarray(mark), { ...this.#place(), mark, isWhole, isTooLong: false });
    this.#isUncut = false;
    this.#pass(own, mark);
    this.#cutLength = end;
    return chunk;
  }

  #cutTooLong(): Chunk {
    const chunk = chunkOf(Buffer.alloc(0), { ...this.#place(), mark: 0, isWhole: false, isTooLong: true });
    this.#isUncut = false;
    this.#pass(this.#held.subarray(0, this.#length));
    this.#length = 0;
    return chunk;
  }

  #place(): Pick<Chunk, "line" | "byte" | "unit" | "column"> {
    return { line: this.#line, byte: this.#byte, unit: this.#unit, column: this.#column };
  }

  /** The byte order mark is no part of the text. */
  #pass(bytes: Buffer, mark = 0): void {
    const isOfOneEnd = this.#lastByte === carriageReturn && bytes[0] === lineFeed;
    this.#line += lineEndsIn(bytes) - (isOfOneEnd ? 1 : 0);
    this.#lastByte = bytes.at(-1) ?? this.#lastByte;
    this.#byte += bytes.length;
    const lineStart = Math.max(bytes.lastIndexOf(lineFeed), bytes.lastIndexOf(carriageReturn)) + 1;
    const unitsOfLine = unitsIn(bytes.subarray(Math.max(lineStart, mark)));
    this.#unit += lineStart === 0 ? unitsOfLine : unitsIn(bytes.subarray(mark, lineStart)) + unitsOfLine;
    this.#column = (lineStart === 0 ? this.#column : 0) + unitsOfLine;
  }

  /** Where the last record ends that is there as a whole; 0 if none is. */
  #endOfRecords(bytes: Buffer): number {
    const end = bytes.lastIndexOf(lineFeed) + 1 || endOfReturn(bytes);
    if (typeof this.#records === "function") return this.#records(bytes.toString("latin1"));
    if (this.#records === "quoted") return this.#tableCuts.lastEnd(bytes, end);
    // A comment may speak of the next line.
    const start = end > 1 ? bytes.lastIndexOf(bytes[end - 1] ?? lineFeed, end - 2) + 1 : 0;
    return bytes[start] === numberSign && end < this.#longest ? start : end;
  }
}

/** Where the last line ends that a carriage return ends alone, as in files that have no other line ends. */
function endOfReturn(bytes: Buffer): number {
  // One at the end may be half of a line end.
  return bytes.length > 1 ? bytes.lastIndexOf(carriageReturn, -2) + 1 : 0;
}

/** Where records of a table can be cut, of which one may have several lines between quotation marks. */
class TableCuts {
  /** What the beginning of the file shows, when something has been cut. */
  #separator: ReturnType<typeof columnsOf>["separator"] | undefined;

  /** The end of the last record in the bytes that is surely whole; `lineEnd` is that of the last line. */
  lastEnd(bytes: Buffer, lineEnd: number): number {
    const hasMark = bytes.includes(quotationMark);
    if (!hasMark && this.#separator !== undefined) return lineEnd;
    const text = textOf(bytes);
    const separator = this.#separator ?? columnsOf(text).separator;
    const end = hasMark ? Buffer.byteLength(text.slice(0, lastRecordEnd(text, separator))) : lineEnd;
    if (end > 0) this.#separator = separator;
    return end;
  }
}
