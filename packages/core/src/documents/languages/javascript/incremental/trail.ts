import { lowerBound } from "../../../../text/lower-bound.js";
import type { Stack } from "./lezer-parse.js";

/** The state of the parser before it read a token. */
export interface Situation {
  readonly state: number;
  /** Whether a line has ended since the last token. */
  readonly context: unknown;
  /** The depth of the parser's stack, in numbers. */
  readonly depth: number;
}

/** A range of the text in which the parser followed several stacks at once. */
export interface Fork {
  /** The end of the token before the range. */
  readonly start: number;
  readonly end: number;
  /** The depth of the stack that all of them have in common throughout. */
  readonly common: number;
  readonly isRecovery: boolean;
}

const unusable = -1;

/** The states of a parse along its text, in typed arrays, since a long text has many tokens. */
export class Trail {
  readonly #positions: number[] = [];
  readonly #states: number[] = [];
  readonly #contexts: unknown[] = [];
  readonly #depths: number[] = [];
  readonly #efforts: number[] = [];
  readonly #forks: Fork[] = [];
  #shallowest = Infinity;

  /**
   * Records the state in which the parser reads at `pos`, and the effort so far, while there is only one stack. The
   * last record for an offset is the one with which its token is read.
   */
  note(pos: number, { state, context, stack }: Stack, effort: number): void {
    const depth = stack.length;
    let index = this.#positions.length - 1;
    if (this.#positions[index] === pos) this.#shallowest = Math.min(this.#shallowest, depth);
    else {
      index = this.#positions.push(pos) - 1;
      this.#shallowest = depth;
    }
    // If the stack had grown at this offset, a node that begins here would begin with an empty one.
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

  /** The effort between two offsets. */
  effortBetween(start: number, end: number): number {
    const until = this.#efforts[this.#indexFrom(end)] ?? this.#efforts.at(-1) ?? 0;
    return until - (this.#efforts[this.#indexFrom(start)] ?? until);
  }

  /**
   * Whether the parse between two offsets did not depend on what surrounds it: the parser had one stack throughout, or
   * forked only within, above the given depth.
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
