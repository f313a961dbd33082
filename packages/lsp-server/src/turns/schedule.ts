/** An analysis that takes no longer is made at once; in milliseconds, as all here. */
const unnoticed = 10;
const longestPause = 500;

/** What is done with a document; neither may fail. */
interface Steps<Document> {
  /** Waits until it can be looked at; nothing if it is not there then. */
  readonly open: (uri: string) => Promise<Document | undefined>;
  readonly look: (document: Document) => Promise<void>;
}

/**
 * Decides when a changed document is looked at again. A cheap one is as soon as the changes at hand are applied; a
 * costly one waits for a pause in typing, the longer the more it costs. One that changes while it waits is looked at
 * once.
 */
export class Schedule<Document> {
  readonly #steps: Steps<Document>;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** What the last look at a document cost; the first one, which reads all of it, says nothing of those after a change. */
  readonly #costs = new Map<string, number>();

  constructor(steps: Steps<Document>) {
    this.#steps = steps;
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
    const timer = this.#timers.get(uri);
    const document = await this.#steps.open(uri);
    // It may have been asked for again, or given up.
    if (document === undefined || this.#timers.get(uri) !== timer) return;
    this.#timers.delete(uri);
    // Node.js loads its clock at the first use, for which a first document would wait.
    const started = this.#costs.has(uri) ? performance.now() : undefined;
    await this.#steps.look(document);
    this.#costs.set(uri, started !== undefined && this.#costs.has(uri) ? performance.now() - started : 0);
  }
}

function pauseAfter(cost: number): number {
  return cost <= unnoticed ? 0 : Math.min(longestPause, 3 * cost);
}
