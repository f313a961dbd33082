/** Node.js may run timers one after the other before it reads a message; a web worker has nothing but them. */
const soon: (act: () => void) => void = typeof setImmediate === "function" ? setImmediate : setTimeout;

/**
 * Has long work done piece by piece, and the client's messages in between: who asks for a turn gets it when every message
 * that has come is handled. Who asked last is first, for that is what a person looks at.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #hasMessage = false;

  /** A message has come. */
  giveWay(): void {
    this.#hasMessage = true;
  }

  /** Waits for a turn, which comes at once if there was none since the messages at hand began to come. */
  next(): Promise<void> {
    if (this.#isTaken) return new Promise((resolve) => void this.#waiting.push(resolve));
    this.#take();
    return Promise.resolve();
  }

  /** Waits for a turn that nobody else waits for. */
  afterOthers(): Promise<void> {
    if (!this.#isTaken) this.#take();
    return new Promise((resolve) => void this.#waiting.unshift(resolve));
  }

  #take(): void {
    this.#isTaken = true;
    this.#hasMessage = false;
    // The first of the two may come before a message that waits already.
    soon(() => soon(() => this.#pass()));
  }

  #pass(): void {
    this.#isTaken = this.#hasMessage || this.#waiting.length > 0;
    if (!this.#isTaken) return;
    const next = this.#hasMessage ? undefined : this.#waiting.pop();
    this.#take();
    next?.();
  }
}
