import {
  changeBetween,
  type RawLiteral,
  shiftedLiteral,
  shiftedSpan,
  type TextChange,
} from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { Source } from "../../text/changing-text.js";
import { lowerBound } from "../../text/lower-bound.js";
import type { Reader, Reading } from "../reading.js";
import { Parts, type Part, type ReaderNamed } from "../parts/parts.js";
import type { Pass, Passes } from "./pass.js";
import { haveSameItems } from "./same-items.js";
import { Segments } from "./segments.js";

/** The usual distance between two checkpoints, in UTF-16 code units; they can only stand where the pass has a state. */
const usual = 2048;

/** A stretch of the text from one checkpoint to the next, with what was found in it. */
interface CheckpointedStretch<State> {
  /** The offset at which the stretch starts. */
  readonly start: number;
  /** The state of the pass at the start; undefined at the beginning of the text. */
  readonly state: State | undefined;
  /** The literals, with the offsets that they have if the stretch starts at `readAt`. */
  readonly literals: readonly RawLiteral[];
  readonly comments: readonly Span<"source">[];
  readonly marks: readonly Span<"source">[];
  /** What the stretch tells about the whole text (`Pass.told`). */
  readonly told: readonly string[];
  /** The embedded documents in the stretch. */
  readonly parts: readonly Part[];
  readonly readAt: number;
  /** How many UTF-16 code units behind its start a change no longer matters to the stretch. */
  readonly reach: number;
  /** Whether any change of the text may matter to the stretch. */
  readonly dependsOnAll: boolean;
}

/**
 * A reader that keeps checkpoints. After a change it reads on from the last checkpoint before the change, until it
 * reaches a checkpoint behind the change at which its state is the same as before; everything from there on is kept.
 */
export function checkpointedReader<State extends object>(
  passes: Passes<State>,
  named: ReaderNamed = () => undefined,
): Reader {
  const reader = { passes, named };
  return (text) => readAfresh(reader, text);
}

interface CheckpointedReader<State> {
  readonly passes: Passes<State>;
  readonly named: ReaderNamed;
}

function readAfresh<State extends object>(
  reader: CheckpointedReader<State>,
  text: string,
  guess = reader.passes.guess?.(text) ?? [],
): Reading {
  const stretches = stretchesFrom(reader, { text, told: guess });
  const told = toldBy(stretches);
  const isRight = haveSameItems(told, guess);
  return readingOf(reader, {
    source: text,
    told,
    stretches: isRight ? stretches : stretchesFrom(reader, { text, told }),
  });
}

function toldBy<State>(stretches: readonly CheckpointedStretch<State>[]): readonly string[] {
  return [...new Set(stretches.flatMap(({ told }) => told))].sort();
}

/** The stretches of a text that was read, and what the whole text told. */
interface EarlierPass<State> {
  readonly source: Source;
  readonly told: readonly string[];
  readonly stretches: readonly CheckpointedStretch<State>[];
}

function readingOf<State extends object>(reader: CheckpointedReader<State>, known: EarlierPass<State>): Reading {
  const { stretches } = known;
  const placed = <Item>(items: readonly Item[], { start, readAt }: CheckpointedStretch<State>) => ({
    items,
    by: start - readAt,
  });
  return {
    literals: new Segments(
      stretches.map((stretch) => placed(stretch.literals, stretch)),
      shiftedLiteral,
    ),
    comments: new Segments(
      stretches.map((stretch) => placed(stretch.comments, stretch)),
      shiftedSpan,
    ),
    marks: new Segments(
      stretches.map((stretch) => placed(stretch.marks, stretch)),
      shiftedSpan,
    ),
    update: (text) => {
      const after = updated(reader, known, text);
      const told = toldBy(after);
      if (!haveSameItems(told, known.told)) return readAfresh(reader, text.toString(), told);
      return readingOf(reader, { source: text, told, stretches: after });
    },
  };
}

function updated<State extends object>(
  reader: CheckpointedReader<State>,
  { source, told, stretches }: EarlierPass<State>,
  text: Source,
): readonly CheckpointedStretch<State>[] {
  const { passes } = reader;
  const change = changeBetween(source, text);
  if (change.start === change.end && change.start === change.endBefore) return stretches;
  const startOf = (index: number) => stretches[index]?.start ?? Infinity;
  const isReached = ({ start, reach }: CheckpointedStretch<State>) => start + reach > change.start;
  const reached = stretches.findIndex(isReached);
  const first = reached < 0 ? stretches.length - 1 : reached;
  const isNotBehind = (index: number) => startOf(index) - passes.behind < change.endBefore;
  const last = lowerBound(stretches.length, isNotBehind);
  // Only the last stretch may meet an earlier checkpoint.
  const meeting =
    stretches.at(-1)?.dependsOnAll === true ? undefined : new Meeting({ passes, stretches, change }, last);
  const from = stretches[first];
  // The parts in the stretches that are read again; the pass may ask for them.
  const parts = stretches.slice(first, last + 1).flatMap((stretch) => stretch.parts);
  const read = stretchesFrom(reader, { text: text.toString(), told }, from && { ...from, parts }, meeting);
  const after = stretches.slice(meeting?.met ?? stretches.length);
  return [...stretches.slice(0, first), ...read, ...after.map((each) => moved(passes, each, change))];
}

function moved<State extends object>(
  passes: Passes<State>,
  stretch: CheckpointedStretch<State>,
  change: TextChange,
): CheckpointedStretch<State> {
  const by = change.end - change.endBefore;
  if (by === 0) return stretch;
  return { ...stretch, start: stretch.start + by, state: stretch.state && movedState(passes, stretch.state, change) };
}

function movedState<State extends object>(
  passes: Passes<State>,
  state: State,
  { start, endBefore, end }: TextChange,
): State {
  const move = (offset: number): number => {
    if (offset <= start) return offset;
    return offset - passes.behind >= endBefore ? offset + end - endBefore : NaN;
  };
  return passes.moved?.(state, move) ?? state;
}

/** After so many checkpoints in a row with another state, the state is compared at fewer and fewer of them. */
const mostInRow = 8;

interface Changed<State extends object> {
  readonly passes: Passes<State>;
  readonly stretches: readonly CheckpointedStretch<State>[];
  readonly change: TextChange;
}

/** Watches a pass for a checkpoint of the earlier pass at which both have the same state. */
class Meeting<State extends object> {
  /** The index of the earlier stretch that begins there. */
  met: number | undefined;
  readonly #passes: Passes<State>;
  readonly #stretches: readonly CheckpointedStretch<State>[];
  readonly #change: TextChange;
  #next: number;
  #failures = 0;

  /** Compares with the checkpoints of the earlier stretches from `first` on, which begin behind the change. */
  constructor({ passes, stretches, change }: Changed<State>, first: number) {
    this.#passes = passes;
    this.#stretches = stretches;
    this.#next = Math.max(1, first);
    this.#change = change;
  }

  /** The first checkpoint behind an offset at which the pass may end. */
  nextBehind(offset: number): number {
    while (this.#startOfNext() <= offset) this.#next++;
    return this.#startOfNext();
  }

  /** Whether the pass may end at an offset. */
  isAt(offset: number, pass: Pass<State>): boolean {
    while (this.#startOfNext() < offset) this.#next++;
    if (this.#startOfNext() > offset) return false;
    const before = this.#stretches[this.#next]?.state;
    const state = pass.stateAt(offset);
    if (before !== undefined && state !== undefined && this.#areSame(state, before)) {
      this.met = this.#next;
      return true;
    }
    this.#failures++;
    this.#next += this.#failures > mostInRow ? this.#failures : 1;
    return false;
  }

  #areSame(state: State, before: State): boolean {
    return this.#passes.areSame(state, movedState(this.#passes, before, this.#change));
  }

  #startOfNext(): number {
    const { end, endBefore } = this.#change;
    return (this.#stretches[this.#next]?.start ?? Infinity) + end - endBefore;
  }
}

/**
 * The stretches of a pass from a checkpoint, or from the beginning of the text, up to the end or to a checkpoint of the
 * earlier pass with the same state.
 */
function stretchesFrom<State extends object>(
  { passes, named }: CheckpointedReader<State>,
  { text, told }: { readonly text: string; readonly told: readonly string[] },
  from?: Pick<CheckpointedStretch<State>, "start" | "state" | "parts">,
  meeting?: Meeting<State>,
): CheckpointedStretch<State>[] {
  const parts = new Parts(named, from?.parts);
  // A text that will not be updated needs no checkpoint.
  const least = named.sieve === undefined ? usual : Infinity;
  let { start, state } = from ?? { start: 0, state: undefined };
  const pass = passes.begin(text, { start, state, parts, told });
  const stretches: CheckpointedStretch<State>[] = [];
  let literals = pass.literals.length;
  let comments = pass.comments.length;
  let marks = 0;
  let said = 0;
  const cut = (end: number, next: State | undefined): void => {
    stretches.push({
      start,
      state,
      literals: inOrder(pass.literals.slice(literals), ({ span }) => span.start),
      comments: inOrder(pass.comments.slice(comments), (comment) => comment.start),
      marks: pass.marks?.slice(marks) ?? [],
      told: pass.told?.slice(said) ?? [],
      parts: parts.takeAsked(),
      readAt: start,
      reach: Math.max(end + passes.ahead, pass.lookedTo ?? 0) - start,
      dependsOnAll: pass.dependsOnAll === true,
    });
    literals = pass.literals.length;
    comments = pass.comments.length;
    marks = pass.marks?.length ?? 0;
    said = pass.told?.length ?? 0;
    start = end;
    state = next;
  };
  for (let offset = start; offset < text.length;) {
    offset = pass.take(offset, meeting?.nextBehind(offset) ?? Infinity);
    if (meeting?.isAt(offset, pass) === true) {
      cut(offset, undefined);
      return stretches;
    }
    if (offset - start < least || offset >= text.length) continue;
    const next = pass.stateAt(offset);
    if (next !== undefined) cut(offset, next);
  }
  pass.end?.();
  cut(text.length, undefined);
  return stretches;
}

/** Items in the order of the source. */
function inOrder<Item>(items: Item[], startOf: (item: Item) => number): readonly Item[] {
  const isInOrder = items.every((item, index) => {
    const before = items[index - 1];
    return before === undefined || startOf(before) <= startOf(item);
  });
  return isInOrder ? items : items.sort((a, b) => startOf(a) - startOf(b));
}
