import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { percentEncodeOctets } from "../../percent-encoding/percent-encode.js";
import type { Escape, EscapeReader } from "./decode-escapes.js";
import { unitAt } from "../../text/unit-at.js";

/** An escape by digits: `\u00E9`, `\x41`, `\101`. */
export interface DigitForm {
  /** Sticky, and matched behind the backslash; its one group captures the digits. */
  readonly pattern: RegExp;
  readonly radix: 8 | 10 | 16;
  /**
   * What the digits give: a code point, which may be a surrogate code unit; or a byte, of which several encode a
   * character in UTF-8.
   */
  readonly gives: "character" | "byte";
}

/** The backslash escapes of one format. */
export interface BackslashRules {
  /** Escapes by a single character behind the backslash, with what each stands for. */
  readonly singles: Readonly<Record<string, string>>;
  readonly digits?: readonly DigitForm[];
  /** Whether the backslash before any other character is kept or dropped. */
  readonly unknown: "kept" | "dropped";
  /** Matches, behind a backslash at the end of a line, what is ignored with it; sticky. Absent: nothing is. */
  readonly continuation?: RegExp;
  /** A character that stands for itself when doubled, such as a brace in format strings. */
  readonly doubled?: string;
}

const backslash = 0x5c;

export function backslashEscapes(rules: BackslashRules): EscapeReader {
  const { doubled = "" } = rules;
  return {
    isLead: (unit) => unit === backslash || (doubled !== "" && doubled.includes(String.fromCharCode(unit))),
    read(source, offset, end) {
      if (unitAt(source, offset) === backslash) return readBackslash(source, offset + 1, end, rules);
      const isPair = offset + 1 < end && source[offset] === source[offset + 1];
      return isPair ? { text: source.charAt(offset), end: offset + 2 } : undefined;
    },
  };
}

function readBackslash(source: string, start: number, end: number, rules: BackslashRules): Escape | undefined {
  if (start >= end) return undefined;
  const character = source.charAt(start);
  const single = Object.hasOwn(rules.singles, character) ? rules.singles[character] : undefined;
  if (single !== undefined) return { text: single, end: start + 1 };
  for (const form of rules.digits ?? []) {
    const read = readDigits(source, start, end, form);
    if (read !== undefined) return form.gives === "character" ? toCharacter(read) : toBytes(source, end, read, rules);
  }
  const joined = rules.continuation && endOf(source, start, end, rules.continuation);
  if (joined !== undefined) return { text: "", end: joined };
  return rules.unknown === "kept" ? undefined : { text: character, end: start + 1 };
}

interface Digits {
  readonly value: number;
  readonly end: number;
}

function readDigits(
  source: string,
  start: number,
  end: number,
  { pattern, radix, gives }: DigitForm,
): Digits | undefined {
  pattern.lastIndex = start;
  let match = pattern.exec(source);
  if (match !== null && pattern.lastIndex > end) {
    pattern.lastIndex = 0;
    match = pattern.exec(source.slice(start, end));
  }
  if (match === null) return undefined;
  const value = Number.parseInt((match[1] ?? "").replaceAll("_", ""), radix);
  // In C, any number of hexadecimal digits belong to an escape, whose value must be a byte; an octal value is
  // truncated.
  if (gives === "byte" && radix !== 8 && value > 0xff) return undefined;
  return { value, end: start + match[0].length };
}

function toCharacter({ value, end }: Digits): Escape | undefined {
  return value > 0x10ffff ? undefined : { text: String.fromCodePoint(value), end };
}

/** Decodes consecutive byte escapes as UTF-8; an invalid sequence gives U+FFFD. */
function toBytes(source: string, end: number, first: Digits, rules: BackslashRules): Escape {
  const lead = first.value & 0xff;
  if (lead < 0x80) return { text: String.fromCharCode(lead), end: first.end };
  const count = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
  const bytes = [lead];
  let last = first.end;
  while (bytes.length <= count) {
    const next = nextByte(source, last, end, rules);
    if (next === undefined) break;
    bytes.push(next.value & 0xff);
    last = next.end;
  }
  const text = percentDecodeUtf8(percentEncodeOctets(Uint8Array.from(bytes)));
  return text === undefined ? { text: "\uFFFD", end: first.end } : { text, end: last };
}

function nextByte(source: string, offset: number, end: number, rules: BackslashRules): Digits | undefined {
  if (offset >= end || unitAt(source, offset) !== backslash) return undefined;
  for (const form of rules.digits ?? []) {
    const read = form.gives === "byte" ? readDigits(source, offset + 1, end, form) : undefined;
    if (read !== undefined) return read;
  }
  return undefined;
}

function endOf(source: string, start: number, end: number, pattern: RegExp): number | undefined {
  pattern.lastIndex = start;
  if (!pattern.test(source)) return undefined;
  if (pattern.lastIndex <= end) return pattern.lastIndex;
  pattern.lastIndex = 0;
  return pattern.test(source.slice(start, end)) ? start + pattern.lastIndex : undefined;
}
