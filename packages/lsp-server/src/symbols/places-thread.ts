import { createHash } from "node:crypto";
import { parentPort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { readLocalDocumentNow } from "../settings/local-files.js";
import { readPlaces, type FilePlaces, type PlaceReading } from "./file-places.js";

/** A file to be looked through. */
export interface FileToRead {
  readonly uri: string;
  /** In octets. */
  readonly size: number;
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

/** In octets: a file that is not longer is read without keeping anybody waiting. */
const shortFile = 100_000;

/** In octets: the thread takes 60 MB of memory, and as long to start as it takes to read so much. */
const little = 4_000_000;

/** How long, in milliseconds, the thread is kept with nothing to do. */
const patience = 3000;

/** Looks through files in a thread of its own, which is there while there is much to do. */
export class PlacesThread {
  readonly #program: string;
  readonly #waiting = new Map<number, (read: ReadFile) => void>();
  #worker: Worker | undefined;
  #asked = 0;
  /** The octets of what was to be read since nothing was. */
  #octets = 0;
  #end: ReturnType<typeof setTimeout> | undefined;
  #isBroken = false;

  /** @param program is the file that calls `answerAsPlacesThread` when it runs in a worker with the data `placesWorker` */
  constructor(program: string) {
    this.#program = program;
  }

  /** Nothing where the one who asks had better read the file. */
  read(file: FileToRead): Promise<ReadFile> | undefined {
    this.#octets += file.size;
    this.#endLater();
    if (this.#isBroken || (file.size <= shortFile && this.#octets <= little)) return undefined;
    this.#asked += 1;
    const worker = (this.#worker ??= this.#start());
    const id = this.#asked;
    worker.postMessage({ ...file, id } satisfies Question);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #start(): Worker {
    const worker = new Worker(this.#program, { workerData: placesWorker, stdin: false });
    // The process may end whenever the client has no more use for it.
    worker.unref();
    worker.on("message", (answers: readonly Answer[]) => {
      for (const { id, read } of answers) this.#answer(id, read);
    });
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
      this.#octets = 0;
      void this.#worker?.terminate();
      this.#worker = undefined;
    }, patience);
    this.#end.unref();
  }
}

/** Answers what a `PlacesThread` asks, in its worker. */
export function answerAsPlacesThread(): void {
  const port = parentPort;
  if (port === null) return;
  const reading = sameReading();
  port.on("message", (first: Question) => {
    const answers: Answer[] = [];
    for (let next: Question | undefined = first; next !== undefined; next = nextQuestion(port, answers.length)) {
      const { id, ...file } = next;
      answers.push({ id, read: readForPlaces({ ...file, reading: reading(file.reading) }) });
    }
    port.postMessage(answers);
  });
}

/** So many files are told of at once: to wake the other thread for each takes a tenth of the time. */
const mostTold = 8;

/** What is asked already, unless so many answers wait. */
function nextQuestion(port: NonNullable<typeof parentPort>, answers: number): Question | undefined {
  // What stands on a port of this thread was put there by `PlacesThread`.
  return answers < mostTold ? (receiveMessageOnPort(port)?.message as Question | undefined) : undefined;
}

/** The first of equal readings for all of them: what is compiled for settings is found by their object. */
function sameReading(): (reading: PlaceReading) => PlaceReading {
  const known = new Map<string, PlaceReading>();
  return (reading) => {
    const key = JSON.stringify(reading);
    const same = known.get(key) ?? reading;
    if (known.size >= mostReadings) known.clear();
    known.set(key, same);
    return same;
  };
}

const mostReadings = 16;

function readForPlaces({ uri, digest, reading }: FileToRead): ReadFile {
  const text = readLocalDocumentNow(uri, reading.settings.checks.charset);
  if (text === undefined) return undefined;
  const own = createHash("sha1").update(text).digest("base64url");
  return own === digest ? "same" : { ...readPlaces(uri, text, reading), digest: own };
}
