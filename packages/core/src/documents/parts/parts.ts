import { changeBetween, type UnreadLiteral } from "../../literals/locating/index.js";
import type { Reader, Reading } from "../reading.js";

/** The reader for a language, by one of its identifiers in editors or one of its file extensions. */
export interface ReaderNamed {
  (name: string): Reader | undefined;
  /** Given where only what may be read as an identifier is asked for, of texts that will not be updated. */
  readonly sieve?: Sieve;
}

/** Whether a literal may be read as an identifier, as far as its source shows; others may be left out. */
export type Sieve = (source: string, literal: UnreadLiteral) => boolean;

/** An embedded document in a language of its own, which is read without regard to its surroundings. */
export interface Part {
  readonly language: string;
  readonly text: string;
  readonly reading: Reading;
}

function keyOf({ language, text }: Pick<Part, "language" | "text">): string {
  return `${language} ${text}`;
}

/** The shortest embedded document that is updated instead of being read again, in UTF-16 code units. */
const shortestUpdated = 2_000;

/**
 * The embedded documents of one document. Those that the previous version of the document had are not read again, and
 * long ones that have changed are updated.
 */
export class Parts {
  readonly #named: ReaderNamed;
  readonly #before: ReadonlyMap<string, Part>;
  readonly #changing: Part[];
  readonly #read = new Map<string, Part>();
  #asked = new Set<Part>();

  constructor(named: ReaderNamed, before: readonly Part[] = []) {
    this.#named = named;
    this.#before = new Map(before.map((part) => [keyOf(part), part]));
    this.#changing = before.filter(({ text }) => text.length >= shortestUpdated);
  }

  /** As in `ReaderNamed`. */
  get sieve(): Sieve | undefined {
    return this.#named.sieve;
  }

  /** The embedded documents that were asked for since the last call. */
  takeAsked(): readonly Part[] {
    const asked = [...this.#asked];
    this.#asked = new Set();
    return asked;
  }

  /** Reads an embedded document; undefined if no language has this name. */
  read(language: string, text: string): Reading | undefined {
    const key = keyOf({ language, text });
    const known = this.#read.get(key) ?? this.#before.get(key);
    const reading = known?.reading ?? this.#updated(language, text) ?? this.#named(language)?.(text);
    if (reading === undefined) return undefined;
    const part = known ?? { language, text, reading };
    this.#read.set(key, part);
    this.#asked.add(part);
    return reading;
  }

  /**
   * Updates the first earlier document in the language that was not used yet, since that is most often the same one.
   */
  #updated(language: string, text: string): Reading | undefined {
    if (text.length < shortestUpdated) return undefined;
    const index = this.#changing.findIndex((part) => part.language === language);
    const [part] = index < 0 ? [] : this.#changing.splice(index, 1);
    if (part === undefined) return undefined;
    const { start, endBefore, end } = changeBetween(part.text, text);
    return part.reading.update?.(text, [{ start, end: endBefore, newLength: end - start }]);
  }
}
