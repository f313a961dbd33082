import { backslashSyntax, betweenDelimiters, noEscape } from "./backslash-syntax.js";
import { upToTwoDigits } from "./common-escapes.js";
import type { Syntax } from "./syntax.js";

/** perlop, *Quote and Quote-like Operators*: `"…"` and `qq{…}`. Characters are octets of UTF-8, but escapes are not, without `use utf8`. */
const perlDouble = backslashSyntax({
  name: "perl-double",
  singles: { n: "\n", r: "\r", t: "\t", f: "\f", b: "\b", a: "\x07", e: "\x1B" },
  digits: [
    { pattern: /x\{([0-9A-Fa-f]{1,6})\}/uy, radix: 16, gives: "character" },
    upToTwoDigits,
    { pattern: /N\{U\+([0-9A-Fa-f]{1,6})\}/uy, radix: 16, gives: "character" },
    { pattern: /o\{([0-7]{1,7})\}/uy, radix: 8, gives: "character" },
    { pattern: /([0-7]{1,3})/uy, radix: 8, gives: "character" },
  ],
  unknown: "dropped",
  quoted: /["\\$@]/gu,
  write: noEscape,
});

/** A backslash before a delimiter, or before a backslash, is an escape. */
const backslashAlone = {
  name: "perl-single",
  singles: { "\\": "\\" },
  unknown: "kept",
  quoted: /\\/gu,
  write: noEscape,
} as const;

/** The same, `'…'` and `q{…}`. */
const perlSingle: Syntax = {
  ...betweenDelimiters(backslashAlone, "'"),
  between: (name, delimiters) => betweenDelimiters({ ...backslashAlone, name }, delimiters),
};

export const perlStrings = { "perl-double": perlDouble, "perl-single": perlSingle } as const;
