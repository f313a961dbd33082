import { hostUsesInText, type Settings } from "@irilint/core/literals";
import type { FileHost } from "../../formats/format.js";
import { hostsOf } from "../messages.js";
import type { Chunk } from "./chunks.js";

/** Of more domains in one file nothing is told. */
const mostDomains = 10_000;

/** The hosts of a file that is read in parts, in memory that does not grow with it. */
export class StreamedHosts {
  readonly #settings: Settings;
  readonly #uses = new Map<string, FileHost>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get uses(): readonly FileHost[] {
    return [...this.#uses.values()];
  }

  /** Adds those of what follows so many lines of the file. */
  add(uses: readonly FileHost[], lines: number): void {
    for (const use of uses) {
      const known = this.#uses.get(use.domain.text);
      if (known !== undefined) this.#uses.set(use.domain.text, { ...known, count: known.count + use.count });
      else if (this.#uses.size < mostDomains) this.#uses.set(use.domain.text, moved(use, lines, 0));
    }
  }

  count(chunk: Chunk): void {
    const { line, column } = chunk;
    const found = hostUsesInText(chunk, this.#settings);
    if (found.length === 0) return;
    const fresh = found.filter(({ domain }) => !this.#uses.has(domain.text));
    for (const use of hostsOf(chunk.text, fresh).slice(0, mostDomains - this.#uses.size))
      this.#uses.set(use.domain.text, { ...moved(use, line, column), count: 0 });
    for (const { domain, count } of found) {
      const use = this.#uses.get(domain.text);
      if (use !== undefined) this.#uses.set(domain.text, { ...use, count: use.count + count });
    }
  }
}

/** By the lines of the file; the first line of a part may begin in the middle of one. */
function moved(use: FileHost, lines: number, columns: number): FileHost {
  const by = use.line === 1 ? columns : 0;
  return {
    ...use,
    line: use.line + lines,
    endLine: use.endLine + lines,
    column: use.column + by,
    endColumn: use.endColumn + by,
  };
}
