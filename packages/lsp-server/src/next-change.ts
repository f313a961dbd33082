/** Lets those who have nothing more to tell wait until something has changed. */
export class NextChange {
  #waiting: (() => void)[] = [];

  /** Something has changed. */
  tell(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  /** Waits for the next change, or until `patience` milliseconds have passed, or `cancelled` is called back. */
  wait(patience: number, onCancel: (wake: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patience);
      const wake = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(wake);
      onCancel(wake);
    });
  }
}
