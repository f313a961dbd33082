import { createHash } from "node:crypto";

/** Tells findings apart by what and not by where: by the file, the code and the text of the line, and their number among equals. */
export class Fingerprints {
  readonly #counts = new Map<string, number>();

  /** The fingerprint of a finding; the same for the same findings in the same order. */
  of(path: string, code: string, line: string): string {
    const key = [path, code, line.trim()].join("\0");
    const count = this.#counts.get(key) ?? 0;
    this.#counts.set(key, count + 1);
    return createHash("sha256").update(`${key}\0${count}`).digest("hex").slice(0, 40);
  }
}
