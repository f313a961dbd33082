import type { Report } from "../../formats/format.js";
import { fatal, type Message } from "../../formats/message.js";
import { Chunks } from "./chunks.js";
import { cutMessage, isOfData } from "./cut-data.js";
import { GrowingReport } from "./growing-report.js";
import { keepHeapSmall } from "./memory.js";
import { PartChecker, type RecordFile } from "./part-checker.js";
import { StreamedHosts } from "./streamed-hosts.js";

export interface StreamedFile extends RecordFile {
  /** About how many bytes a part has; left out where it does not matter. */
  readonly partLength?: number;
  /** Whether the file is another one than when the reading began; left out for what is no file. */
  readonly hasChanged?: () => boolean;
}

/**
 * Checks a file part by part, in memory that does not grow with it. Each part is read as if it were a file, behind the
 * header of the table and the comments that hold from their place on.
 */
export async function* checkStream(file: StreamedFile, contents: AsyncIterable<Buffer>): AsyncGenerator<Report> {
  keepHeapSmall();
  const checker = new PartChecker(file);
  const hosts = new StreamedHosts(file.settings);
  const chunks = new Chunks(contents, file.records, { length: file.partLength ?? usualLengthOf(file.records) });
  const report = new GrowingReport(file.path);
  const atEnd: Message[] = [];
  try {
    for await (const chunk of chunks) {
      hosts.count(chunk);
      for (const part of checker.check(chunk)) yield report.with(part);
    }
  } catch (error) {
    if (!isOfData(error)) throw error;
    atEnd.push(fatal(cutMessage(error), chunks.passed.lines + 1));
  }
  if (file.hasChanged?.() === true) atEnd.push(changed(chunks.passed.lines + 1));
  yield report.end(atEnd, chunks.passed.bytes, hosts.uses);
}

/** In bytes. Of what is read as a document more is made than of what is told as bytes. */
const lengthOfDocument = 1 << 16;

function usualLengthOf({ form }: RecordFile["records"]): number | undefined {
  return form === undefined ? lengthOfDocument : undefined;
}

/** Said at the end of a file that is no longer the one whose reading began. */
export function changed(line: number): Message {
  const message = "The file has changed while it was read, so that places may be wrong; check it again.";
  return { ...fatal(message, line), severity: 1 };
}
