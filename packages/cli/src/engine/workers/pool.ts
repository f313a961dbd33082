import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Settings } from "@irilint/core/literals";
import type { Report } from "../../formats/format.js";
import type { FileToCheck } from "../check-file.js";
import type { StreamedFile } from "../streams/check-stream.js";
import { joinStretches, type AskStretch, type StretchAnswer } from "../streams/join-stretches.js";
import type { Beginning } from "../streams/part-checker.js";
import type { Stretch } from "../streams/stretches.js";
import { goOn, Lot, type FoundInLot, type ReportsOfFile } from "./lot.js";
import type { PortableReport } from "./portable-report.js";

/** Some files for a worker, which knows of their settings by number. */
export interface FilesToCheck {
  readonly files: readonly (Omit<FileToCheck, "settings"> & { readonly settings: number })[];
  readonly settings: readonly Settings[];
}

/** A stretch of a file for a worker, and what holds for it from what stands before; nothing for the first one. */
export interface StretchToCheck {
  readonly file: Pick<FileToCheck, "path" | "language" | "settings">;
  readonly stretch: Stretch;
  readonly beginning: Beginning | undefined;
}

/** So many files are sent at once: a message has a price, and a worker that waits, too. */
const filesAtOnce = 8;

/** So many lots may be done before the one that comes first: more would be kept for nobody. */
const lotsPerWorker = 4;

/** The same of stretches of one file, which are all of about the same size. */
const stretchesPerWorker = 2;

/**
 * In MB: V8 has three times 16 MB for the young objects of each thread. A quarter is as fast, and leaves room for two threads in 200 MB.
 */
const youngGeneration = 12;

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
    known: (file: FileToCheck) => readonly PortableReport[] | undefined,
  ): AsyncGenerator<ReportsOfFile> {
    const lots = lotsOf(files);
    const waiting: AsyncGenerator<ReportsOfFile>[] = [];
    const send = (): boolean => {
      const lot = lots.next();
      if (lot.done !== true) waiting.push(this.#reportsOn(lot.value, known));
      return lot.done !== true;
    };
    while (waiting.length < lotsPerWorker * this.#size && send());
    for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
      yield* first;
      send();
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
        return { mistake: `${path} has not been read: ${messageOf(error)}` };
      }
    };
    return joinStretches({ ...file, ...rest }, ask, stretchesPerWorker * this.#size);
  }

  async end(): Promise<void> {
    await Promise.all(this.#started.map((worker) => worker.terminate()));
  }

  /** Has a worker begin at once with the files of which nothing is known. */
  #reportsOn(
    files: readonly FileToCheck[],
    known: (file: FileToCheck) => readonly PortableReport[] | undefined,
  ): AsyncGenerator<ReportsOfFile> {
    const reports = files.map(known);
    const others = files.filter((_, index) => reports[index] === undefined);
    const asked = others.length === 0 ? undefined : this.#ask(others).reports();
    return (async function* (): AsyncGenerator<ReportsOfFile> {
      for (const [index, file] of files.entries()) {
        const own = reports[index];
        if (own !== undefined) yield [file, own];
        else {
          const next = await asked?.next();
          if (next?.done === false) yield next.value;
        }
      }
      await asked?.next();
    })();
  }

  #ask(files: readonly FileToCheck[]): Lot {
    const settings = [...new Set(files.map((file) => file.settings))];
    const work: FilesToCheck = {
      files: files.map((file) => ({ ...file, settings: settings.indexOf(file.settings) })),
      settings,
    };
    let worker: Worker | undefined;
    const tell = async (message: FilesToCheck | typeof goOn): Promise<FoundInLot> => {
      try {
        worker ??= await this.#idleWorker();
        const part = (await answerOf(worker, message)) as FoundInLot;
        if (part.isLast) this.#release(worker);
        return part;
      } catch (error) {
        this.#release(this.#start());
        return { found: [], isLast: true, failure: messageOf(error) };
      }
    };
    return new Lot(files, tell(work), () => tell(goOn));
  }

  /** The answer of the first worker that is idle; throws what has ended that thread, such as want of memory. */
  async #send(work: StretchToCheck): Promise<unknown> {
    const worker = await this.#idleWorker();
    try {
      const answer = await answerOf(worker, work);
      this.#release(worker);
      return answer;
    } catch (error) {
      this.#release(this.#start());
      throw error;
    }
  }

  async #idleWorker(): Promise<Worker> {
    return this.#idle.pop() ?? (await new Promise<Worker>((resolve) => this.#wanting.push(resolve)));
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.js", import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
    });
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

async function answerOf(worker: Worker, message: FilesToCheck | StretchToCheck | typeof goOn): Promise<unknown> {
  worker.postMessage(message);
  const [answer] = (await once(worker, "message")) as [unknown];
  return answer;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
