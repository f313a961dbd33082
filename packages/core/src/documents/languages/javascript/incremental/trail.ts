import { lowerBound } from "../../../../text/lower-bound.js";
import type { Stack } from "./lezer-parse.js";

/** What the parser was in before it read a token. */
export interface Situation {
  readonly state: number;
  /** Whether a line has ended since the last token. */
  readonly context: unknown;
  /** How many numbers Lezer kept of what the token stands in. */
  readonly depth: number;
}

/** Where a parser followed several ways at once. */
export interface Fork {
  /** The end of the token before it. */
  readonly start: number;
  readonly end: number;
  /** How much of what the parser was in none of the ways has left. */
  readonly common: number;
  readonly isRecovery: boolean;
}

const unusable = -1;

/** Which way a parser went through a text. A long text has many tokens, hence columns instead of objects. */
export class Trail {
  readonly #positions: number[] = [];
  readonly #states: number[] = [];
  readonly #contexts: unknown[] = [];
  readonly #depths: number[] = [];
  readonly #efforts: number[] = [];
  readonly #forks: Fork[] = [];
  #shallowest = Infinity;

  /**
   * Notes what the parser is in where it reads `pos`, and what it has taken so far, while it follows one way only. Of
   * several notes for one position the last is the one with which a token is read.
   */
  note(pos: number, { state, context, stack }: Stack, effort: number): void {
    const depth = stack.length;
    let index = this.#positions.length - 1;
    if (this.#positions[index] === pos) this.#shallowest = Math.min(this.#shallowest, depth);
    else {
      index = this.#positions.push(pos) - 1;
      this.#shallowest = depth;
    }
    // Had the parser become deeper at this place, a node that begins here would begin with something empty.
    this.#states[index] = depth === this.#shallowest ? state : unusable;
    this.#contexts[index] = context;
    this.#depths[index] = depth;
    this.#efforts[index] = effort;
  }

  addFork(fork: Fork): void {
    this.#forks.push(fork);
  }

  situationAt(position: number): Situation | undefined {
    const index = this.#indexFrom(position);
    const state = this.#states[index];
    const depth = this.#depths[index];
    if (this.#positions[index] !== position || state === undefined || state === unusable) return undefined;
    return depth === undefined ? undefined : { state, depth, context: this.#contexts[index] };
  }

  /** What was taken between two positions. */
  effortBetween(start: number, end: number): number {
    const until = this.#efforts[this.#indexFrom(end)] ?? this.#efforts.at(-1) ?? 0;
    return until - (this.#efforts[this.#indexFrom(start)] ?? until);
  }

  /**
   * Whether what stands between two positions was settled by itself: the parser was nowhere in doubt, or but for a while
   * within, in which it did not look at what all that stands in.
   */
  isSettled(start: number, end: number, depth: number): boolean {
    const first = lowerBound(this.#forks.length, (index) => (this.#forks[index]?.end ?? 0) <= start);
    for (let index = first; index < this.#forks.length; index++) {
      const fork = this.#forks[index];
      if (fork === undefined || fork.start > end) return true;
      if (fork.isRecovery || fork.start <= start || fork.end > end || fork.common <= depth) return false;
    }
    return true;
  }

  #indexFrom(position: number): number {
    return lowerBound(this.#positions.length, (index) => (this.#positions[index] ?? 0) < position);
  }
}
