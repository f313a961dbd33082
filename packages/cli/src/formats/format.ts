import type { HostUse } from "@irilint/core/literals";
import type { Counts, Message } from "./message.js";

type LinesAndColumns = Pick<Message, "line" | "column" | "endLine" | "endColumn">;

/** The uses of a registered domain in a file, which are compared with those in others. */
export interface FileHost extends Omit<HostUse, "span" | "severity">, Required<LinesAndColumns> {
  readonly severity: Message["severity"];
}

/** What is told of a file, or of one part of a large one. Parts come in order, and no other file between them. */
export interface Report {
  readonly filePath: string;
  readonly messages: readonly Message[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Of the file up to here. */
  readonly counts: Counts;
  /** The text after the fixes, where some were applied. */
  readonly output?: string;
  /** What is written in place of that, where the file is in another charset than UTF-8. */
  readonly octets?: Uint8Array;
  /** Its hosts, or those of this part, where they are compared with those of other files. */
  readonly hosts?: readonly FileHost[];
  /** Whether other files had a say in what was found, so that it may be other than that when they change. */
  readonly dependsOnFiles?: true;
  /** The text of a line that a message stands on. */
  readonly lineAt: (line: number) => string;
  /** How many bytes of the file stand before a place. */
  readonly byteAt: (line: number, column: number) => number;
}

/** What is known when all files have been read. */
export interface Summary extends Counts {
  readonly files: number;
}

/** Prints reports as they come. */
export interface Format {
  /** Whether it prints the text after the fixes. */
  readonly printsOutput?: true;
  readonly begin: () => string;
  readonly report: (report: Report) => string;
  readonly end: (summary: Summary) => string | Promise<string>;
}

/** Where a format prints to. */
export interface Output {
  /** The folder from which paths are seen. */
  readonly folder: string;
  readonly hasColors: boolean;
  /** How many columns a line has. */
  readonly width: number;
}
