import { lowerBound } from "../lower-bound.js";
import type { Span } from "../span.js";
import { unitAt } from "../unit-at.js";

const numberSign = 0x23;
const slash = 0x2f;
const colon = 0x3a;
const semicolon = 0x3b;
const backslash = 0x5c;
const ampersand = 0x26;

/**
 * Whether a range has a sign of a scheme: a scheme and two slashes, also misspelled (`;//`, `//:`), or an escape that
 * could hide them. All text without one, which is nearly all, is put aside here before it is decoded.
 */
export function hasSchemeSign(source: string, { start, end }: Span<"source">): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    // Nearly all units are letters or spaces.
    if (unit > semicolon ? unit !== backslash : unit < colon && unit !== slash && unit !== ampersand) continue;
    if (beginsSchemeSign(unit, unitAt(source, offset + 1))) return true;
  }
  return false;
}

function beginsSchemeSign(unit: number, next: number): boolean {
  switch (unit) {
    case colon:
      return next === slash || next === backslash || next === ampersand;
    case semicolon:
      return next === slash;
    case slash:
      return next === colon;
    case ampersand:
      return next === numberSign;
    default:
      return mayHideCharacter(next);
  }
}

/** Whether an escape that starts with a backslash and this unit can be one of `:` or `/`: `\x3A`, `\u003A`, `\U0000003A`, `\72`. */
function mayHideCharacter(unit: number): boolean {
  return unit === 0x78 || unit === 0x75 || unit === 0x55 || (unit >= 0x30 && unit <= 0x39);
}

/** Whether a range of the source has a colon, or an escape that could hide one. */
export function hasColonSign(source: string, { start, end }: Span<"source">): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    if (unit === colon || unit === backslash || unit === ampersand) return true;
  }
  return false;
}

/** Whether the source begins as a relative reference may: with `/`, `.`, `#` or `?`. */
export function hasRelativeSign(source: string, { start }: Pick<Span<"source">, "start">): boolean {
  const unit = unitAt(source, start);
  return unit === slash || unit === 0x2e || unit === numberSign || unit === 0x3f;
}

/** Whether what stands at an offset is no part of any literal. */
export type IsOutside = (offset: number) => boolean;

/**
 * The places of a source where a scheme and two slashes may stand, for who asks about many ranges of it. The engine searches
 * a text far more quickly than a program looks at its characters; so there are fewer of them than of the signs above, of
 * which some have one slash.
 */
export class SchemePlaces {
  /** Most sources have none outside of their comments: then it need not be known where a literal stands. */
  readonly areNone: boolean;
  /** Where they begin, in ascending order. */
  readonly #offsets: readonly number[];
  /** What was come upon last that holds none: most questions are about what follows. */
  #gapStart = 0;
  #gapEnd: number;

  constructor(source: string, isOutside: IsOutside) {
    this.#offsets = schemePlacesOf(source).filter((offset) => !isOutside(offset));
    this.#gapEnd = this.#offsets[0] ?? Infinity;
    this.areNone = this.#offsets.length === 0;
  }

  /** Whether one of them begins in a range. */
  areWithin(start: number, end: number): boolean {
    if (start >= this.#gapStart && end <= this.#gapEnd) return false;
    const offsets = this.#offsets;
    const next = lowerBound(offsets.length, (index) => (offsets[index] ?? Infinity) < start);
    this.#gapStart = (offsets[next - 1] ?? -1) + 1;
    this.#gapEnd = offsets[next] ?? Infinity;
    return this.#gapEnd < end;
  }
}

function schemePlacesOf(source: string): number[] {
  const places: number[] = [];
  for (const offset of offsetsOf("//", source)) {
    if (maySeparate(unitAt(source, offset - 1))) places.push(offset - 1);
    else if (unitAt(source, offset + 2) === colon) places.push(offset);
  }
  for (const escape of ["\\", "&"]) {
    for (const offset of offsetsOf(escape, source)) {
      const before = unitAt(source, offset - 1);
      const isInside = maySeparate(before) || before === slash;
      if (isInside || beginsSchemeSign(unitAt(source, offset), unitAt(source, offset + 1))) places.push(offset);
    }
  }
  return places.sort((a, b) => a - b);
}

/** Whether a unit stands between a scheme and its slashes, if only by mistake. */
function maySeparate(unit: number): boolean {
  return unit === colon || unit === semicolon;
}

function offsetsOf(sign: string, source: string): number[] {
  const offsets: number[] = [];
  for (let at = source.indexOf(sign); at >= 0; at = source.indexOf(sign, at + 1)) offsets.push(at);
  return offsets;
}
