import { StartFlag } from "iri-language-server/dist/start/start-flag.js";

/** How much there may be before V8 looks for garbage: as it decides, and later half as much again as after the last time. */
export const heapGrowth = new StartFlag("--heap-growing-percent=0", "--heap-growing-percent=50");

/**
 * Has V8 look for garbage when there is half as much again as after the last time, in place of four times as much. What is kept of a file that
 * is read in parts is little, and does not grow.
 */
export function keepHeapSmall(): void {
  heapGrowth.end();
}

/**
 * Buffers of one length that are used again. V8 sees little of the memory of buffers, and collects late those that are made for each of many
 * stretches.
 */
export class SpareBuffers {
  readonly #length: number;
  readonly #spare: Buffer[] = [];

  constructor(length: number) {
    this.#length = length;
  }

  take(): Buffer {
    return this.#spare.pop() ?? Buffer.allocUnsafeSlow(this.#length);
  }

  /** Takes back what nobody reads any more; one of another length is left to be collected. */
  giveBack(buffer: Buffer): void {
    if (buffer.length === this.#length) this.#spare.push(buffer);
  }
}
