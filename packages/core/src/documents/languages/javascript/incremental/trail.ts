import { lowerBound } from "../../../../text/lower-bound.js";
import { numbersOfState, type Stack } from "./lezer-parse.js";

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
  /** The end of the token before the one at which the parser split its stack. */
  readonly start: number;
  /** Where it split its stack: the start of a token. */
  readonly at: number;
  readonly end: number;
  /** The states of the stack that was split, the lowest one first. */
  readonly states: readonly number[];
  /** The depth of the shallowest stack that a reduction left. */
  readonly common: number;
  readonly isRecovery: boolean;
  /** Whether the comments before its first token may have decided, since stacks were compared by their nodes. */
  readonly isCounted: boolean;
  /** How far tokenizers looked on behalf of any of the stacks. */
  readonly lookAhead: number;
}

/** What the parse of a range depended on besides its text and the state before it. */
export interface Dependence {
  /** The states of the whole stack, the lowest one first, if an error was recovered from. */
  readonly states: readonly number[] | undefined;
  /** How far tokenizers looked on behalf of stacks that were given up. */
  readonly lookAhead: number;
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
   * What the parse between two offsets depended on, for a node that begins with a token at `start` on a stack of a
   * certain depth; undefined if it depended on the stack below in a way that cannot be told. Where the parser followed several
   * stacks, they must have come to one within the range, and none may have reduced what was there before it.
   */
  dependenceBetween(start: number, end: number, depth: number): Dependence | undefined {
    const first = lowerBound(this.#forks.length, (index) => (this.#forks[index]?.end ?? 0) <= start);
    let lookAhead = 0;
    let states: readonly number[] | undefined;
    for (let index = first; index < this.#forks.length; index++) {
      const fork = this.#forks[index];
      if (fork === undefined || fork.start > end || isBehind(fork, end)) break;
      if (fork.end > end || (fork.start <= start && !isSettledAt(fork, start))) return undefined;
      // What was there before the node is reduced only by stacks that were given up, if it goes on behind the recovery.
      if (fork.common <= depth && !(fork.isRecovery && fork.end < end)) return undefined;
      if (fork.isRecovery) states ??= fork.states.slice(0, depth / numbersOfState);
      lookAhead = Math.max(lookAhead, fork.lookAhead);
    }
    return { states, lookAhead };
  }

  #indexFrom(position: number): number {
    return lowerBound(this.#positions.length, (index) => (this.#positions[index] ?? 0) < position);
  }
}

/** Whether what ends at `end` was done when the stack was split, and no stack was reduced any more that had it. */
function isBehind({ at, common, states }: Fork, end: number): boolean {
  return at >= end && common > states.length * numbersOfState;
}

/** Whether the stacks from a fork at the first token of a node came to one independently of what stands before the token. */
function isSettledAt({ at, isRecovery, isCounted }: Fork, first: number): boolean {
  return at === first && !isRecovery && !isCounted;
}
