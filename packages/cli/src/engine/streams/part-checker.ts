import type { LanguageName, Reader } from "@irilint/core/documents";
import { isGenerated, withoutDocumentChecks, type Settings } from "@irilint/core/literals";
import type { Report } from "../../formats/format.js";
import { fatal, type Message } from "../../formats/message.js";
import { checkText, type Document } from "../check-text.js";
import type { Chunk } from "./chunks.js";
import { doubtfulRecords, type ByteLines, type RecordForm } from "./clean-records/record-form.js";
import { movedMessage } from "./moved-message.js";
import { unitsIn } from "./octets.js";
import type { RecordLanguage } from "./record-languages.js";

/** A file of lines or records, as whoever reads a part of it has to know it. */
export interface RecordFile {
  readonly path: string;
  readonly language: LanguageName;
  readonly records: RecordLanguage;
  readonly settings: Settings;
}

/** What was found in a part, by the lines of the file. */
export type CheckedPart = Pick<Report, "messages" | "lineAt" | "byteAt">;

const nothing: CheckedPart = nothingBut([], 0);

/** What is told where nothing can be read, so many bytes from the beginning of the file. */
export function nothingBut(messages: readonly Message[], byte: number): CheckedPart {
  return { messages, lineAt: () => "", byteAt: () => byte };
}

/**
 * In bytes. So much of doubtful records is read at once. Where every record is wrong, what is made on the way takes a hundred times as
 * much memory, and should be garbage before V8 takes it for old.
 */
const lotLength = 1 << 14;

/** In bytes. The first lot of a file is small, and each one after it twice as long: whoever waits for the first finding gets it soon. */
const firstLength = 1 << 10;

/** What every directive has that does something. */
const directiveSign = /-ignore|-disable|-enable/u;

/** Comments that hold for all that follows. */
const standingDirective = /^[ \t]*#[^\n]*(?:iri-ignore-file|eslint-disable|eslint-enable)(?!-)[^\n]*/gmu;

/** What holds for all that follows in a file. */
export interface Beginning {
  /** The header of a table, and comments: what is read before each part. */
  readonly lines: string;
  /** Whether the top of the file says that it is generated. */
  readonly isGenerated: boolean;
}

export function areSameBeginnings(one: Beginning | undefined, other: Beginning | undefined): boolean {
  return one?.lines === other?.lines && one?.isGenerated === other?.isGenerated;
}

/** Checks the parts of a file in their order. */
export class PartChecker {
  readonly #file: RecordFile;
  readonly #settings: Settings;
  #form: { readonly header: string; readonly form: RecordForm | undefined } | undefined;
  readonly #reader: Reader | undefined;
  /** Nothing at the beginning of the file. */
  #beginning: Beginning | undefined;

  constructor(file: RecordFile) {
    this.#file = file;
    this.#settings = withoutDocumentChecks(file.settings);
    this.#reader = file.records.reader?.();
  }

  /** What holds for all that follows; nothing where nothing has been read. */
  get beginning(): Beginning | undefined {
    return this.#beginning;
  }

  /** Goes on elsewhere in the file, at its beginning, or behind what holds for the rest. */
  goOn(beginning: Beginning | undefined): void {
    this.#beginning = beginning;
  }

  /** What is found in a chunk, as it is found. */
  *check(chunk: Chunk): Generator<CheckedPart> {
    if (chunk.isTooLong) {
      yield nothingBut([tooLong(chunk, this.#file.records)], chunk.byte);
      return;
    }
    const form = chunk.isWhole ? undefined : this.#formOfRecords();
    const doubtful = form && doubtfulRecords(form, chunk.bytes);
    const isFirst = this.#beginning === undefined;
    if (doubtful?.length === 0 && !isFirst) return;
    const { text } = chunk;
    this.#beginning ??= this.#beginningIn(text);
    const before = isFirst ? "" : this.#beginning.lines;
    const all = [{ start: 0, end: text.length, number: 0 }];
    const lots =
      doubtful === undefined ? [all] : lotsOf(inText(doubtful, chunk.bytes), isFirst ? firstLength : lotLength);
    const told = lots.map((lot) => linesIn(text, lot));
    const hasDirectives = this.#file.records.hasComments && told.some((each) => directiveSign.test(each));
    for (const lot of hasDirectives ? [all] : lots) {
      const found = this.#checkLines(before, lot, chunk);
      if (found.messages.length > 0) yield found;
    }
    if (hasDirectives) this.#keepDirectives(text);
  }

  /** Nothing for the part with the header, which the others are read by. */
  #formOfRecords(): RecordForm | undefined {
    const { form, headerEnd } = this.#file.records;
    const hasHeader = headerEnd !== undefined;
    if (form === undefined || (hasHeader && this.#beginning === undefined)) return undefined;
    const header = hasHeader ? (this.#beginning?.lines ?? "") : "";
    if (this.#form?.header !== header) this.#form = { header, form: form(this.#settings, header) };
    return this.#form.form;
  }

  #checkLines(beginning: string, lines: readonly ByteLines[], chunk: Chunk): CheckedPart {
    const before = beginning.split(/\r\n?|\n/u).length - 1;
    const found = checkText({
      text: beginning + linesIn(chunk.text, lines),
      language: this.#file.language,
      settings: this.#settings,
      pathOfWhole: this.#file.path,
      ...(!chunk.isWhole && this.#asPart()),
    }).messages;
    const own = found.filter(({ line }) => line > before);
    if (own.length === 0) return nothing;
    const places = new Places(lines, chunk, { lines: before, units: beginning.length });
    const messages = own.map((message) => places.moved(message));
    return { messages, lineAt: (line) => places.textOf(line), byteAt: (line, column) => places.byteOf(line, column) };
  }

  /** How what is no whole file is read and judged. */
  #asPart(): Pick<Document, "reader" | "whole"> {
    const whole = { isGenerated: this.#beginning?.isGenerated ?? false };
    return this.#reader === undefined ? { whole } : { whole, reader: this.#reader };
  }

  /** By the first part of a file. */
  #beginningIn(text: string): Beginning {
    const { headerEnd, hasComments } = this.#file.records;
    const lines = headerEnd === undefined ? "" : text.slice(0, headerEnd(text));
    // RDF, of which alone the records have comments, is judged whatever its top says.
    return { lines, isGenerated: !hasComments && isGenerated(text) };
  }

  #keepDirectives(text: string): void {
    const standing = text.match(standingDirective) ?? [];
    const lines = standing.map((comment) => `${comment.replace(/\r$/u, "")}\n`).join("");
    if (this.#beginning !== undefined) this.#beginning = { ...this.#beginning, lines: this.#beginning.lines + lines };
  }
}

/** Records in their order, some at a time. */
function lotsOf(records: readonly ByteLines[], first: number): ByteLines[][] {
  const lots: ByteLines[][] = [];
  let length = first;
  let room = 0;
  for (const record of records) {
    if (room <= 0) {
      lots.push([]);
      room = length;
      length = Math.min(2 * length, lotLength);
    }
    lots.at(-1)?.push(record);
    room -= record.end - record.start;
  }
  return lots;
}

function linesIn(text: string, lines: readonly ByteLines[]): string {
  return lines.map(({ start, end }) => text.slice(start, end)).join("");
}

/** The lines by the UTF-16 code units of the text. */
function inText(lines: readonly ByteLines[], bytes: Buffer): ByteLines[] {
  let units = 0;
  let passed = 0;
  const unitsBefore = (byte: number): number => {
    units += unitsIn(bytes.subarray(passed, byte));
    passed = byte;
    return units;
  };
  return lines.map(({ start, end, number }) => ({ start: unitsBefore(start), end: unitsBefore(end), number }));
}

function tooLong({ line, column }: Chunk, { records, longest }: RecordLanguage): Message {
  const what = typeof records === "function" ? "What begins here" : "The line";
  const text = `${what} has not been read: it has more than ${longest / 1024 / 1024} MB.`;
  return fatal(text, line + 1, column + 1);
}

/** A line that was read: which one of the chunk it is, where it stands in its text, and its first byte in the file. */
interface ReadLine {
  readonly number: number;
  /** How many code units further from the beginning it stands in the file than in what was read. */
  readonly shift: number;
  readonly start: number;
  readonly end: number;
  /** Unless what stands before is no UTF-8, which the text does not tell. */
  readonly byte: number;
}

interface Before {
  readonly lines: number;
  readonly units: number;
}

/** From the lines of what was read to those of the file. */
class Places {
  readonly #chunk: Chunk;
  readonly #text: string;
  readonly #bytesBefore: Chunk["bytesBefore"];
  /** How much was read before the lines of the chunk. */
  readonly #before: Before;
  #read: number;
  readonly #lines: ReadLine[] = [];
  readonly #byNumber = new Map<number, ReadLine>();

  constructor(stretches: readonly ByteLines[], chunk: Chunk, before: Before) {
    this.#chunk = chunk;
    this.#text = chunk.text;
    this.#bytesBefore = chunk.bytesBefore;
    this.#before = before;
    this.#read = before.units;
    for (const { start, end, number } of stretches) this.#add(start, end, number);
  }

  #add(start: number, end: number, first: number): void {
    let number = first;
    let at = start;
    let byte = this.#byteAfter(this.#lines.at(-1), start);
    for (const line of this.#text.slice(start, end).split(/(?<=\n|\r(?!\n))/u)) {
      const shift = this.#chunk.unit + at - this.#read;
      const read = { number, shift, start: at, end: at + line.length, byte };
      this.#read += line.length;
      this.#lines.push(read);
      this.#byNumber.set(number, read);
      byte += Buffer.byteLength(line);
      at += line.length;
      number++;
    }
  }

  moved(message: Message): Message {
    const lineOf = (line: number): ReadLine | undefined => this.#lines[line - this.#before.lines - 1];
    const move = (line: number): number => this.#chunk.line + 1 + (lineOf(line)?.number ?? 0);
    /** How much of a line stands before the chunk. */
    const columnsBefore = (of: number): number => (lineOf(of)?.start === 0 ? this.#chunk.column : 0);
    return movedMessage(message, { line: move, columnsBefore, units: lineOf(message.line)?.shift ?? 0 });
  }

  textOf(line: number): string {
    const at = this.#byNumber.get(line - 1 - this.#chunk.line);
    // What stands before is not at hand any more.
    if (at === undefined || (at.start === 0 && this.#chunk.column > 0)) return "";
    return this.#text.slice(at.start, at.end).replace(/\r?\n$|\r$/u, "");
  }

  /** How many bytes of the file stand before a place. */
  byteOf(line: number, column: number): number {
    const at = this.#byNumber.get(line - 1 - this.#chunk.line);
    if (at === undefined) return this.#chunk.byte;
    const unit = at.start + column - 1 - (at.start === 0 ? this.#chunk.column : 0);
    const { byte, mark } = this.#chunk;
    if (this.#bytesBefore !== undefined) return byte + mark + this.#bytesBefore(unit);
    return at.byte + Buffer.byteLength(this.#text.slice(at.start, unit));
  }

  #byteAfter(line: ReadLine | undefined, start: number): number {
    if (line !== undefined) return line.byte + Buffer.byteLength(this.#text.slice(line.start, start));
    const { byte, mark } = this.#chunk;
    return byte + mark + Buffer.byteLength(this.#text.slice(0, start));
  }
}
