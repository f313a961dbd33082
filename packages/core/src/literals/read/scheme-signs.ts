import { lowerBound } from "../../text/lower-bound.js";
import type { Span } from "../../findings/span.js";
import { unitAt } from "../../text/unit-at.js";

const numberSign = 0x23;
const slash = 0x2f;
const colon = 0x3a;
const semicolon = 0x3b;
const backslash = 0x5c;
const ampersand = 0x26;
/** Taken for a colon by who types Chinese or Japanese. */
const fullWidthColon = 0xff1a;
/** What begins an escape in PowerShell. */
const backtick = 0x60;

/**
 * Whether a range has a sign of a scheme: a scheme and two slashes, also misspelled (`:/`, `;//`, `//:`, `p//`, `s//`), or an
 * escape that could hide them. All text without one, which is nearly all, is put aside here before it is decoded.
 */
export function hasSchemeSign(source: string, { start, end }: Span<"source">): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    // Nearly all units are letters or spaces.
    if (unit > semicolon ? !escapes(unit) : unit < colon && unit !== slash && unit !== ampersand) continue;
    if (beginsSchemeSign(unit, source, offset)) return true;
  }
  return false;
}

function beginsSchemeSign(unit: number, source: string, offset: number): boolean {
  const next = unitAt(source, offset + 1);
  switch (unit) {
    case colon:
    case semicolon:
      return next === slash || next === ampersand || (escapes(next) && mayGoOn(source, offset + 1));
    case slash:
      if (next === slash) return mayEndName(unitAt(source, offset - 1));
      return next === colon || next === ampersand || (escapes(next) && unitAt(source, offset + 2) === colon);
    case ampersand:
      return next === numberSign;
    default:
      return maySpellSign(source, offset);
  }
}

/** Whether a unit ends `http` or `https`, or stands for the colon behind it. */
function mayEndName(unit: number): boolean {
  return (unit | 0x20) === 0x70 || (unit | 0x20) === 0x73 || unit === fullWidthColon;
}

/** Whether a range of the source has a colon, or an escape that could hide one. */
export function hasColonSign(source: string, { start, end }: Span<"source">): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    if (unit === colon || unit === ampersand || (escapes(unit) && maySpellSign(source, offset))) return true;
  }
  return false;
}

/** Whether a range of the source has a slash, or an escape that could hide one. */
export function hasSlashSign(source: string, { start, end }: Span<"source">): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    if (unit === slash || unit === ampersand || (escapes(unit) && mayGoOn(source, offset))) return true;
  }
  return false;
}

/** Whether an escape begins with a unit, in any language. */
function escapes(unit: number): boolean {
  return unit === backslash || unit === backtick;
}

/** An escape that names `:`, `/` or `\` by its number, or any character by its name, in whatever language. */
const spelled = /[\\`](?:[ux][0u]*(?:2f|3a|5c|\{)|0*(?:2f|3a|5c|57|72|134|47|58|92)|[no]\{)/iy;

/** Whether an escape can be one of `:`, `/` or `\`: `\x3A`, `\u003A`, `\U0000003A`, `\72`. */
function maySpellSign(source: string, offset: number): boolean {
  spelled.lastIndex = offset;
  return spelled.test(source);
}

/** Whether an escape can stand for a slash or for nothing; with a small letter it is a character of its own, such as a line's end. */
function mayGoOn(source: string, offset: number): boolean {
  const next = unitAt(source, offset + 1);
  return next < 0x61 || next > 0x7a || maySpellSign(source, offset);
}

/** Whether the source begins as a relative reference may: with `/`, `.`, `#` or `?`. */
export function hasRelativeSign(source: string, { start }: Pick<Span<"source">, "start">): boolean {
  const unit = unitAt(source, start);
  return unit === slash || unit === 0x2e || unit === numberSign || unit === 0x3f;
}

/** The name of a scheme without its colon, and what may stand in its place; or a domain. */
const nameWithoutColon = /(?:https?|wss?|ftp)[;,/]|www\.|[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}\//iy;

/** Whether the source begins with the name of a scheme behind which no colon stands, or with a domain before which no scheme does. */
export function hasNameSign(source: string, { start }: Pick<Span<"source">, "start">): boolean {
  nameWithoutColon.lastIndex = start;
  return nameWithoutColon.test(source);
}

/** Whether what stands at an offset is no part of any literal. */
export type IsOutside = (offset: number) => boolean;

/**
 * The places of a source where a scheme and two slashes may stand, or `http` and one, for who asks about many ranges of it. The
 * engine searches a text far more quickly than a program looks at its characters; so there are fewer of them than of the signs
 * above, of which more have one slash.
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
  collectPlaces("//", source, placeOfSlashes, places);
  collectPlaces(":/", source, placeOfSlash, places);
  collectPlaces("\\", source, placeOfBackslash, places);
  collectPlaces("&", source, placeOfReference, places);
  return places.sort((a, b) => a - b);
}

/** The place that slashes belong to; -1 if they follow no scheme. */
function placeOfSlashes(source: string, offset: number): number {
  const before = unitAt(source, offset - 1);
  if (maySeparate(before)) return offset - 1;
  if (unitAt(source, offset + 2) === colon) return offset;
  return mayEndName(before) ? offset - 1 : -1;
}

/** The place of the colon of `http:/`; -1 if more slashes follow, or the colon ends another name. */
function placeOfSlash(source: string, offset: number): number {
  return unitAt(source, offset + 2) !== slash && mayEndName(unitAt(source, offset - 1)) ? offset : -1;
}

/** The place that an escape with a backslash belongs to; -1 if it can be no part of a sign. */
function placeOfBackslash(source: string, offset: number): number {
  const before = unitAt(source, offset - 1);
  if (before === slash) return placeBehindSlash(source, offset);
  if (maySeparate(before) && mayGoOn(source, offset)) return offset - 1;
  return maySpellSign(source, offset) ? offset : -1;
}

/** For `:/\/`, `/\/:` and `//\:`. */
function placeBehindSlash(source: string, offset: number): number {
  if (maySeparate(unitAt(source, offset - 2)) && mayGoOn(source, offset)) return offset - 2;
  slashBeforeColon.lastIndex = offset;
  return slashBeforeColon.test(source) || maySpellSign(source, offset) ? offset - 1 : -1;
}

const slashBeforeColon = /\\+(?:\/\\*)?:/y;

/** The same for a reference. */
function placeOfReference(source: string, offset: number): number {
  const before = unitAt(source, offset - 1);
  return maySeparate(before) || before === slash || unitAt(source, offset + 1) === numberSign ? offset : -1;
}

/** Whether a unit stands between a scheme and its slashes, if only by mistake. */
function maySeparate(unit: number): boolean {
  return unit === colon || unit === semicolon;
}

/** Adds the places of whatever is spelled with `sign`. */
function collectPlaces(sign: string, source: string, placeOf: typeof placeOfSlashes, places: number[]): void {
  for (let offset = source.indexOf(sign); offset >= 0; offset = source.indexOf(sign, offset + 1)) {
    const place = placeOf(source, offset);
    if (place >= 0) places.push(place);
  }
}
