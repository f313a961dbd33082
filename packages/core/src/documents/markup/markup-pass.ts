import type { RawLiteral } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { Pass } from "../checkpoints/pass.js";
import type { Collected } from "../parts/collected.js";
import { areSameBidiMarkup, type BidiMarkup } from "./direction.js";
import { areSameElements, type OpenElement } from "./open-elements.js";
import { longestTemplate } from "./templates.js";
import { MarkupWalk, type MarkupSource, type MarkupVisitor } from "./walk.js";

/**
 * How far tokens of markup look ahead unless they report more: a template tag may begin in each. In UTF-16 code units.
 */
export const aheadInMarkup = longestTemplate + 16;

/** What is known between two tokens of markup: the element that is open there, in those around it. */
export interface OpenMarkup {
  readonly element: OpenElement<BidiMarkup | undefined> | undefined;
}

export function areSameOpenMarkup(one: OpenMarkup, other: OpenMarkup): boolean {
  return areSameElements(one.element, other.element, areSameBidiMarkup);
}

/** Markup and the visitor that reads it. */
export interface MarkupReading<State> {
  readonly source: MarkupSource;
  readonly visitor: MarkupVisitor;
  readonly collected: Collected;
  /** Reads what stands before the markup and returns the offset at which that begins. */
  readonly beforeMarkup?: () => number;
  /** The visitor's state behind a token; undefined while something is held back. */
  readonly state: () => State | undefined;
  /** How far the visitor has looked behind the tokens. */
  readonly lookedTo: () => number;
  readonly dependsOnAll?: () => boolean;
  readonly end?: () => void;
}

/** A pass through markup, token by token. */
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
    const walk = this.#walkFrom(offset === 0 ? (this.#reading.beforeMarkup?.() ?? 0) : offset);
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
