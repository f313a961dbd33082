import { constants } from "node:os";

/** What people and schedulers end a program by. */
export const endingSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The status of programs that are ended by a signal, by the custom of shells. */
export function statusOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}

/** Does what must not be half done: a signal that comes meanwhile ends the process behind it. */
export async function uninterrupted(work: () => Promise<void>): Promise<void> {
  let told: NodeJS.Signals | undefined;
  const keep = (signal: NodeJS.Signals): void => {
    told = signal;
  };
  for (const signal of endingSignals) process.on(signal, keep);
  try {
    await work();
  } finally {
    for (const signal of endingSignals) process.off(signal, keep);
    if (told !== undefined) process.exit(statusOf(told));
  }
}
