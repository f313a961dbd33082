import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { reasonOf } from "../reason.js";
import { endingSignals, statusOf } from "./signals.js";

/** So many UTF-16 code units are kept before a file is made for them. */
const mostKept = 1 << 22;

/** The files that are begun, which go when the process is told to end. */
const begun = new Set<OutputFile>();

/**
 * A file that appears when all of it is written, in place of the one that was there. Until there is much to write, nothing
 * of it is on the disk.
 */
export class OutputFile {
  readonly #path: string;
  /** Where it is written; nothing, if what is there is no file, such as a terminal, and is written to at once. */
  readonly #beside: string | undefined;
  #kept = "";
  #descriptor: number | undefined;

  /** Throws what the file system throws, and says so where there is no such folder. */
  constructor(path: string) {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.isDirectory()) throw new Error(`Cannot write ${path}: it is a folder.`);
    if (there?.isFile() === false) {
      // Not where a link leads to, as `/dev/stdout` does: a pipe has no name there.
      this.#path = path;
      this.#descriptor = openSync(path, "w");
      return;
    }
    this.#path = whereItIs(path);
    if (!existsSync(dirname(this.#path))) throw new Error(`Cannot write ${path}: there is no such folder.`);
    this.#beside = `${this.#path}.${process.pid}.irilint`;
    // It shows now whether there can be such a file, and not when all is done.
    closeSync(openSync(this.#beside, "wx"));
    rmSync(this.#beside);
  }

  /** Puts a text in the place of a file. */
  static replace(path: string, text: string): void {
    const file = new OutputFile(path);
    try {
      file.write(text);
      file.keep();
    } catch (error) {
      file.drop();
      throw error;
    }
  }

  write(part: string | Uint8Array): void {
    if (typeof part !== "string") {
      this.#flush();
      this.#put(part);
      return;
    }
    this.#kept += part;
    if (this.#kept.length >= mostKept) this.#flush();
  }

  /** Puts what was written in its place. */
  keep(): void {
    this.#flush();
    this.#close();
    if (this.#beside !== undefined) renameSync(this.#beside, this.#path);
  }

  /** Leaves what was there. */
  drop(): void {
    this.#close();
    if (this.#beside !== undefined) rmSync(this.#beside, { force: true });
  }

  #flush(): void {
    if (this.#descriptor === undefined && this.#beside !== undefined) {
      this.#descriptor = openSync(this.#beside, "wx");
      begun.add(this);
      for (const signal of endingSignals) process.on(signal, endBySignal);
    }
    this.#put(this.#kept);
    this.#kept = "";
  }

  /** Writes to the file that is open, if there is one. What the file system says of a disk that is full names no file. */
  #put(part: string | Uint8Array): void {
    if (this.#descriptor === undefined) return;
    try {
      writeFileSync(this.#descriptor, part);
    } catch (error) {
      const reason = reasonOf(error);
      throw new Error(`Cannot write ${this.#path}: ${reason}`, { cause: error });
    }
  }

  #close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
    begun.delete(this);
    if (begun.size > 0) return;
    for (const signal of endingSignals) process.off(signal, endBySignal);
  }
}

/** Of a link, the file that it leads to: that is to be another one, and the link is to stay. */
function whereItIs(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function endBySignal(signal: NodeJS.Signals): void {
  for (const file of begun) file.drop();
  process.exit(statusOf(signal));
}
