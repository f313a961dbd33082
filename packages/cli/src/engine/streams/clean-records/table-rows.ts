import { literalsOfField, longestQuotedField, type Columns } from "@irilint/core/documents";
import type { Settings } from "@irilint/core/literals";
import { recordEnds, type RecordEnd, type RecordForm } from "./record-form.js";
import { byteClasses, Values, type ByteClasses } from "./values.js";
import { carriageReturn, lineFeed, quotationMark, space } from "../octets.js";

/** A field without one of these holds no address; a full stop counts unless it is that of a number. */
const signsOfField = "#%/:?\\.";

/** Between quotation marks lines may end. */
const quoted = byteClasses('"', signsOfField, "\t\n");
const quotedInLine = byteClasses('"\n', signsOfField);

/** Records of CSV and its relatives below their header. */
export class TableRows implements RecordForm {
  readonly #values: Values;
  readonly #columns: Columns;
  readonly #separator: number;
  readonly #isOneLine: boolean;
  readonly #quoted: ByteClasses;
  readonly #unquoted: ByteClasses;
  /** Whether the fields that were read of a record have nothing to report. */
  #isClean = true;

  /** `isOneLine` if a record is, whatever its quotation marks. */
  constructor(settings: Settings, columns: Columns, isOneLine: boolean) {
    this.#isOneLine = isOneLine;
    this.#quoted = isOneLine ? quotedInLine : quoted;
    this.#values = new Values(settings);
    this.#columns = columns;
    this.#separator = columns.separator.charCodeAt(0);
    this.#unquoted = byteClasses(`${columns.separator}\r\n`, signsOfField);
  }

  recordEnd(bytes: Buffer, start: number): RecordEnd {
    this.#isClean = true;
    for (let at = start, column = 0; ; column++) {
      const first = behindSpaces(bytes, at);
      const isQuoted = bytes[first] === quotationMark;
      const end = isQuoted ? this.#takeQuoted(bytes, first + 1, column) : this.#takePlain(bytes, first, column);
      if (bytes[end] === this.#separator) {
        at = end + 1;
        continue;
      }
      const next = bytes[end] === carriageReturn ? end + 1 : end;
      // A record may go on where a quotation mark is left open, and a carriage return may end it.
      if (bytes[next] !== lineFeed) return this.#isOneLine ? recordEnds.doubtfulLine(bytes, start) : recordEnds.unknown;
      return this.#judged(next + 1);
    }
  }

  #judged(end: number): RecordEnd {
    return this.#isClean ? end : recordEnds.doubtful(end);
  }

  /** Reads a field without quotation marks around it; its end. */
  #takePlain(bytes: Buffer, start: number, column: number): number {
    this.#values.begin();
    const end = this.#values.endOf(bytes, start, this.#unquoted);
    let last = end;
    while (last > start && bytes[last - 1] === space) last--;
    this.#judge(bytes, { start, end: last, isQuoted: false }, column);
    return end;
  }

  /** The same of one behind a quotation mark; two of them are an escaped one. */
  #takeQuoted(bytes: Buffer, start: number, column: number): number {
    this.#values.begin();
    let end = this.#values.endOf(bytes, start, this.#quoted);
    while (bytes[end] === quotationMark && bytes[end + 1] === quotationMark)
      end = this.#values.endOf(bytes, end + 2, this.#quoted);
    if (end - start > longestQuotedField) return isOpen;
    this.#judge(bytes, { start, end, isQuoted: true }, column);
    // A line that ends in the field is doubtful; what stands behind it is another record.
    return bytes[end] === quotationMark ? behindSpaces(bytes, end + 1) : isOpen;
  }

  #judge(bytes: Buffer, { start, end, isQuoted }: Stretch, column: number): void {
    if (!this.#isClean) return;
    const { isPlain, hasSign } = this.#values;
    this.#isClean = isPlain && (!hasSign || this.#isCleanField(bytes.toString("utf8", start, end), isQuoted, column));
  }

  #isCleanField(text: string, isQuoted: boolean, column: number): boolean {
    const raws = literalsOfField(text, { start: 0, end: text.length, isQuoted }, this.#columns.siteOf(column));
    return this.#values.areClean(text, raws);
  }
}

/** Where no byte is. */
const isOpen = -1;

/** Where a field stands, without its quotation marks. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

function behindSpaces(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at] === space) at++;
  return at;
}
