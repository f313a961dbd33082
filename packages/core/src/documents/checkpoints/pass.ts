import type { RawLiteral } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { Parts } from "../parts/parts.js";

/** A reader that goes through a text token by token. */
export interface Pass<State> {
  /** The literals found so far. Those before an offset with a state stand before those found after it. */
  readonly literals: readonly RawLiteral[];
  readonly comments: readonly Span<"source">[];
  /** What is marked for the reader of another layer of the same text (`Layers`), in order; absent if nothing ever is. */
  readonly marks?: readonly Span<"source">[];
  /**
   * Reads the token at an offset and returns the offset of the next one, which is greater. A token that may be split in
   * many places is best split at `stop`, where an earlier pass had a checkpoint.
   */
  take(offset: number, stop: number): number;
  /**
   * The state at `offset`: with it, the rest of the text alone decides what is found there. It is immutable. Undefined
   * where more than that matters, as where an earlier literal may still become another one.
   */
  stateAt(offset: number): State | undefined;
  /**
   * What the tokens read so far tell about the whole text, including what stands before them; it must not depend on
   * what the pass was told.
   */
  readonly told?: readonly string[];
  /** How far the tokens read so far have looked ahead, where that may exceed `Passes.ahead`. */
  readonly lookedTo?: number;
  /** Whether something found so far depends on the whole text; from then on, no offset has a state. */
  readonly dependsOnAll?: boolean;
  /** Called at the end of the text. */
  end?(): void;
}

/** The state of passes that read each token by its text alone: it is the same wherever they may go on. */
export const onlyState = {};

/** What a pass starts from. */
export interface PassStart<State> {
  /** The offset at which the pass starts: 0, or the offset of an earlier checkpoint. */
  readonly start: number;
  /** Undefined at the beginning of the text; otherwise the state of the checkpoint from which the pass goes on. */
  readonly state: State | undefined;
  readonly parts: Parts;
  /**
   * What the whole text tells, in order and each once. It is guessed first, and the text is read again if the guess was
   * wrong.
   */
  readonly told: readonly string[];
}

/** How the texts of a language are read in passes. */
export interface Passes<State> {
  /** Guesses what a text will tell; absent if texts of the language tell nothing. */
  guess?(text: string): readonly string[];
  /** Starts a pass at the beginning of the text, or at a checkpoint with its `state`. */
  begin(text: string, beginning: PassStart<State>): Pass<State>;
  areSame(one: State, other: State): boolean;
  /**
   * The state with each of its offsets moved; absent if states hold no offsets. An offset close to a change becomes
   * `NaN`.
   */
  moved?(state: State, move: (offset: number) => number): State;
  /**
   * How many UTF-16 code units behind a checkpoint may decide how the tokens before it are read, unless the pass
   * reports more (`Pass.lookedTo`).
   */
  readonly ahead: number;
  /** How many UTF-16 code units before a checkpoint may decide how the tokens behind it are read. */
  readonly behind: number;
}
