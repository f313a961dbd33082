import { performance } from "node:perf_hooks";

/** In milliseconds: a shorter run shows nothing, and a line stays as long as it takes to be read. */
const patience = 1000;
const pause = 200;

/** One line on a terminal that says how far a long run has come. */
export class Progress {
  readonly #show: (text: string) => void;
  readonly #describe: () => string;
  readonly #timer: NodeJS.Timeout;
  #shownAt = performance.now() + patience;
  #isShown = false;

  /** `show` writes to the terminal. */
  constructor(show: (text: string) => void, describe: () => string) {
    this.#show = show;
    this.#describe = describe;
    this.#timer = setInterval(() => this.step(), pause).unref();
  }

  /** Says how far the run is, if that is due. */
  step(): void {
    const now = performance.now();
    if (now < this.#shownAt + (this.#isShown ? pause : 0)) return;
    this.#show(`\r\u001B[K${this.#describe()}`);
    this.#shownAt = now;
    this.#isShown = true;
  }

  /** Takes the line away, before something else is printed. */
  clear(): void {
    if (this.#isShown) this.#show("\r\u001B[K");
    this.#isShown = false;
  }

  end(): void {
    clearInterval(this.#timer);
    this.clear();
  }
}
