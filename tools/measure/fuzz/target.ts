import type { Random } from "./random.js";
import type { RealText } from "./real-texts.js";

/** What a target is tried on: data that can be written down, made smaller and run again. */
export interface FuzzCase {
  readonly text: string;
  /** A second text, where a function takes two, or what is put into the first. */
  readonly other: string;
  /** The language, syntax or profile. */
  readonly variant: string;
}

/** Something that has to bear any input, and the law that its answers obey. */
export interface FuzzTarget {
  readonly name: string;
  /** What is run, and what has to hold, as docs/reliability.md says it. */
  readonly law: string;
  /** Makes inputs out of real texts, among others. */
  prepare(texts: readonly RealText[]): CaseMaker;
  /** Throws, or rejects, if the law does not hold. */
  check(input: FuzzCase): void | Promise<void>;
}

/** Makes one input. */
export type CaseMaker = (random: Random) => FuzzCase;
