import { setFlagsFromString } from "node:v8";

/** A flag of V8 that has one value from the start on, and another one later. */
export class StartFlag {
  readonly #atStart: string;
  readonly #later: string;
  #isOver = false;

  constructor(atStart: string, later: string) {
    this.#atStart = atStart;
    this.#later = later;
    setFlagsFromString(atStart);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  end(): void {
    if (!this.#isOver) setFlagsFromString(this.#later);
    this.#isOver = true;
  }

  /** Has it be as at the start, until the function is called that is returned. */
  suspend(): () => void {
    if (!this.#isOver) return () => undefined;
    setFlagsFromString(this.#atStart);
    return () => setFlagsFromString(this.#later);
  }

  /** Does something as at the start. Flags hold for all threads, and another one may have ended it. */
  during<Value>(act: () => Value): Value {
    setFlagsFromString(this.#atStart);
    try {
      return act();
    } finally {
      if (this.#isOver) setFlagsFromString(this.#later);
    }
  }
}
