import type { RawLiteral } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { Pass } from "../checkpoints/pass.js";
import type { Collected } from "../parts/collected.js";
import { longestTemplate } from "./templates.js";
import { MarkupWalk, type MarkupSource, type MarkupVisitor } from "./walk.js";

/** Tokens of markup look further than this only if they say so: a template may begin in each, and ends in so many units. */
export const aheadInMarkup = longestTemplate + 16;

/** What is told of markup on the way through it. */
export interface MarkupReading<State> {
  readonly source: MarkupSource;
  readonly visitor: MarkupVisitor;
  readonly collected: Collected;
  /** What the visitor goes on from behind a token; nothing if it waits for what follows. */
  readonly state: () => State | undefined;
  /** How far the visitor has looked behind the tokens. */
  readonly lookedTo: () => number;
  readonly dependsOnAll?: () => boolean;
  readonly end?: () => void;
}

/** A pass through markup, from one tag, comment or other token to the next. */
export class MarkupPass<State extends object> implements Pass<State> {
  readonly #reading: MarkupReading<State>;
  #walk: MarkupWalk | undefined;

  constructor(reading: MarkupReading<State>) {
    this.#reading = reading;
  }

  get literals(): readonly RawLiteral[] {
    return this.#reading.collected.literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#reading.collected.comments;
  }

  get lookedTo(): number {
    return Math.max(this.#walk?.lookedTo ?? 0, this.#reading.lookedTo());
  }

  get dependsOnAll(): boolean {
    return this.#reading.dependsOnAll?.() === true;
  }

  take(offset: number): number {
    const walk = this.#walkFrom(offset);
    walk.take();
    return walk.offset;
  }

  stateAt(): State | undefined {
    return this.#walk?.isBehindToken === true && !this.dependsOnAll ? this.#reading.state() : undefined;
  }

  end(): void {
    const walk = this.#walkFrom(0);
    while (!walk.isOver) walk.take();
    this.#reading.end?.();
  }

  #walkFrom(start: number): MarkupWalk {
    const { source, visitor } = this.#reading;
    return (this.#walk ??= new MarkupWalk({ ...source, range: { start, end: source.text.length } }, visitor));
  }
}
