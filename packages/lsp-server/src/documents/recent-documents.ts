import type { OpenDocument } from "./open-document.js";

/** More than a person has in sight, and works on by turns. */
const mostKept = 8;

/**
 * The documents that were looked at last. Only these keep what was found in them, which is many times as long as their
 * texts; of the others it is worked out anew when somebody asks.
 */
export class RecentDocuments {
  readonly #documents = new Set<OpenDocument>();

  /** Makes a document the last one, at the cost of the one that was looked at longest ago. */
  add(document: OpenDocument): void {
    this.#documents.delete(document);
    this.#documents.add(document);
    if (this.#documents.size <= mostKept) return;
    const [oldest] = this.#documents;
    if (oldest !== undefined) this.remove(oldest);
  }

  remove(document: OpenDocument): void {
    this.#documents.delete(document);
    document.forget();
  }
}
