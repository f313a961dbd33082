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

  /** Does something as at the start. */
  during<Value>(act: () => Value): Value {
    if (this.#isOver) setFlagsFromString(this.#atStart);
    try {
      return act();
    } finally {
      if (this.#isOver) setFlagsFromString(this.#later);
    }
  }
}
