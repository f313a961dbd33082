import type { Span } from "../../span.js";
import { isSurrogate } from "../../surrogate.js";
import type { LocatedEdit } from "../located-finding.js";
import type { DigitForm } from "./backslash-escapes.js";
import { backslashSyntax, bracedEscape, longEscape } from "./backslash-syntax.js";
import { decodeEscapes } from "./decode-escapes.js";
import { perlStrings } from "./perl-strings.js";
import { powershellStrings } from "./powershell-strings.js";
import type { CodeStringName, Syntax } from "./syntax.js";
import { unicodeEscapes } from "./unseen.js";

const fourDigits: DigitForm = { pattern: /u([0-9A-Fa-f]{4})/uy, radix: 16, gives: "character" };
const eightDigits: DigitForm = { pattern: /U([0-9A-Fa-f]{8})/uy, radix: 16, gives: "character" };
const braced: DigitForm = { pattern: /u\{([0-9A-Fa-f][0-9A-Fa-f_]{0,11})\}/uy, radix: 16, gives: "character" };
const twoDigits: DigitForm = { pattern: /x([0-9A-Fa-f]{2})/uy, radix: 16, gives: "character" };
const twoDigitByte: DigitForm = { ...twoDigits, gives: "byte" };
const octal: DigitForm = { pattern: /([0-3]?[0-7]{1,2})/uy, radix: 8, gives: "character" };
const octalByte: DigitForm = { ...octal, gives: "byte" };
const lineEnd = /\r\n|[\r\n]/uy;

/** The escapes that nearly all languages took over from C. */
const common = { n: "\n", r: "\r", t: "\t", "\\": "\\", '"': '"', "'": "'" };
const controls = { ...common, a: "\x07", b: "\b", f: "\f", v: "\v" };

/** Each code point as its bytes in UTF-8, by three octal digits, since `\x` has no fixed length in C. */
function octalBytes(codePoint: number): string | undefined {
  if (isSurrogate(codePoint)) return undefined;
  const encoded = encodeURIComponent(String.fromCodePoint(codePoint));
  const bytes = encoded.startsWith("%") ? encoded.slice(1).split("%") : [codePoint.toString(16)];
  return bytes.map((byte) => `\\${Number.parseInt(byte, 16).toString(8).padStart(3, "0")}`).join("");
}

/** Python language reference §2.4.1. */
const python = {
  singles: controls,
  digits: [octal, twoDigits, fourDigits, eightDigits],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["'\\]/gu,
  write: longEscape,
} as const;

const pythonString = backslashSyntax({ name: "python-string", ...python });

/** Also the doubled braces of f-strings. */
const pythonFormat = backslashSyntax({ name: "python-format", ...python, doubled: "{}" });

const pythonBytes = backslashSyntax({
  ...python,
  name: "python-bytes",
  digits: [octalByte, twoDigitByte],
  write: octalBytes,
});

/** C23 §6.4.4, C++23 [lex.string]. */
const cString = backslashSyntax({
  name: "c-string",
  singles: { ...controls, "?": "?", e: "\x1B" },
  digits: [octalByte, { pattern: /x([0-9A-Fa-f]+)/uy, radix: 16, gives: "byte" }, fourDigits, eightDigits, braced],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["\\]/gu,
  write: octalBytes,
});

/** The Go Programming Language Specification, *Rune literals*. */
const goString = backslashSyntax({
  name: "go-string",
  singles: controls,
  digits: [{ ...octalByte, pattern: /([0-3][0-7]{2})/uy }, twoDigitByte, fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: longEscape,
});

/** The Rust Reference, *Literal expressions*. */
const rustString = backslashSyntax({
  name: "rust-string",
  singles: { ...common, 0: "\0" },
  digits: [twoDigitByte, braced],
  unknown: "kept",
  continuation: /(?:\r\n|\n)[ \t\r\n]*/uy,
  quoted: /["\\]/gu,
  write: bracedEscape,
});

/** The Java Language Specification §3.3, §3.10.7. */
const javaString = backslashSyntax({
  name: "java-string",
  singles: { ...common, b: "\b", f: "\f", s: " " },
  digits: [octal, { ...fourDigits, pattern: /u+([0-9A-Fa-f]{4})/uy }],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["\\]/gu,
  write: unicodeEscapes,
});

/** C# language specification §6.4.5.6. */
const csharp = {
  singles: { ...controls, 0: "\0", e: "\x1B" },
  digits: [{ ...twoDigits, pattern: /x([0-9A-Fa-f]{1,4})/uy }, fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: unicodeEscapes,
} as const;

const csharpString = backslashSyntax({ name: "csharp-string", ...csharp });

/** Also the doubled braces of interpolated strings, §12.8.3. */
const csharpFormat = backslashSyntax({ name: "csharp-format", ...csharp, doubled: "{}" });

/** PHP manual, *Strings*. */
const phpDouble = backslashSyntax({
  name: "php-double",
  singles: { n: "\n", r: "\r", t: "\t", v: "\v", e: "\x1B", f: "\f", "\\": "\\", $: "$", '"': '"' },
  digits: [{ ...octalByte, pattern: /([0-7]{1,3})/uy }, { ...twoDigitByte, pattern: /x([0-9A-Fa-f]{1,2})/uy }, braced],
  unknown: "kept",
  quoted: /["\\$]/gu,
  write: bracedEscape,
});

const none = (): undefined => undefined;

const phpSingle = backslashSyntax({
  name: "php-single",
  singles: { "\\": "\\", "'": "'" },
  unknown: "kept",
  quoted: /['\\]/gu,
  write: none,
});

/** POSIX.1-2024, *Shell Command Language* §2.2.3 and §2.2.4. */
const shellDouble = backslashSyntax({
  name: "shell-double",
  singles: { "\\": "\\", $: "$", '"': '"', "`": "`" },
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["\\$`]/gu,
  write: none,
});

const shellDollar = backslashSyntax({
  name: "shell-dollar",
  singles: { ...controls, e: "\x1B", E: "\x1B", "?": "?" },
  digits: [
    { ...octalByte, pattern: /([0-7]{1,3})/uy },
    { ...twoDigitByte, pattern: /x([0-9A-Fa-f]{1,2})/uy },
    { ...fourDigits, pattern: /u([0-9A-Fa-f]{1,4})/uy },
    { ...eightDigits, pattern: /U([0-9A-Fa-f]{1,8})/uy },
  ],
  unknown: "kept",
  quoted: /['\\]/gu,
  write: octalBytes,
});

/** What a word of the shell begins with that is an identifier. */
const wordBeginning = /^[A-Za-z][A-Za-z0-9+.-]{1,15}:\/\//u;
/** No match of it has more units. */
const longestBeginning = 19;

/** A word that is told by how it begins still begins so; others are told by where they stand. */
function keepsWordBeginning(source: string, { span, text }: LocatedEdit, { start }: Span<"source">): boolean {
  const before = source.slice(start, start + longestBeginning);
  if (span.start > start + longestBeginning || !wordBeginning.test(before)) return true;
  const after = source.slice(start, span.start) + text + source.slice(span.end, span.end + longestBeginning);
  return wordBeginning.test(after);
}

/** Without quotation marks a backslash takes away the meaning of whatever follows it. */
const shellWord: Syntax = {
  ...backslashSyntax({
    name: "shell-word",
    singles: {},
    unknown: "dropped",
    continuation: lineEnd,
    quoted: /[\\\s"'`$&|;<>()*?[\]{}~#!]/gu,
    write: none,
  }),
  keeps: keepsWordBeginning,
};

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Some characters are written twice, and nothing else is an escape. */
function doubled(name: CodeStringName, characters: string): Syntax {
  return {
    name,
    decode: (source, span) =>
      decodeEscapes(source, span, {
        isLead: (unit) => characters.includes(String.fromCharCode(unit)),
        read(text, offset, end) {
          const isPair = offset + 1 < end && text[offset + 1] === text[offset];
          return isPair ? { text: text.charAt(offset), end: offset + 2 } : undefined;
        },
      }),
    encode(text) {
      if (unseen.test(text)) return undefined;
      return [...text].map((one) => (characters.includes(one) ? one + one : one)).join("");
    },
  };
}

/** The strings of programming languages, by name. */
export const codeStrings = {
  "python-string": pythonString,
  "python-format": pythonFormat,
  "python-raw-format": doubled("python-raw-format", "{}"),
  "python-bytes": pythonBytes,
  "c-string": cString,
  "go-string": goString,
  "rust-string": rustString,
  "java-string": javaString,
  "csharp-string": csharpString,
  "csharp-format": csharpFormat,
  "csharp-verbatim-format": doubled("csharp-verbatim-format", '"{}'),
  "php-double": phpDouble,
  "php-single": phpSingle,
  "shell-double": shellDouble,
  "shell-dollar": shellDollar,
  "shell-word": shellWord,
  ...perlStrings,
  ...powershellStrings,
  "doubled-double-quote": doubled("doubled-double-quote", '"'),
  "doubled-single-quote": doubled("doubled-single-quote", "'"),
} as const;
