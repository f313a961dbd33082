import { createHash } from "node:crypto";

/** Of more different lines in one file nobody needs to know how many are equal: reports on so much wrong are shown nowhere as a whole. */
const mostLines = 100_000;

/** Tells findings apart by what and not by where: by the file, the code and the text of the line, and their number among equals. */
export class Fingerprints {
  #path = "";
  /** By a hash, since lines may be long. */
  readonly #counts = new Map<string, number>();

  /** The fingerprint of a finding; the same for the same findings in the same order. Those of a file come one after the other. */
  of(path: string, code: string, line: string): string {
    if (path !== this.#path || this.#counts.size >= mostLines) this.#counts.clear();
    this.#path = path;
    const hash = createHash("sha256").update([path, code, line.trim()].join("\0"));
    const key = hash.copy().digest("base64");
    const count = this.#counts.get(key) ?? 0;
    this.#counts.set(key, count + 1);
    return hash.update(`\0${count}`).digest("hex").slice(0, 40);
  }
}
