import { decodeEscapes, type Escape } from "../../literals/syntaxes/decode-escapes.js";
import type { Syntax } from "../../literals/syntaxes/syntax.js";
import { escapeAll, escapeUnseen } from "../../literals/syntaxes/unseen.js";
import { isSurrogate } from "../../text/surrogate.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { wordStartNumberSign } from "../definition/comment-forms.js";
import { numberComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted, raw, singleQuote, unquotedWord } from "../definition/string-forms.js";

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

const quotationMark = 0x22;

/**
 * A string with variables and escapes, which a back quote begins; `"…"` also has doubled quotation marks (PowerShell,
 * about_Special_Characters, about_Quoting_Rules).
 */
function expandable(name: "powershell-double" | "powershell-here"): Syntax {
  const hasDoubledQuotes = name === "powershell-double";
  return {
    name,
    holes: "variables",
    decode: (source, span) =>
      decodeEscapes(source, span, {
        isLead: (unit) => unit === backQuote || (hasDoubledQuotes && unit === quotationMark),
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

/**
 * The escape whose back quote stands right before `start`. Before a character that makes no escape, the back quote is
 * dropped.
 */
function escapeAt(source: string, start: number, end: number): Escape | undefined {
  if (start >= end) return undefined;
  const escaped = source.charAt(start);
  const single = Object.hasOwn(singles, escaped) ? singles[escaped] : undefined;
  if (single !== undefined) return { text: single, end: start + 1 };
  codePoint.lastIndex = start;
  const digits = codePoint.exec(source)?.[1];
  if (digits === undefined || codePoint.lastIndex > end) return { text: escaped, end: start + 1 };
  const value = Number.parseInt(digits, 16);
  return value > lastCodePoint ? undefined : { text: String.fromCodePoint(value), end: codePoint.lastIndex };
}

function bracedEscape(value: number): string | undefined {
  return isSurrogate(value) ? undefined : `\`u{${value.toString(16).toUpperCase()}}`;
}

export const powershellDouble = expandable("powershell-double");

export const powershellHere = expandable("powershell-here");

/** A variable, also of a drive, `$env:HOME`; in `$scheme://`, the colon is not part of the variable. */
const powershellHole = /\$\{|\$\(|\$[A-Za-z_]\w*(?::\w+)?/uy;

export const powershell = defineCodeLanguage({
  name: "powershell",
  extensions: ["ps1", "psm1", "psd1"],
  ids: ["powershell"],
  comments: numberComments,
  lineComments: [wordStartNumberSign],
  blockComments: [{ open: "<#", close: "#>" }],
  // An escaped character, which may be a quotation mark.
  passedOver: [/`[^\n\r]/uy],
  strings: [
    {
      ...raw(/@"[ \t]*(?=[\n\r])/uy, () => '\n"@'),
      syntax: "powershell-here",
      hasBackQuotes: true,
      hole: powershellHole,
    },
    raw(/@'[ \t]*(?=[\n\r])/uy, () => "\n'@"),
    quoted("powershell-double", doubleQuote, {
      lines: "many",
      guard: "doubled",
      hasBackQuotes: true,
      hole: powershellHole,
    }),
    quoted("doubled-single-quote", singleQuote, { lines: "many", guard: "doubled" }),
    // A word without quotation marks, up to a variable.
    { open: unquotedWord.open, content: /[^\s"'`;,|(){}<>$&]{1,4096}/uy, syntax: "plain", lines: "one" },
  ],
  // `-ceq` and `-ieq` are the case-sensitive and case-insensitive forms of `-eq`.
  comparing: {
    before: /-[ci]?(?:eq|ne|(?:not)?(?:like|match|contains))$/iu,
    after: /^\s*-[ci]?(?:eq|ne|(?:not)?in)\b/iu,
  },
  joiners: ["+"],
});
