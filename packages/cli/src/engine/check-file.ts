import { statSync } from "node:fs";
import type { LanguageName } from "@irilint/core/documents";
import { hasDocumentChecks, type Settings } from "@irilint/core/literals";
import { isCompressed } from "../files/compression.js";
import { decoded, encoded, largestFile, readWhole, sizeOf, tooLarge, type FileText } from "../files/read-file.js";
import type { Report } from "../formats/format.js";
import { countsOf, type Message } from "../formats/message.js";
import { checkText, fixText } from "./check-text.js";
import { checkStream, type StreamedFile } from "./streams/check-stream.js";
import { cutMessage, isOfData } from "./streams/cut-data.js";
import { recordLanguageOf, type RecordLanguage } from "./streams/record-languages.js";
import { contentsOf } from "./streams/source.js";

/** A file, or what stands for one, and how it is to be read. */
export interface FileToCheck {
  readonly path: string;
  readonly language: LanguageName;
  readonly settings: Settings;
  readonly fix: boolean;
  /** Whether comments that suppress nothing are told of, in files that are read whole. */
  readonly tellsUnused: boolean;
}

/** What is found in a file, part by part if its language allows it. Throws what the file system throws. */
export async function* checkFile(file: FileToCheck): AsyncGenerator<Report> {
  const { path, language, settings, fix } = file;
  if (isCompressed(path)) {
    // What is compressed is not written.
    yield* checkContents({ ...file, fix: false, hasChanged: watched(path) }, contentsOf(path));
    return;
  }
  const size = sizeOf(path);
  const records = recordLanguageOf(path, language);
  const isInParts = records !== undefined && (size > records.smallest || isAlwaysInParts(records, settings));
  if (isInParts && !fix) yield* checkStream({ ...file, records, hasChanged: watched(path) }, contentsOf(path));
  else yield reportOn(file, readWhole(path));
}

/** Tells whether a file is another one than now. */
function watched(path: string): () => boolean {
  const version = (): string => {
    const { size, mtimeMs, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return [size, mtimeMs, ino].join();
  };
  const before = version();
  return () => version() !== before;
}

function isAlwaysInParts({ isWholeIfSmall }: RecordLanguage, settings: Settings): boolean {
  return !isWholeIfSmall && !hasDocumentChecks(settings);
}

/** Checks what comes by another way as if it were in a file; with fixes, the report always has what they make of it. */
export async function* checkInput(file: FileToCheck, input: AsyncIterable<Buffer>): AsyncGenerator<Report> {
  if (!file.fix) {
    yield* checkContents(file, input);
    return;
  }
  const { read } = await wholeOf(input);
  const unchanged = read.kind === "text" ? { output: encoded(read.text, read.hasMark) } : {};
  yield { ...unchanged, ...reportOn(file, read) };
}

/** Checks what has no size until it has come. */
async function* checkContents(
  file: FileToCheck & Pick<StreamedFile, "hasChanged">,
  contents: AsyncIterable<Buffer>,
): AsyncGenerator<Report> {
  const records = recordLanguageOf(file.path, file.language);
  if (records === undefined) {
    const all = await wholeOf(contents);
    yield withCut(reportOn(file, all.read), all);
    return;
  }
  if (!records.isWholeIfSmall) {
    yield* checkStream({ ...file, records }, contents);
    return;
  }
  const beginning = await beginningOf(contents, records.smallest);
  if (beginning.isWhole) yield reportOn(file, decoded(beginning.bytes));
  else yield* checkStream({ ...file, records }, beginning.contents);
}

/** All that has come, or, of more than some length, what has come and will come. */
type Beginning =
  | { readonly isWhole: true; readonly bytes: Buffer }
  | { readonly isWhole: false; readonly contents: AsyncIterable<Buffer> };

async function beginningOf(contents: AsyncIterable<Buffer>, longest: number): Promise<Beginning> {
  const iterator = contents[Symbol.asyncIterator]();
  const pieces: Buffer[] = [];
  let failure: Error | undefined;
  try {
    for (let size = 0; size <= longest;) {
      const piece = await iterator.next();
      if (piece.done === true) return { isWhole: true, bytes: Buffer.concat(pieces) };
      // It may change when the next one is asked for.
      pieces.push(Buffer.from(piece.value));
      size += piece.value.length;
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    failure = error;
  }
  const all = async function* (): AsyncGenerator<Buffer> {
    for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) yield piece;
    if (failure !== undefined) throw failure;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { isWhole: false, contents: all() };
}

interface WholeContents {
  readonly read: FileText;
  /** Said of what follows and cannot be had. */
  readonly cut?: string;
}

async function wholeOf(input: AsyncIterable<Buffer>): Promise<WholeContents> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of input) {
      size += piece.length;
      if (size > largestFile) return { read: tooLarge() };
      pieces.push(Buffer.from(piece));
    }
  } catch (error) {
    if (!isOfData(error)) throw error;
    return { read: decoded(Buffer.concat(pieces)), cut: cutMessage(error) };
  }
  return { read: decoded(Buffer.concat(pieces)) };
}

/** The same with what is told at the end of what could be read. */
function withCut(report: Report, { read, cut }: WholeContents): Report {
  if (cut === undefined) return report;
  const line = read.kind === "text" ? read.text.split(/\r\n?|\n/u).length : 1;
  const messages = [
    ...report.messages,
    { ruleId: null, severity: 2, fatal: true, message: cut, line, column: 1 } as const,
  ];
  return { ...report, messages, counts: countsOf(messages) };
}

function reportOn({ path, language, settings, fix, tellsUnused }: FileToCheck, read: FileText): Report {
  if (read.kind === "unread") {
    const { severity, message } = read;
    const fatal = severity === 2 && ({ fatal: true } as const);
    return whole(path, [{ ruleId: null, severity, message, ...fatal, line: 1, column: 1 }], "");
  }
  const document = { text: read.text, language, settings, tellsUnused, path };
  if (!fix) return whole(path, checkText(document), encoded(read.text, read.hasMark));
  const fixed = fixText(document);
  const output = fixed.text === read.text ? {} : { output: encoded(fixed.text, read.hasMark) };
  return { ...whole(path, fixed.messages, encoded(fixed.text, read.hasMark)), ...output };
}

/** The report of a file that has one part; `text` has its byte order mark. */
function whole(filePath: string, messages: readonly Message[], text: string): Report {
  let lines: readonly string[] | undefined;
  const linesOf = (): readonly string[] => (lines ??= text.split(/(?<=\r\n|\r(?!\n)|\n)/u));
  const lineAt = (line: number): string =>
    (linesOf()[line - 1] ?? "").replace(/^\uFEFF/u, "").replace(/\r?\n$|\r$/u, "");
  return {
    filePath,
    messages,
    isFirst: true,
    isLast: true,
    counts: countsOf(messages),
    lineAt,
    byteAt: (line, column) => {
      const mark = text.startsWith("\uFEFF") && line === 1 ? 1 : 0;
      const before = linesOf().slice(0, line - 1);
      return Buffer.byteLength(before.join("") + (linesOf()[line - 1] ?? "").slice(0, column - 1 + mark));
    },
  };
}
