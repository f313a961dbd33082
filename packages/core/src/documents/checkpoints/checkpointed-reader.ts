import type { RawLiteral } from "../../literals/read/literal.js";
import type { Span } from "../../findings/span.js";
import { shiftedLiteral, shiftedSpan } from "../../literals/incremental/shifted.js";
import { changeBetween } from "../../literals/incremental/text-change.js";
import type { Source } from "../../text/changing-text.js";
import { lowerBound } from "../../text/lower-bound.js";
import type { Reader, Reading } from "../reading.js";
import type { Pass, Passes } from "./pass.js";
import { Segments } from "./segments.js";

/** So many units stand between two checkpoints, if there can be one. */
const usual = 2048;

/** What was found from one checkpoint to the next. */
interface Stretch<State> {
  /** Where it starts. */
  readonly start: number;
  /** The state there; none at the beginning of the text. */
  readonly state: State | undefined;
  /** Where they stand if the stretch starts at `readAt`. */
  readonly literals: readonly RawLiteral[];
  readonly comments: readonly Span<"source">[];
  readonly readAt: number;
  /** Whether any change of the text may matter to it. */
  readonly dependsOnAll: boolean;
}

/**
 * A reader that keeps checkpoints: after a change it goes on from one before the change, until it comes behind the change to
 * one where its state is what it was there before; from there on, all is as it was.
 */
export function checkpointedReader<State>(passes: Passes<State>): Reader {
  return (text) => readingOf(passes, text, stretchesFrom(passes, text));
}

function readingOf<State>(passes: Passes<State>, source: Source, stretches: readonly Stretch<State>[]): Reading {
  const placed = <Item>(items: readonly Item[], { start, readAt }: Stretch<State>) => ({ items, by: start - readAt });
  return {
    literals: new Segments(
      stretches.map((stretch) => placed(stretch.literals, stretch)),
      shiftedLiteral,
    ),
    comments: new Segments(
      stretches.map((stretch) => placed(stretch.comments, stretch)),
      shiftedSpan,
    ),
    update: (text) => readingOf(passes, text, updated(passes, { source, stretches }, text)),
  };
}

function updated<State>(
  passes: Passes<State>,
  { source, stretches }: { readonly source: Source; readonly stretches: readonly Stretch<State>[] },
  text: Source,
): readonly Stretch<State>[] {
  const change = changeBetween(source, text);
  const by = change.end - change.endBefore;
  if (by === 0 && change.start === change.end) return stretches;
  const startOf = (index: number) => stretches[index]?.start ?? Infinity;
  const isBefore = (index: number) => startOf(index) + passes.ahead <= change.start;
  const first = Math.max(0, lowerBound(stretches.length, isBefore) - 1);
  const isNotBehind = (index: number) => startOf(index) - passes.behind < change.endBefore;
  const last = lowerBound(stretches.length, isNotBehind);
  // Only the last one may.
  const meeting = stretches.at(-1)?.dependsOnAll === true ? undefined : new Meeting(passes, stretches, last, by);
  const read = stretchesFrom(passes, text.toString(), stretches[first], meeting);
  const after = stretches.slice(meeting?.met ?? stretches.length);
  return [...stretches.slice(0, first), ...read, ...after.map((each) => moved(each, by))];
}

function moved<State>(stretch: Stretch<State>, by: number): Stretch<State> {
  return by === 0 ? stretch : { ...stretch, start: stretch.start + by };
}

/** After so many checkpoints in a row at which the state is another one, it is compared at ever fewer. */
const mostInRow = 8;

/** Watches a pass for a checkpoint of an earlier one at which the two have the same state. */
class Meeting<State> {
  /** Which of the stretches begins there. */
  met: number | undefined;
  readonly #passes: Passes<State>;
  readonly #stretches: readonly Stretch<State>[];
  readonly #by: number;
  #next: number;
  #failures = 0;

  /** The checkpoints are those of the stretches from `first` on, which stand `by` units later now. */
  constructor(passes: Passes<State>, stretches: readonly Stretch<State>[], first: number, by: number) {
    this.#passes = passes;
    this.#stretches = stretches;
    this.#next = Math.max(1, first);
    this.#by = by;
  }

  /** Whether the pass may end at an offset. */
  isAt(offset: number, pass: Pass<State>): boolean {
    while (this.#startOfNext() < offset) this.#next++;
    if (this.#startOfNext() > offset) return false;
    const before = this.#stretches[this.#next]?.state;
    const state = pass.stateAt(offset);
    if (before !== undefined && state !== undefined && this.#passes.areSame(state, before)) {
      this.met = this.#next;
      return true;
    }
    this.#failures++;
    this.#next += this.#failures > mostInRow ? this.#failures : 1;
    return false;
  }

  #startOfNext(): number {
    return (this.#stretches[this.#next]?.start ?? Infinity) + this.#by;
  }
}

/** What a pass finds from the beginning of a stretch on, or of the text, until it ends or meets an earlier one. */
function stretchesFrom<State>(
  passes: Passes<State>,
  text: string,
  from?: Pick<Stretch<State>, "start" | "state">,
  meeting?: Meeting<State>,
): Stretch<State>[] {
  const pass = passes.begin(text, from?.state);
  const stretches: Stretch<State>[] = [];
  let { start, state } = from ?? { start: 0, state: undefined };
  let literals = pass.literals.length;
  let comments = pass.comments.length;
  const cut = (end: number, next: State | undefined): void => {
    stretches.push({
      start,
      state,
      literals: pass.literals.slice(literals),
      comments: pass.comments.slice(comments),
      readAt: start,
      dependsOnAll: pass.dependsOnAll === true,
    });
    literals = pass.literals.length;
    comments = pass.comments.length;
    start = end;
    state = next;
  };
  for (let offset = start; offset < text.length;) {
    offset = pass.take(offset);
    if (meeting?.isAt(offset, pass) === true) {
      cut(offset, undefined);
      return stretches;
    }
    if (offset - start < usual || offset >= text.length) continue;
    const next = pass.stateAt(offset);
    if (next !== undefined) cut(offset, next);
  }
  pass.end?.();
  cut(text.length, undefined);
  return stretches;
}
