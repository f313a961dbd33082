/**
 * Calls `settle` with a value that has just changed, once the browser has shown that: a keystroke waits for nothing that
 * takes longer. What is typed meanwhile supersedes it.
 */
export function afterPaint<Value>(value: Value, current: () => Value, settle: (value: Value) => void): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (value === current()) settle(value);
    }),
  );
}
