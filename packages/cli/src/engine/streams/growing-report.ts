import type { FileHost, Report } from "../../formats/format.js";
import { countsOf, noCounts, sumOf, type Counts, type Message } from "../../formats/message.js";
import { nothingBut, type CheckedPart } from "./part-checker.js";

/** The reports on the parts of one file. */
export class GrowingReport {
  readonly #filePath: string;
  #counts: Counts = noCounts;
  #isFirst = true;

  constructor(filePath: string) {
    this.#filePath = filePath;
  }

  with(part: CheckedPart): Report {
    return this.#report(part, false);
  }

  /** `byte` is where the messages stand. */
  end(messages: readonly Message[], byte: number, hosts: readonly FileHost[]): Report {
    return { ...this.#report(nothingBut(messages, byte), true), ...(hosts.length > 0 && { hosts }) };
  }

  #report({ messages, lineAt, byteAt }: CheckedPart, isLast: boolean): Report {
    this.#counts = sumOf(this.#counts, countsOf(messages));
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    return { filePath: this.#filePath, messages, isFirst, isLast, counts: this.#counts, lineAt, byteAt };
  }
}
