import type { Page } from "playwright-core";
import { patience } from "../patience.js";

/** Reads again and again until what was read is accepted; answers it. */
export async function waitUntil<T>(
  page: Page,
  what: string,
  read: () => Promise<T>,
  accepts: (value: T) => boolean,
): Promise<T> {
  const deadline = Date.now() + patience;
  let value = await read();
  while (!accepts(value)) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}; last seen: ${JSON.stringify(value)}`);
    await page.waitForTimeout(50);
    value = await read();
  }
  return value;
}

/**
 * Does again, as a person would, what the workbench may lose while it starts something; waits longer each time.
 * @param act fails if it comes to nothing within `timeout` milliseconds
 */
export async function tryAgain(what: string, act: (timeout: number) => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + patience;
  for (let timeout = 5_000; ; timeout *= 2) {
    try {
      await act(timeout);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}.`, { cause: error });
    }
  }
}
