import { isSurrogate } from "../../text/surrogate.js";
import { decodeEscapes, type Escape } from "./decode-escapes.js";
import type { Syntax } from "./syntax.js";
import { escapeAll, escapeUnseen } from "./unseen.js";

const singles: Readonly<Record<string, string>> = {
  0: "\0",
  a: "\x07",
  b: "\b",
  e: "\x1B",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};
const codePoint = /u\{([0-9A-Fa-f]{1,6})\}/uy;
const lastCodePoint = 0x10ffff;
const backQuote = 0x60;
const doubleQuote = 0x22;

/** about_Special_Characters and about_Quoting_Rules of PowerShell: a back quote begins an escape. */
function expandable(name: "powershell-double" | "powershell-here"): Syntax {
  const hasDoubledQuotes = name === "powershell-double";
  return {
    name,
    decode: (source, span) =>
      decodeEscapes(source, span, {
        isLead: (unit) => unit === backQuote || (hasDoubledQuotes && unit === doubleQuote),
        read(text, offset, end) {
          if (text.charCodeAt(offset) === backQuote) return escapeAt(text, offset + 1, end);
          const isPair = offset + 1 < end && text[offset + 1] === '"';
          return isPair ? { text: '"', end: offset + 2 } : undefined;
        },
      }),
    encode: (text) => escapeUnseen(text.replace(/[`"$]/gu, "`$&"), bracedEscape),
    escape: (text) => escapeAll(text, bracedEscape),
  };
}

/** A back quote before anything else takes away its meaning, if it has any. */
function escapeAt(source: string, start: number, end: number): Escape | undefined {
  if (start >= end) return undefined;
  const character = source.charAt(start);
  const single = Object.hasOwn(singles, character) ? singles[character] : undefined;
  if (single !== undefined) return { text: single, end: start + 1 };
  codePoint.lastIndex = start;
  const digits = codePoint.exec(source)?.[1];
  if (digits === undefined || codePoint.lastIndex > end) return { text: character, end: start + 1 };
  const value = Number.parseInt(digits, 16);
  return value > lastCodePoint ? undefined : { text: String.fromCodePoint(value), end: codePoint.lastIndex };
}

function bracedEscape(value: number): string | undefined {
  return isSurrogate(value) ? undefined : `\`u{${value.toString(16).toUpperCase()}}`;
}

export const powershellStrings = {
  "powershell-double": expandable("powershell-double"),
  "powershell-here": expandable("powershell-here"),
} as const;
