const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
let waiting = 0;

/**
 * Calls `end` when this process exits, by itself or by a signal, and answers how to call that off.
 * Ends are called in the order in which they were given.
 */
export function onExit(end: () => void): () => void {
  process.on("exit", end);
  // A signal alone would end the process without the event `exit`.
  if (waiting++ === 0) for (const signal of signals) process.on(signal, exit);
  return () => {
    process.off("exit", end);
    if (--waiting === 0) for (const signal of signals) process.off(signal, exit);
  };
}

function exit(_signal: NodeJS.Signals, number: number): void {
  process.exit(128 + number);
}
