/** An analysis that takes no longer is made at once; in milliseconds, as all here. */
const unnoticed = 10;
const longestPause = 500;

/**
 * Decides when a changed document is looked at again. A cheap one is as soon as the changes at hand are applied; a
 * costly one waits for a pause in typing, the longer the more it costs. One that changes while it waits is looked at
 * once.
 */
export class Schedule {
  readonly #look: (uri: string) => Promise<void>;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #costs = new Map<string, number>();

  /** `look` must not fail. */
  constructor(look: (uri: string) => Promise<void>) {
    this.#look = look;
  }

  /** Looks at the document soon, and not when it was asked to before. */
  request(uri: string): void {
    clearTimeout(this.#timers.get(uri));
    const pause = pauseAfter(this.#costs.get(uri) ?? 0);
    this.#timers.set(
      uri,
      setTimeout(() => void this.#run(uri), pause),
    );
  }

  cancel(uri: string): void {
    clearTimeout(this.#timers.get(uri));
    this.#timers.delete(uri);
    this.#costs.delete(uri);
  }

  async #run(uri: string): Promise<void> {
    this.#timers.delete(uri);
    const started = performance.now();
    await this.#look(uri);
    this.#costs.set(uri, performance.now() - started);
  }
}

function pauseAfter(cost: number): number {
  return cost <= unnoticed ? 0 : Math.min(longestPause, 3 * cost);
}
