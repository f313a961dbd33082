import { accountOfForge as account } from "../../schemes/misspelled-scheme.js";
import { lowerBound } from "../../text/lower-bound.js";
import type { Span } from "../../findings/span.js";
import { unitAt } from "../../text/unit-at.js";

const space = 0x20;
const noBreakSpace = 0xa0;
/** French has it before a colon. */
const narrowNoBreakSpace = 0x202f;
const numberSign = 0x23;
const slash = 0x2f;
const colon = 0x3a;
const semicolon = 0x3b;
const backslash = 0x5c;
const ampersand = 0x26;
const atSign = 0x40;
/** U+FF1A, which input methods for Chinese and Japanese type in place of a colon. */
const fullWidthColon = 0xff1a;
/** Begins an escape in PowerShell. */
const backtick = 0x60;

/**
 * Whether a span of the source has the sign of a scheme: a colon and slashes, also misspelled (`:/`, `;//`, `//:`,
 * `p//`, `s//`, `http: //`, `http : //`, `http:` before a letter or digit), the account of a forge and a path, or an escape that may stand
 * for a part of them. Nearly all text has no such sign and need not be decoded.
 */
export function hasSchemeSign(source: string, { start, end }: Span<"source">): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    // Nearly all units are letters or spaces.
    if (unit > semicolon ? unit !== atSign && !escapes(unit) : unit < colon && unit !== slash && unit !== ampersand)
      continue;
    if (beginsSchemeSign(unit, source, offset)) return true;
  }
  return false;
}

function beginsSchemeSign(unit: number, source: string, offset: number): boolean {
  const next = unitAt(source, offset + 1);
  switch (unit) {
    case colon:
    case semicolon:
      if (next === slash || next === ampersand || (escapes(next) && maySpellSlash(source, offset + 1))) return true;
      return mayStandBeforeColon(unitAt(source, offset - 1)) && endsHttp(source, offset);
    case slash:
      if (next === slash) return mayEndName(unitAt(source, offset - 1)) || isBehindDriver(source, offset);
      return next === colon || next === ampersand || (escapes(next) && unitAt(source, offset + 2) === colon);
    case ampersand:
      return next === numberSign;
    case atSign:
      return endsAccount(source, offset);
    default:
      return maySpellSign(source, offset);
  }
}

/** Whether a code unit may be the last letter of `http` or `https`, or U+FF1A in place of the colon behind the name. */
function mayEndName(unit: number): boolean {
  return (unit | 0x20) === 0x70 || (unit | 0x20) === 0x73 || unit === fullWidthColon;
}

/** Whether a code unit may stand between `http` and its colon, or end the name. */
function mayStandBeforeColon(unit: number): boolean {
  return unit === space || unit === noBreakSpace || unit === narrowNoBreakSpace || mayEndName(unit);
}

/**
 * The colon of `http:` or `https:` that a letter or a digit follows, or a space and then `//`; before the latter, white space may
 * also stand behind the name.
 */
const httpBeforeName = /(?:(?<=https?):(?=[a-z\d])|(?<=https?[ \u00A0\u202F]?):(?= \/\/[a-z\d]))/iy;

/** Whether the colon at `offset` ends `http` or `https` and no slash follows, as in `https:a.example`, `https: //a.example` and `https : //a.example`. */
function endsHttp(source: string, offset: number): boolean {
  httpBeforeName.lastIndex = offset;
  return httpBeforeName.test(source);
}

/** The slashes right behind the name of a database or of a driver of JDBC, without their colon: `mongodb//a`, `jdbc:db2//a`. */
const databases = "postgres(?:ql)?|m[sy]sql|mariadb|mongodb|amqp|mqtt|clickhouse|redis";
const slashesBehindDriver = new RegExp(
  String.raw`(?<=jdbc:[a-z\d]{2,16}|(?:${databases})(?:\+[a-z\d]{1,32})?)\/\/`,
  "iy",
);

function isBehindDriver(source: string, offset: number): boolean {
  if (unitAt(source, offset - 1) < 0x30) return false;
  slashesBehindDriver.lastIndex = offset;
  return slashesBehindDriver.test(source);
}

/** The source of a pattern for the account of a forge before a path that a slash begins: `git@github.com/a/b`. */
export const accountOfForge = account.source;

/** Such an account from its at sign on, up to the path: the quick test for `accountOfForge`. */
const accountBeforePath = /(?<=(?<!\w)git)@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}\//iy;

function endsAccount(source: string, offset: number): boolean {
  accountBeforePath.lastIndex = offset;
  return accountBeforePath.test(source);
}

/** Whether a span of the source has a colon, or an escape that may stand for one. */
export function hasColonSign(source: string, { start, end }: Span<"source">): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    if (unit === colon || unit === ampersand || (escapes(unit) && maySpellSign(source, offset))) return true;
  }
  return false;
}

/** Whether a span of the source has a slash, or an escape that may stand for one. */
export function hasSlashSign(source: string, { start, end }: Span<"source">): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    if (unit === slash || unit === ampersand || (escapes(unit) && maySpellSlash(source, offset))) return true;
  }
  return false;
}

/** Whether a code unit begins an escape in some language. */
function escapes(unit: number): boolean {
  return unit === backslash || unit === backtick;
}

/** An escape of `:`, `/` or `\` by its code point (hexadecimal, octal, decimal), or of any character by its name. */
const spelled = /[\\`](?:[ux][0u]*(?:2f|3a|5c|\{)|0*(?:2f|3a|5c|57|72|134|47|58|92)|[no]\{)/iy;

/** Whether the escape at `offset` may stand for `:`, `/` or `\`: `\x3A`, `\u003A`, `\U0000003A`, `\72`. */
function maySpellSign(source: string, offset: number): boolean {
  spelled.lastIndex = offset;
  return spelled.test(source);
}

/**
 * Whether the escape at `offset` may stand for a slash, or for nothing, as a line continuation does. An escape of a
 * lowercase letter that `maySpellSign` does not know stands for another character, as `\n` does for a line feed.
 */
function maySpellSlash(source: string, offset: number): boolean {
  const next = unitAt(source, offset + 1);
  return next < 0x61 || next > 0x7a || maySpellSign(source, offset);
}

/** Whether the source at `start` is `/`, `.`, `#` or `?`, with which a relative reference may begin. */
export function hasRelativeSign(source: string, { start }: Pick<Span<"source">, "start">): boolean {
  const unit = unitAt(source, start);
  return unit === slash || unit === 0x2e || unit === numberSign || unit === 0x3f;
}

/** A scheme with another separator in place of its colon (`http//`, `http,`), `www.`, or a domain and a slash. */
const nameWithoutColon = /(?:https?|wss?|ftp)[;,/]|www\.|[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}\//iy;

/** Whether the source at `start` is a scheme that lacks its colon, or a domain that lacks its scheme. */
export function hasNameSign(source: string, { start }: Pick<Span<"source">, "start">): boolean {
  nameWithoutColon.lastIndex = start;
  return nameWithoutColon.test(source);
}

/** Whether an offset of the source lies outside of all literals. */
export type IsOutside = (offset: number) => boolean;

/**
 * The offsets of the signs of schemes in a source, such as `://`, also misspelled or escaped, for readers that ask
 * about many spans. All are found once by `indexOf`, which is far quicker than a loop over code units. Unlike in
 * `hasSchemeSign`, a single slash counts only behind `http` and names with the same last letter.
 */
export class SchemePlaces {
  /** Whether no such offset can lie in a literal, as in most sources; a reader then need not locate the literals. */
  readonly areNone: boolean;
  /** In ascending order. */
  readonly #offsets: readonly number[];
  /**
   * The gap between two offsets that the last query found, `[#gapStart, #gapEnd)`: most queries ask about the next span
   * in the same gap.
   */
  #gapStart = 0;
  #gapEnd: number;

  constructor(source: string, isOutside: IsOutside) {
    this.#offsets = schemePlacesOf(source).filter((offset) => !isOutside(offset));
    this.#gapEnd = this.#offsets[0] ?? Infinity;
    this.areNone = this.#offsets.length === 0;
  }

  /** Whether one of the offsets lies in `[start, end)`. */
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
  collectPlaces("ttp:", source, (_, offset) => (endsHttp(source, offset + 3) ? offset + 3 : -1), places);
  collectPlaces("ttps:", source, (_, offset) => (endsHttp(source, offset + 4) ? offset + 4 : -1), places);
  collectPlaces("\\", source, placeOfBackslash, places);
  collectPlaces("&", source, placeOfReference, places);
  return places.sort((a, b) => a - b);
}

/**
 * The offset at which the sign with the `//` at `offset` begins; -1 if neither a colon nor the end of `http` is beside
 * the slashes.
 */
function placeOfSlashes(source: string, offset: number): number {
  const before = unitAt(source, offset - 1);
  if (maySeparate(before)) return offset - 1;
  if (before === space && unitAt(source, offset - 2) === colon) return endsHttp(source, offset - 2) ? offset - 2 : -1;
  if (unitAt(source, offset + 2) === colon) return offset;
  return mayEndName(before) || isBehindDriver(source, offset) ? offset - 1 : -1;
}

/**
 * The offset of the colon of `http:/`; -1 if another slash follows, or if the letter before the colon cannot end `http`
 * or `https`.
 */
function placeOfSlash(source: string, offset: number): number {
  return unitAt(source, offset + 2) !== slash && mayEndName(unitAt(source, offset - 1)) ? offset : -1;
}

/** The offset at which the sign with the escape at `offset` begins; -1 if the escape cannot be part of a sign. */
function placeOfBackslash(source: string, offset: number): number {
  const before = unitAt(source, offset - 1);
  if (before === slash) return placeBehindSlash(source, offset);
  if (maySeparate(before) && maySpellSlash(source, offset)) return offset - 1;
  return maySpellSign(source, offset) ? offset : -1;
}

/** As `placeOfBackslash`, for an escape behind a slash: `:/\/`, `/\/:` and `//\:`. */
function placeBehindSlash(source: string, offset: number): number {
  if (maySeparate(unitAt(source, offset - 2)) && maySpellSlash(source, offset)) return offset - 2;
  slashBeforeColon.lastIndex = offset;
  return slashBeforeColon.test(source) || maySpellSign(source, offset) ? offset - 1 : -1;
}

const slashBeforeColon = /\\+(?:\/\\*)?:/y;

/** The offset of a character reference of markup, `&#47;`; -1 if the reference cannot be part of a sign. */
function placeOfReference(source: string, offset: number): number {
  const before = unitAt(source, offset - 1);
  return maySeparate(before) || before === slash || unitAt(source, offset + 1) === numberSign ? offset : -1;
}

/** Whether a code unit may stand between a scheme and its slashes: a colon, or a semicolon by mistake. */
function maySeparate(unit: number): boolean {
  return unit === colon || unit === semicolon;
}

/**
 * For each occurrence of the text `sign`, adds to `places` what `placeOf` gives for the offset of that occurrence,
 * unless it is -1.
 */
function collectPlaces(sign: string, source: string, placeOf: typeof placeOfSlashes, places: number[]): void {
  for (let offset = source.indexOf(sign); offset >= 0; offset = source.indexOf(sign, offset + 1)) {
    const place = placeOf(source, offset);
    if (place >= 0) places.push(place);
  }
}
