import type { Page } from "playwright-core";
import { patience } from "../patience.js";

/** In milliseconds. */
const pause = 50;

/** Reads again and again until what was read is accepted; answers it. */
export function waitUntil<T, Accepted extends T>(
  page: Page,
  what: string,
  read: () => Promise<T>,
  accepts: (value: T) => value is Accepted,
): Promise<Accepted>;
export function waitUntil<T>(
  page: Page,
  what: string,
  read: () => Promise<T>,
  accepts: (value: T) => boolean,
): Promise<T>;
export async function waitUntil<T>(
  page: Page,
  what: string,
  read: () => Promise<T>,
  accepts: (value: T) => boolean,
): Promise<T> {
  let value = await read();
  for (let waited = 0; !accepts(value); waited += pause) {
    if (waited >= patience) throw new Error(`Waited in vain for ${what}; last seen: ${JSON.stringify(value)}`);
    await page.waitForTimeout(pause);
    value = await read();
  }
  return value;
}

/**
 * Does again, as a person would, what the workbench may lose while it starts something; waits longer each time.
 * @param act fails if it comes to nothing within `timeout` milliseconds
 */
export async function tryAgain(what: string, act: (timeout: number) => Promise<unknown>): Promise<void> {
  for (let timeout = 5_000; ; timeout *= 2) {
    try {
      await act(timeout);
      return;
    } catch (error) {
      if (timeout * 2 > patience) throw new Error(`Waited in vain for ${what}.`, { cause: error });
    }
  }
}
