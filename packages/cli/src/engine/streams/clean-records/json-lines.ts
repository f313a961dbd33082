import type { Settings } from "@irilint/core/literals";
import { Member } from "./json-member.js";
import { recordEnds, type RecordEnd, type RecordForm } from "./record-form.js";
import { byteClasses, signsOfText, Values } from "./values.js";
import { backslash, carriageReturn, colon, lineFeed, quotationMark, space, tab } from "../octets.js";

const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

const inString = byteClasses('"\\\r\n', signsOfText);

/** Of numbers, `true`, `false` and `null`. */
const ofWord = Uint8Array.from({ length: 256 }, (_, byte) =>
  /[A-Za-z0-9+.-]/u.test(String.fromCharCode(byte)) ? 1 : 0,
);

/** More brackets in each other are left to the reader, which keeps so many names of a path. */
const deepest = 30;

const isBroken = -1;

/** Lines with one value of JSON each. */
export class JsonLines implements RecordForm {
  readonly #values: Values;
  /** What stands at no name. */
  readonly #root: Member;
  /** Whether what was read of a line has nothing to report. */
  #isClean = true;

  constructor(settings: Settings) {
    this.#values = new Values(settings);
    this.#root = Member.root(this.#values);
  }

  recordEnd(bytes: Buffer, start: number): RecordEnd {
    this.#isClean = true;
    const first = behindSpace(bytes, start);
    const end = isLineEnd(bytes[first]) ? first : behindSpace(bytes, this.#valueEnd(bytes, first, this.#root, 0));
    const next = bytes[end] === carriageReturn ? end + 1 : end;
    if (end === isBroken || bytes[next] !== lineFeed) return recordEnds.doubtfulLine(bytes, start);
    return this.#judged(next + 1);
  }

  #judged(end: number): RecordEnd {
    return this.#isClean ? end : recordEnds.doubtful(end);
  }

  /** Behind the value at `start`, which `member` names. */
  #valueEnd(bytes: Buffer, start: number, member: Member, depth: number): number {
    switch (bytes[start]) {
      case quotationMark:
        return this.#stringEnd(bytes, start + 1, member);
      case openBrace:
        return depth < deepest ? this.#objectEnd(bytes, start + 1, member, depth + 1) : isBroken;
      case openBracket:
        return depth < deepest ? this.#arrayEnd(bytes, start + 1, member, depth + 1) : isBroken;
      default:
        return wordEnd(bytes, start);
    }
  }

  #arrayEnd(bytes: Buffer, start: number, member: Member, depth: number): number {
    const first = behindSpace(bytes, start);
    if (bytes[first] === closeBracket) return first + 1;
    for (let at = first; ;) {
      const end = this.#valueEnd(bytes, at, member, depth);
      if (end === isBroken) return isBroken;
      const next = behindSpace(bytes, end);
      if (bytes[next] === closeBracket) return next + 1;
      if (bytes[next] !== comma) return isBroken;
      at = behindSpace(bytes, next + 1);
    }
  }

  #objectEnd(bytes: Buffer, start: number, member: Member, depth: number): number {
    const first = behindSpace(bytes, start);
    if (bytes[first] === closeBrace) return first + 1;
    let before: Member | undefined;
    for (let at = first; ;) {
      const nameEnd = this.#nameEnd(bytes, at);
      if (nameEnd === isBroken) return isBroken;
      before = member.memberCalled(bytes, { start: at + 1, end: nameEnd }, before);
      this.#isClean &&= before.isCleanName;
      const sign = behindSpace(bytes, nameEnd + 1);
      if (bytes[sign] !== colon) return isBroken;
      const end = this.#valueEnd(bytes, behindSpace(bytes, sign + 1), before, depth);
      if (end === isBroken) return isBroken;
      const next = behindSpace(bytes, end);
      if (bytes[next] === closeBrace) return next + 1;
      if (bytes[next] !== comma) return isBroken;
      at = behindSpace(bytes, next + 1);
    }
  }

  /** Where the quotation mark stands that ends a name; one with an escape is left to the reader. */
  #nameEnd(bytes: Buffer, start: number): number {
    if (bytes[start] !== quotationMark) return isBroken;
    this.#values.begin();
    const end = this.#values.endOf(bytes, start + 1, inString);
    this.#isClean &&= this.#values.isPlain;
    return bytes[end] === quotationMark ? end : isBroken;
  }

  /** Behind the string that began before `start`. */
  #stringEnd(bytes: Buffer, start: number, member: Member): number {
    const values = this.#values;
    values.begin();
    let end = values.endOf(bytes, start, inString);
    while (bytes[end] === backslash) {
      values.hasSign = true;
      if (isLineEnd(bytes[end + 1])) return isBroken;
      end = values.endOf(bytes, end + 2, inString);
    }
    if (bytes[end] !== quotationMark) return isBroken;
    if (!values.isPlain) this.#isClean = false;
    else if (this.#isClean && (values.hasSign || !member.needsSign))
      this.#isClean = values.isClean(bytes.toString("utf8", start, end), member.value);
    return end + 1;
  }
}

function wordEnd(bytes: Buffer, start: number): number {
  let at = start;
  while (ofWord[bytes[at] ?? 0] === 1) at++;
  return at === start ? isBroken : at;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === undefined || byte === lineFeed || byte === carriageReturn;
}

function behindSpace(bytes: Buffer, start: number): number {
  if (start === isBroken) return isBroken;
  let at = start;
  while (bytes[at] === space || bytes[at] === tab) at++;
  return at;
}
