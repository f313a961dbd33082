import type { Report } from "../../formats/format.js";
import { placesOf } from "../places.js";

/** A report as one thread sends it to another: with the lines and bytes of its messages in place of functions. */
export interface PortableReport extends Omit<Report, "lineAt" | "byteAt"> {
  /** For each message, the text of its line, and how many bytes of the file stand before it. */
  readonly lines: readonly string[];
  readonly bytes: readonly number[];
}

export function portable({ lineAt, byteAt, ...report }: Report): PortableReport {
  return {
    ...report,
    lines: report.messages.map(({ line }) => lineAt(line)),
    bytes: report.messages.map(({ line, column }) => byteAt(line, column)),
  };
}

export function reportOf({ lines, bytes, ...report }: PortableReport): Report {
  return { ...report, ...placesOf(report.messages, lines, bytes) };
}
