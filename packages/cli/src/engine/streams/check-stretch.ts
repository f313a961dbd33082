import type { FileHost } from "../../formats/format.js";
import type { Message } from "../../formats/message.js";
import { toldPlaces, type ToldPlaces } from "../places.js";
import { Chunks, type Passed } from "./chunks.js";
import { PartChecker, type Beginning, type RecordFile } from "./part-checker.js";
import { contentsOf } from "./source.js";
import { StreamedHosts } from "./streamed-hosts.js";
import type { Stretch } from "./stretches.js";

/** What was found in a stretch of a file, by the lines and code units of the stretch. */
export interface CheckedStretch {
  readonly messages: readonly Message[];
  readonly told: ToldPlaces;
  readonly hosts: readonly FileHost[];
  /** Its lines and code units, and how many bytes of the file have been passed at its end. */
  readonly passed: Passed;
  /** What holds for all that follows it. */
  readonly beginning: Beginning | undefined;
}

/** Checks stretches of one file, in whatever order. */
export class StretchChecker {
  readonly #file: RecordFile;
  readonly #checker: PartChecker;

  constructor(file: RecordFile) {
    this.#file = file;
    this.#checker = new PartChecker(file);
  }

  /** Takes what holds for all that follows from what stands before; left out for the first one. Throws what the file system throws. */
  async check(stretch: Stretch, beginning: Beginning | undefined): Promise<CheckedStretch> {
    const { path, records, settings } = this.#file;
    this.#checker.goOn(beginning);
    const hosts = new StreamedHosts(settings);
    const chunks = new Chunks(contentsOf(path, stretch), records, { byte: stretch.start });
    const messages: Message[] = [];
    const lines: string[] = [];
    const bytes: number[] = [];
    for await (const chunk of chunks) {
      hosts.count(chunk);
      for (const part of this.#checker.check(chunk)) {
        const places = toldPlaces(part);
        messages.push(...part.messages);
        lines.push(...places.lines);
        bytes.push(...places.bytes);
      }
    }
    const { passed } = chunks;
    return { messages, told: { lines, bytes }, hosts: hosts.uses, passed, beginning: this.#checker.beginning };
  }
}
