import { changeBetween } from "../../literals/locating/index.js";
import type { Reader, Reading } from "../reading.js";

/** A reader by a name of its language: the identifier that editors give to it, or an ending of files. */
export type ReaderNamed = (name: string) => Reader | undefined;

/** A part of a document in a language of its own, which knows nothing of what is around it. */
export interface Part {
  readonly language: string;
  readonly text: string;
  readonly reading: Reading;
}

function keyOf({ language, text }: Pick<Part, "language" | "text">): string {
  return `${language} ${text}`;
}

/** In UTF-16 code units: a shorter part that has changed is read again as a whole. */
const shortestUpdated = 2_000;

/**
 * The parts of one document. What the document before had already is not read again, and a long part that has changed
 * is updated.
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

  /** Those that were asked for since the last call. */
  takeAsked(): readonly Part[] {
    const asked = [...this.#asked];
    this.#asked = new Set();
    return asked;
  }

  /** Nothing, if no language has this name. */
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

  /** By the first part of the language that was read before and not taken yet: most often it is the same one. */
  #updated(language: string, text: string): Reading | undefined {
    if (text.length < shortestUpdated) return undefined;
    const index = this.#changing.findIndex((part) => part.language === language);
    const [part] = index < 0 ? [] : this.#changing.splice(index, 1);
    if (part === undefined) return undefined;
    const { start, endBefore, end } = changeBetween(part.text, text);
    return part.reading.update?.(text, [{ start, end: endBefore, newLength: end - start }]);
  }
}
