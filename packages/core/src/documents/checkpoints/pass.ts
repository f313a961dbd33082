import type { RawLiteral } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { Parts } from "../parts/parts.js";

/** A reader on its way through a text, from one token to the next. */
export interface Pass<State> {
  /** Those before a place with a state stand before those found later. */
  readonly literals: readonly RawLiteral[];
  readonly comments: readonly Span<"source">[];
  /**
   * Takes the token at an offset and returns where the next one begins, which is later. What may be parted in many places
   * is best parted at `stop`, where an earlier pass was.
   */
  take(offset: number, stop: number): number;
  /**
   * All that the rest of the text is read by, besides that text, if it goes on at `offset`; it never changes. Nothing if
   * more than that matters, as where an earlier literal may still become another.
   */
  stateAt(offset: number): State | undefined;
  /** What the tokens taken so far tell that matters everywhere, also before them; it must not depend on what was told. */
  readonly told?: readonly string[];
  /** How far the tokens taken so far have looked, where that may be farther behind them than `Passes.ahead`. */
  readonly lookedTo?: number;
  /** Whether something of what was found depends on all of the text; from then on, no place has a state. */
  readonly dependsOnAll?: boolean;
  /** There is no more text. */
  end?(): void;
}

/** That of passes that read each token by nothing but its text: all places where they may go on have the same. */
export const onlyState = {};

/** What a pass begins with. */
export interface Beginning<State> {
  /** Where it begins: at the beginning of the text, or where an earlier pass had the state. */
  readonly start: number;
  /** Nothing at the beginning of the text; otherwise that of an earlier pass where this one goes on. */
  readonly state: State | undefined;
  readonly parts: Parts;
  /** What all of the text tells, in order and each once; it is guessed first, and read afresh where that was wrong. */
  readonly told: readonly string[];
}

/** How a text is gone through. */
export interface Passes<State> {
  /** A guess at what a text will tell; left out where it tells nothing. */
  guess?(text: string): readonly string[];
  /** A pass from the beginning of the text, or from where `state` was that of an earlier pass. */
  begin(text: string, beginning: Beginning<State>): Pass<State>;
  areSame(one: State, other: State): boolean;
  /** The state with each offset that it holds moved; left out if it holds none. An offset near to a change becomes `NaN`. */
  moved?(state: State, move: (offset: number) => number): State;
  /** No token that ends before a place with a state was read by more units than this behind that place, if the pass does not say so. */
  readonly ahead: number;
  /** No token behind a place with a state is read by more units than this before that place. */
  readonly behind: number;
}
