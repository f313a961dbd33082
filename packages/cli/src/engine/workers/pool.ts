import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Settings } from "@irilint/core/literals";
import type { Report } from "../../formats/format.js";
import type { FileToCheck } from "../check-file.js";
import type { StreamedFile } from "../streams/check-stream.js";
import { joinStretches, type AskStretch, type StretchAnswer } from "../streams/join-stretches.js";
import type { Stretch } from "../streams/stretches.js";
import type { PortableReport } from "./portable-report.js";

/** What was found in a file, or how far, and why it could not be read to its end. */
export interface FileReports {
  readonly reports: readonly PortableReport[];
  readonly mistake: string | undefined;
}

/** Some files for a worker, which knows of their settings by number. */
export interface FilesToCheck {
  readonly files: readonly (Omit<FileToCheck, "settings"> & { readonly settings: number })[];
  readonly settings: readonly Settings[];
}

/** A stretch of a file for a worker, and what holds for it from what stands before; nothing for the first one. */
export interface StretchToCheck {
  readonly file: Pick<FileToCheck, "path" | "language" | "settings">;
  readonly stretch: Stretch;
  readonly beginning: string | undefined;
}

/** So many files are sent at once: a message has a price, and a worker that waits, too. */
const filesAtOnce = 8;

/** So many lots may be done before the one that comes first: more would be kept for nobody. */
const lotsPerWorker = 4;

/** The same of stretches of one file, which are all of about the same size. */
const stretchesPerWorker = 2;

/** Threads that check files, each some at a time. They end with `end`. */
export class Pool {
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #started: Worker[] = [];
  readonly #wanting: ((worker: Worker) => void)[] = [];

  constructor(size: number) {
    this.#size = size;
    for (let count = 0; count < size; count++) this.#release(this.#start());
  }

  /** What is found in files, in their order, though they are read side by side; but for those of which it is `known`. */
  async *check(
    files: Iterable<FileToCheck>,
    known: (file: FileToCheck) => FileReports | undefined,
  ): AsyncGenerator<readonly [FileToCheck, FileReports]> {
    const lots = lotsOf(files);
    const waiting: { readonly files: readonly FileToCheck[]; readonly answer: Promise<readonly FileReports[]> }[] = [];
    const send = (): boolean => {
      const lot = lots.next();
      if (lot.done !== true) waiting.push({ files: lot.value, answer: this.#answer(lot.value, known) });
      return lot.done !== true;
    };
    while (waiting.length < lotsPerWorker * this.#size && send());
    for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
      const answers = await first.answer;
      send();
      for (const [index, file] of first.files.entries())
        yield [file, answers[index] ?? { reports: [], mistake: `${file.path} has not been read.` }];
    }
  }

  /** What is found in a file that is read in stretches side by side. */
  checkInStretches({ path, language, settings, ...rest }: StreamedFile): AsyncGenerator<Report> {
    const file = { path, language, settings };
    const ask: AskStretch = async (stretch, beginning) => {
      const work: StretchToCheck = { file, stretch, beginning };
      try {
        return (await this.#send(work)) as StretchAnswer;
      } catch (error) {
        return { mistake: mistakeIn(path, error) };
      }
    };
    return joinStretches({ ...file, ...rest }, ask, stretchesPerWorker * this.#size);
  }

  async end(): Promise<void> {
    await Promise.all(this.#started.map((worker) => worker.terminate()));
  }

  async #answer(
    files: readonly FileToCheck[],
    known: (file: FileToCheck) => FileReports | undefined,
  ): Promise<readonly FileReports[]> {
    const answers = files.map(known);
    const others = files.filter((_, index) => answers[index] === undefined);
    const asked = others.length === 0 ? [] : [...(await this.#ask(others))].reverse();
    return answers.map((answer) => answer ?? asked.pop() ?? { reports: [], mistake: "A thread has not answered." });
  }

  async #ask(files: readonly FileToCheck[]): Promise<readonly FileReports[]> {
    const settings = [...new Set(files.map((file) => file.settings))];
    const work: FilesToCheck = {
      files: files.map((file) => ({ ...file, settings: settings.indexOf(file.settings) })),
      settings,
    };
    try {
      return (await this.#send(work)) as readonly FileReports[];
    } catch (error) {
      return files.map(({ path }) => ({ reports: [], mistake: mistakeIn(path, error) }));
    }
  }

  /** The answer of the first worker that is idle; throws what has ended that thread, such as want of memory. */
  async #send(work: FilesToCheck | StretchToCheck): Promise<unknown> {
    const worker = this.#idle.pop() ?? (await new Promise<Worker>((resolve) => this.#wanting.push(resolve)));
    try {
      worker.postMessage(work);
      const [answer] = (await once(worker, "message")) as [unknown];
      this.#release(worker);
      return answer;
    } catch (error) {
      this.#release(this.#start());
      throw error;
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.js", import.meta.url));
    this.#started.push(worker);
    return worker;
  }

  #release(worker: Worker): void {
    const next = this.#wanting.shift();
    if (next === undefined) this.#idle.push(worker);
    else next(worker);
  }
}

function* lotsOf(files: Iterable<FileToCheck>): Generator<FileToCheck[], undefined> {
  let lot: FileToCheck[] = [];
  for (const file of files) {
    lot.push(file);
    if (lot.length < filesAtOnce) continue;
    yield lot;
    lot = [];
  }
  if (lot.length > 0) yield lot;
}

function mistakeIn(path: string, error: unknown): string {
  return `${path} has not been read: ${error instanceof Error ? error.message : String(error)}`;
}
