import { backslashSyntax } from "./backslash-syntax.js";
import { decodeEscapes } from "./decode-escapes.js";
import type { Span } from "../../span.js";
import { isSurrogate } from "../../surrogate.js";
import type { Syntax } from "./syntax.js";
import { escapeUnseen } from "./unseen.js";

const bracedCodePoint = (codePoint: number): string | undefined =>
  isSurrogate(codePoint) ? undefined : `\\x{${codePoint.toString(16).toUpperCase()}}`;

const interpolating = backslashSyntax({
  name: "perl-double",
  singles: { n: "\n", r: "\r", t: "\t", f: "\f", b: "\b", a: "\x07", e: "\x1B" },
  digits: [
    { pattern: /x\{([0-9A-Fa-f]{1,6})\}/uy, radix: 16, gives: "character" },
    { pattern: /x([0-9A-Fa-f]{1,2})/uy, radix: 16, gives: "character" },
    { pattern: /N\{U\+([0-9A-Fa-f]{1,6})\}/uy, radix: 16, gives: "character" },
    { pattern: /o\{([0-7]{1,7})\}/uy, radix: 8, gives: "character" },
    { pattern: /([0-7]{1,3})/uy, radix: 8, gives: "character" },
  ],
  unknown: "dropped",
  quoted: /["\\$@]/gu,
  write: bracedCodePoint,
});

/** perlop, *Quote and Quote-like Operators*: `"…"` and `qq{…}`. */
const perlDouble: Syntax = {
  ...interpolating,
  encode: (text, source, span) =>
    holdsDelimiter(text, delimiterOf(source, span)) ? undefined : interpolating.encode(text, source, span),
};

const backslash = 0x5c;

/** The same, `'…'` and `q{…}`: a backslash before the delimiter, or before a backslash, is an escape. */
const perlSingle: Syntax = {
  name: "perl-single",
  decode(source, span) {
    const delimiter = delimiterOf(source, span);
    return decodeEscapes(source, span, {
      isLead: (unit) => unit === backslash,
      read(text, offset, end) {
        const escaped = offset + 1 < end ? text.charAt(offset + 1) : "";
        const isEscape = escaped === "\\" || (escaped !== "" && delimiter.includes(escaped));
        return isEscape ? { text: escaped, end: offset + 2 } : undefined;
      },
    });
  },
  encode(text, source, span) {
    const delimiter = delimiterOf(source, span);
    const written = [...text].map((one) => (one === "\\" || delimiter.includes(one) ? `\\${one}` : one)).join("");
    return escapeUnseen(written, () => undefined);
  },
};

const pairs = ["{}", "()", "[]", "<>"];

/** What stands around a string: both brackets of a pair, or one character. */
function delimiterOf(source: string, { start }: Span<"source">): string {
  const opening = source.charAt(start - 1);
  return pairs.find((pair) => pair.startsWith(opening) && opening !== "") ?? opening;
}

/** Quotation marks get a backslash; another delimiter that got one could not be told from an escape that was there. */
function holdsDelimiter(text: string, delimiter: string): boolean {
  return delimiter !== '"' && [...delimiter].some((one) => text.includes(one));
}

export const perlStrings = { "perl-double": perlDouble, "perl-single": perlSingle } as const;
