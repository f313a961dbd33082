import { setImmediate as turn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { heapGrowth } from "../streams/memory.js";
import { ThreadWork, type Answer, type Work } from "./thread-work.js";

/** A thread as whoever has work for it sees it. */
export interface Hand {
  /** So many stretches it may have been asked for at once. */
  readonly most: number;
  /** Answers in the order of the questions; throws what has ended the thread, such as want of memory. */
  ask(work: Work): Promise<Answer>;
}

/** This thread itself: while it checks, it tells nobody of anything, and so it has one work at a time. */
export class OwnHand implements Hand {
  readonly most = 1;
  readonly #work = new ThreadWork();

  async ask(work: Work): Promise<Answer> {
    // Others are asked, and answered, before.
    await turn();
    return await this.#work.answer(work);
  }
}

/** Said by a thread that has started. */
export const ready = "ready";

/**
 * In MB: V8 has three times 16 MB for the young objects of each thread. A quarter is as fast, and leaves room for two threads in 200 MB.
 */
const youngGeneration = 12;

interface Asked {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Another thread. */
export class OtherHand implements Hand {
  /** While it is told of what it has found, it does the next one. */
  readonly most = 2;
  readonly #worker: Worker;
  readonly #asked: Asked[] = [];

  /** `started` is called when it waits for work, and `ended` when it will do no more. */
  constructor({ started, ended }: { readonly started: () => void; readonly ended: () => void }) {
    // It takes compiled code only under the flags of the start, which hold for the whole process.
    const resume = heapGrowth.suspend();
    this.#worker = new Worker(new URL("./worker.js", import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
    });
    this.#worker.on("message", (answer: Answer | typeof ready) => {
      if (answer === ready) {
        resume();
        started();
      } else this.#asked.shift()?.resolve(answer);
    });
    this.#worker.on("error", (error) => {
      resume();
      ended();
      for (const { reject } of this.#asked.splice(0)) reject(error);
    });
  }

  async ask(work: Work): Promise<Answer> {
    return await new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      this.#worker.postMessage(work);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
