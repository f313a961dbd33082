import { createHash } from "node:crypto";
import { parentPort, Worker } from "node:worker_threads";
import { readLocalDocument } from "../settings/local-files.js";
import { readPlaces, type FilePlaces, type PlaceReading } from "./file-places.js";

/** A file to be looked through. */
export interface FileToRead {
  readonly uri: string;
  /** That of its contents when it was read last; empty if that is not known. */
  readonly digest: string;
  readonly reading: PlaceReading;
}

/** What is in a file, `"same"` if its contents are what they were, and nothing if it cannot be read. */
export type ReadFile = (FilePlaces & { readonly digest: string }) | "same" | undefined;

/** What the worker is started with, so that the program knows itself to be one. */
export const placesWorker = "irilint places";

interface Question extends FileToRead {
  readonly id: number;
}

interface Answer {
  readonly id: number;
  readonly read: ReadFile;
}

/** So few files are read faster than a thread starts. */
const fewFiles = 20;

/** How long, in milliseconds, the thread is kept with nothing to do. */
const patience = 10_000;

/** Looks through files in a thread of its own, which is there while there is much to do. */
export class PlacesThread {
  readonly #program: string;
  readonly #waiting = new Map<number, (read: ReadFile) => void>();
  #worker: Worker | undefined;
  #asked = 0;
  #end: ReturnType<typeof setTimeout> | undefined;
  #isBroken = false;

  /** @param program is the file that calls `answerAsPlacesThread` when it runs in a worker with the data `placesWorker` */
  constructor(program: string) {
    this.#program = program;
  }

  /** Nothing where the one who asks had better read the file. */
  read(file: FileToRead): Promise<ReadFile> | undefined {
    this.#asked += 1;
    this.#endLater();
    if (this.#isBroken || this.#asked <= fewFiles) return undefined;
    const worker = (this.#worker ??= this.#start());
    const id = this.#asked;
    worker.postMessage({ ...file, id } satisfies Question);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #start(): Worker {
    const worker = new Worker(this.#program, { workerData: placesWorker, stdin: false });
    // The process may end whenever the client has no more use for it.
    worker.unref();
    worker.on("message", ({ id, read }: Answer) => this.#answer(id, read));
    worker.on("error", () => (this.#isBroken = true));
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const id of [...this.#waiting.keys()]) this.#answer(id, undefined);
    });
    return worker;
  }

  #answer(id: number, read: ReadFile): void {
    this.#waiting.get(id)?.(read);
    this.#waiting.delete(id);
    this.#endLater();
  }

  #endLater(): void {
    clearTimeout(this.#end);
    this.#end = setTimeout(() => {
      if (this.#waiting.size > 0) return;
      this.#asked = 0;
      void this.#worker?.terminate();
      this.#worker = undefined;
    }, patience);
    this.#end.unref();
  }
}

/** Answers what a `PlacesThread` asks, in its worker. */
export function answerAsPlacesThread(): void {
  parentPort?.on("message", ({ id, ...file }: Question) => {
    void readForPlaces(file).then((read) => {
      const answer: Answer = { id, read };
      const numbers = typeof read === "object" ? [read.numbers.buffer as ArrayBuffer] : [];
      parentPort?.postMessage(answer, numbers);
    });
  });
}

async function readForPlaces({ uri, digest, reading }: FileToRead): Promise<ReadFile> {
  const text = await readLocalDocument(uri, reading.settings.checks.charset);
  if (text === undefined) return undefined;
  const own = createHash("sha1").update(text).digest("base64url");
  return own === digest ? "same" : { ...readPlaces(uri, text, reading), digest: own };
}
