import type { Escape, EscapeReader } from "../decode-escapes.js";
import { afterLineEnd } from "../../../text/line-end.js";
import { unitAt } from "../../../text/unit-at.js";

const backslash = 0x5c;
const carriageReturn = 0x0d;

const singleCharacterEscapes: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

const hexEscape = /x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|u\{0*([0-9A-Fa-f]{1,6})\}/uy;
const octalEscape = /[0-3][0-7]{0,2}|[4-7][0-7]?/uy;

/** Reads what a backslash before a digit stands for. */
type ReadDigits = (source: string, start: number, end: number) => Escape | undefined;

/** Strings: all of ECMAScript's escapes, also the octal ones of sloppy mode (ECMA-262 §B.1.2). */
export const javascriptStringEscapes: EscapeReader = {
  isLead: (unit) => unit === backslash,
  read: (source, offset, end) => readBackslash(source, offset, end, readOctal),
};

/** Escapes in strings of unknown languages: `\1` may be an octal escape or a backreference, and is left as it is. */
export const unknownEscapes: EscapeReader = {
  isLead: (unit) => unit === backslash,
  read: (source, offset, end) => readBackslash(source, offset, end, () => undefined),
};

/** Templates: no octal escapes, and every line end is U+000A (ECMA-262 §12.9.6). */
export const templateEscapes: EscapeReader = {
  isLead: (unit) => unit === backslash || unit === carriageReturn,
  read(source, offset, end) {
    if (unitAt(source, offset) === backslash) return readBackslash(source, offset, end, readNull);
    return { text: "\n", end: afterLineEnd(source, offset, end) };
  },
};

function readBackslash(source: string, offset: number, end: number, readDigits: ReadDigits): Escape | undefined {
  const next = offset + 1;
  if (next >= end) return undefined;
  const character = source[next] ?? "";
  if (character === "x" || character === "u") return readHex(source, next, end);
  if (/[0-9]/u.test(character)) return readDigits(source, next, end);
  if (/[\n\r\u2028\u2029]/u.test(character)) return { text: "", end: afterLineEnd(source, next, end) };
  return { text: singleCharacterEscapes[character] ?? character, end: next + 1 };
}

function readHex(source: string, start: number, end: number): Escape | undefined {
  hexEscape.lastIndex = start;
  const match = hexEscape.exec(source);
  if (match === null || hexEscape.lastIndex > end) return undefined;
  const codePoint = Number.parseInt(match[1] ?? match[2] ?? match[3] ?? "", 16);
  return codePoint > 0x10ffff ? undefined : { text: String.fromCodePoint(codePoint), end: hexEscape.lastIndex };
}

function readOctal(source: string, start: number, end: number): Escape {
  octalEscape.lastIndex = start;
  const digits = octalEscape.exec(source)?.[0].slice(0, end - start);
  if (digits === undefined) return { text: source[start] ?? "", end: start + 1 };
  return { text: String.fromCharCode(Number.parseInt(digits, 8)), end: start + digits.length };
}

function readNull(source: string, start: number, end: number): Escape | undefined {
  const isNull = source[start] === "0" && (start + 1 === end || !/[0-9]/u.test(source[start + 1] ?? ""));
  return isNull ? { text: "\0", end: start + 1 } : undefined;
}
