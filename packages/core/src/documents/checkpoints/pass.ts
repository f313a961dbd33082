import type { RawLiteral } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { Parts } from "../parts/parts.js";

/** A reader on its way through a text, from one token to the next. */
export interface Pass<State> {
  /** Those before a place with a state stand before those found later. */
  readonly literals: readonly RawLiteral[];
  readonly comments: readonly Span<"source">[];
  /** Takes the token at an offset and returns where the next one begins, which is later. */
  take(offset: number): number;
  /**
   * All that the rest of the text is read by, besides that text, if it goes on at `offset`; it never changes. Nothing if
   * more than that matters, as where an earlier literal may still become another.
   */
  stateAt(offset: number): State | undefined;
  /** How far the tokens taken so far have looked, where that may be farther behind them than `Passes.ahead`. */
  readonly lookedTo?: number;
  /** Whether something of what was found depends on all of the text; from then on, no place has a state. */
  readonly dependsOnAll?: boolean;
  /** There is no more text. */
  end?(): void;
}

/** How a text is gone through. */
export interface Passes<State> {
  /** A pass from the beginning of the text, or from where `state` was that of an earlier pass. */
  begin(text: string, state: State | undefined, parts: Parts): Pass<State>;
  areSame(one: State, other: State): boolean;
  /** The state with each offset that it holds moved; left out if it holds none. An offset near to a change becomes `NaN`. */
  moved?(state: State, move: (offset: number) => number): State;
  /** No token that ends before a place with a state was read by more units than this behind that place, if the pass does not say so. */
  readonly ahead: number;
  /** No token behind a place with a state is read by more units than this before that place. */
  readonly behind: number;
}
