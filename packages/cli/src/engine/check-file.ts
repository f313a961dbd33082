import { buffer } from "node:stream/consumers";
import type { LanguageName } from "@irilint/core/documents";
import { hasDocumentChecks, type Settings } from "@irilint/core/literals";
import { isCompressed } from "../files/compression.js";
import { decoded, encoded, largestFile, readWhole, sizeOf, tooLarge, type FileText } from "../files/read-file.js";
import type { Report } from "../formats/format.js";
import { countsOf, type Message } from "../formats/message.js";
import { checkText, fixText } from "./check-text.js";
import { checkStream } from "./streams/check-stream.js";
import { recordLanguageOf } from "./streams/record-languages.js";
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
  const isPacked = isCompressed(path);
  const size = sizeOf(path);
  const records = recordLanguageOf(path, language);
  const isInParts = isPacked || !hasDocumentChecks(settings) || size > (records?.smallest ?? Infinity);
  if (records !== undefined && isInParts && !fix) yield* checkStream({ ...file, records }, contentsOf(path));
  else if (isPacked) yield reportOn({ ...file, fix: false }, await wholeOf(contentsOf(path)));
  else yield reportOn(file, readWhole(path));
}

/** Checks what comes by another way as if it were in a file; with fixes, the report always has what they make of it. */
export async function* checkInput(file: FileToCheck, input: AsyncIterable<Buffer>): AsyncGenerator<Report> {
  const records = recordLanguageOf(file.path, file.language);
  if (records !== undefined && !file.fix) yield* checkStream({ ...file, records }, input);
  else {
    const read = await wholeOf(input);
    const unchanged = file.fix && read.kind === "text" ? { output: encoded(read.text, read.hasMark) } : {};
    yield { ...unchanged, ...reportOn(file, read) };
  }
}

async function wholeOf(input: AsyncIterable<Buffer>): Promise<FileText> {
  let size = 0;
  const pieces = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of input) {
      size += piece.length;
      if (size > largestFile) return;
      yield piece;
    }
  };
  const bytes = await buffer(pieces());
  return size > largestFile ? tooLarge() : decoded(bytes);
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
