import { statSync } from "node:fs";
import { charsetBeginning, fileCharset, type CharsetHints } from "@irilint/core/documents";
import { hasDocumentChecks, type Settings } from "@irilint/core/literals";
import { isCompressed } from "../files/compression.js";
import {
  beginningOfFile,
  decoded,
  isUtf8,
  largestFile,
  readWhole,
  sizeOf,
  tooLarge,
  written,
  type FileText,
  type ReadText,
} from "../files/read-file.js";
import type { Report } from "../formats/format.js";
import { countsOf, fatal, type Message } from "../formats/message.js";
import { checkText, fixText } from "./check-text.js";
import { placesIn } from "./places.js";
import { checkStream, type StreamedFile } from "./streams/check-stream.js";
import { cutMessage, isOfData } from "./streams/cut-data.js";
import { recordLanguageOf, type RecordLanguage } from "./streams/record-languages.js";
import { contentsOf, contentsOfInput, contentsOfOctets } from "./streams/source.js";
import { Writing } from "./writing.js";

/** A file, or what stands for one, and how it is to be read. */
export interface FileToCheck extends CharsetHints {
  readonly path: string;
  readonly settings: Settings;
  readonly fix: boolean;
  /** Whether comments that suppress nothing are told of, in files that are read whole. */
  readonly tellsUnused: boolean;
}

/** What is found in a file, part by part if its language allows it. Throws what the file system throws. */
export async function* checkFile(file: FileToCheck): AsyncGenerator<Report> {
  const { path } = file;
  if (isCompressed(path)) {
    // What is compressed is not written.
    yield* checkContents({ ...file, fix: false, hasChanged: watched(path) }, contentsOf(path));
    return;
  }
  const streamed = streamedFile(file);
  if (streamed === undefined) yield reportOn(file, readWhole(path, file));
  else yield* checkStream(streamed, contentsOf(path));
}

/** A file that is not compressed as it is read in parts; nothing if it is read whole. Throws what the file system throws. */
export function streamedFile(file: FileToCheck): StreamedFile | undefined {
  const { path, language, settings, fix } = file;
  const records = recordLanguageOf(path, language);
  if (records === undefined || fix) return undefined;
  const isInParts = sizeOf(path) > records.smallest || isAlwaysInParts(records, settings);
  if (!isInParts) return undefined;
  const beginning = beginningOfFile(path);
  if (!isUtf8(fileCharset(beginning, file)) || records.isOther?.(beginning.toString()) === true) return undefined;
  return { path, language, records, settings, hasChanged: watched(path) };
}

/** In bytes. What is smaller is read by one thread before another has started. */
const leastForStretches = 16 << 20;

/** Whether several threads may read a file side by side: not one that is small, or cannot be cut behind any line. */
export function hasStretches({ path, language }: FileToCheck): boolean {
  if (isCompressed(path) || recordLanguageOf(path, language)?.records !== "lines") return false;
  const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return size >= leastForStretches;
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
    yield* checkContents(file, contentsOfInput(input));
    return;
  }
  const beginning = await beginningOf(input, largestFile);
  if (!beginning.isWhole) {
    yield* passedOn(reportOn(file, tooLarge()), beginning.contents);
    return;
  }
  const read = decoded(beginning.bytes, file);
  const report = reportOn(file, read);
  const unchanged = { ...(read.kind === "text" && { output: read.text }), octets: beginning.bytes };
  yield report.output === undefined ? { ...report, ...unchanged } : report;
}

/** Whoever puts what comes out in the place of what was put in, loses nothing of what could not be read. */
async function* passedOn(report: Report, contents: AsyncIterable<Buffer>): AsyncGenerator<Report> {
  yield { ...report, isLast: false };
  const rest = { ...report, messages: [], isFirst: false };
  for await (const octets of contents) yield { ...rest, octets, isLast: false };
  yield rest;
}

/** Checks what has no size until it has come. */
async function* checkContents(
  file: FileToCheck & Pick<StreamedFile, "hasChanged">,
  contents: AsyncIterable<Buffer>,
): AsyncGenerator<Report> {
  const records = recordLanguageOf(file.path, file.language);
  const first = await beginningOf(contents, charsetBeginning);
  const all = first.isWhole ? oneOf(first.bytes) : first.contents;
  if (records === undefined || !isUtf8(fileCharset(first.bytes, file))) {
    const { read, cut } = await wholeOf(all, file);
    yield withCut(reportOn(file, read), { read, cut });
    return;
  }
  if (!records.isWholeIfSmall) {
    yield* checkStream({ ...file, records }, all);
    return;
  }
  const beginning = await beginningOf(all, records.smallest);
  if (beginning.isWhole) yield reportOn(file, decoded(beginning.bytes, file));
  else yield* checkStream({ ...file, records }, beginning.contents);
}

async function* oneOf(bytes: Buffer): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield bytes;
}

/** All that has come, or, of more than some length, what has come, and that with what will come. */
type Beginning = { readonly bytes: Buffer } & (
  { readonly isWhole: true } | { readonly isWhole: false; readonly contents: AsyncIterable<Buffer> }
);

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
  return { isWhole: false, bytes: Buffer.concat(pieces), contents: all() };
}

interface WholeContents {
  readonly read: FileText;
  /** Said of what follows and cannot be had. */
  readonly cut?: string | undefined;
}

async function wholeOf(input: AsyncIterable<Buffer>, hints: CharsetHints): Promise<WholeContents> {
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
    return { read: decoded(Buffer.concat(pieces), hints), cut: cutMessage(error) };
  }
  return { read: decoded(Buffer.concat(pieces), hints) };
}

/** The same with what is told at the end of what could be read. */
function withCut(report: Report, { read, cut }: WholeContents): Report {
  if (cut === undefined) return report;
  const line = read.kind === "text" ? read.text.split(/\r\n?|\n/u).length : 1;
  const messages = [...report.messages, fatal(cut, line)];
  return { ...report, messages, counts: countsOf(messages) };
}

function reportOn(file: FileToCheck, read: FileText): Report {
  const { path, language, settings, fix, tellsUnused } = file;
  if (read.kind === "unread") {
    const messages = [fatal(read.message, 1)];
    return { filePath: path, messages, isFirst: true, isLast: true, counts: countsOf(messages), ...nowhere };
  }
  const writing = isUtf8(read.charset) ? undefined : new Writing(read);
  const document = { text: read.text, language, settings, tellsUnused, path, mayWrite: writing?.mayWrite };
  const fixed = fix ? fixText(document) : { text: read.text, ...checkText(document) };
  const { hosts, dependsOnFiles } = fixed;
  const beside = { ...(hosts.length > 0 && { hosts }), ...(dependsOnFiles && { dependsOnFiles }) };
  if (!fix) return { ...whole(path, fixed.messages, read), ...beside };
  const output = fixed.text === read.text ? undefined : written(fixed.text, read.charset);
  const own = { ...read, text: fixed.text, octets: output?.octets ?? Buffer.from(output?.output ?? "") };
  return {
    ...whole(path, [...(writing?.refusals() ?? []), ...fixed.messages], output === undefined ? read : own),
    ...output,
    ...beside,
  };
}

/** Checks octets that are those of a file, and not the ones on the disk. */
export function checkOctets(file: FileToCheck, octets: Buffer): AsyncGenerator<Report> {
  return checkInput(file, contentsOfOctets(file.path, octets));
}

/**
 * The report of messages about a file that has been read before, and is read again for the lines where they stand; `octets` are those
 * that were checked in place of the ones on the disk.
 */
export function laterReport(file: FileToCheck, messages: readonly Message[], octets?: Buffer): Report {
  const { path } = file;
  const size = octets === undefined ? sizeOf(path) : octets.length;
  const isRead = !isCompressed(path) && size <= largestFile;
  const read = !isRead ? undefined : octets === undefined ? readWhole(path, file) : decoded(octets, file);
  if (read?.kind === "text") return whole(path, messages, read);
  return { filePath: path, messages, isFirst: true, isLast: true, counts: countsOf(messages), ...nowhere };
}

const nowhere: Pick<Report, "lineAt" | "byteAt"> = { lineAt: () => "", byteAt: () => 0 };

/** The report of a file that has one part. */
function whole(filePath: string, messages: readonly Message[], read: ReadText): Report {
  return {
    filePath,
    messages,
    isFirst: true,
    isLast: true,
    counts: countsOf(messages),
    ...placesIn(read),
  };
}
