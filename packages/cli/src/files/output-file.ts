import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";

/** A file for the report, which appears when all of the report is written, in place of the one that was there. */
export class OutputFile {
  readonly #path: string;
  readonly #beside: string;
  readonly #descriptor: number;

  /** Throws what the file system throws. */
  constructor(path: string) {
    this.#path = path;
    this.#beside = `${path}.${process.pid}.irilint`;
    this.#descriptor = openSync(this.#beside, "wx");
  }

  write(text: string): void {
    writeSync(this.#descriptor, text);
  }

  /** Puts what was written in its place. */
  keep(): void {
    closeSync(this.#descriptor);
    renameSync(this.#beside, this.#path);
  }

  /** Leaves what was there. */
  drop(): void {
    closeSync(this.#descriptor);
    rmSync(this.#beside, { force: true });
  }
}
