/** Lets those who have nothing more to tell wait until something has changed. */
export class NextChange {
  readonly #waiting = new Set<() => void>();

  /** Something has changed. */
  tell(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Waits for the next change, or until `patience` milliseconds have passed, or what `onCancel` is given is called. */
  wait(patience: number, onCancel: (wake: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, patience);
      this.#waiting.add(wake);
      onCancel(wake);
    });
  }
}
