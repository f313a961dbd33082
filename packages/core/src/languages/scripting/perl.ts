import { patternSequence } from "../../text/composed-pattern.js";
import { backslashSyntax, betweenDelimiters, noEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { upToTwoDigits } from "../../literals/syntaxes/common-escapes.js";
import type { Syntax } from "../../literals/syntaxes/syntax.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { wordStartNumberSign } from "../definition/comment-forms.js";
import { numberComments } from "../definition/comment-syntax.js";
import { bracketed, doubleQuote, quoted, singleQuote } from "../definition/string-forms.js";

/**
 * perlop, *Quote and Quote-like Operators*: `"…"` and `qq{…}`. No escapes are written for characters: without
 * `use utf8`, those that stand for themselves are octets of UTF-8, while an escape is one character.
 */
export const perlDouble = backslashSyntax({
  name: "perl-double",
  holes: "variables",
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

/** Only `\\` and an escaped delimiter are escapes. */
const backslashAlone = {
  name: "perl-single",
  singles: { "\\": "\\" },
  unknown: "kept",
  quoted: /\\/gu,
  write: noEscape,
} as const;

/** perlop, *Quote and Quote-like Operators*: `'…'` and `q{…}`. */
export const perlSingle: Syntax = {
  ...betweenDelimiters(backslashAlone, "'"),
  between: (name, delimiters) => betweenDelimiters({ ...backslashAlone, name }, delimiters),
};

/**
 * What is read as a hole: variables, escapes that change the case of what follows (`\U`), control characters and named
 * characters.
 */
const perlHole = /[$@]\{|[$@][A-Za-z_]\w*|\\[LUEQFlu]|\\c[^\n\r]|\\N\{(?!U\+)/uy;

/**
 * Where a quote-like operator may begin: not within a name, nor behind a sigil (`$q`), an arrow (`->q`), `::` or `-`.
 */
const operatorStart = /(?<![\w$@%&>:*-])/uy;

/** A quote-like operator, `q{…}`. */
function perlQuote(name: string): RegExp {
  return new RegExp(`${operatorStart.source}${name}(?<delimiter>[{([<\\/|!~])`, "uy");
}

export const perl = defineCodeLanguage({
  name: "perl",
  extensions: ["pl", "pm"],
  ids: ["perl"],
  comments: numberComments,
  lineComments: [wordStartNumberSign],
  blockComments: [
    ...["pod", "head", "encoding", "over", "begin"].map((word) => ({ open: `\n=${word}`, close: "\n=cut" })),
    // What follows is data for the program.
    { open: "\n__END__" },
    { open: "\n__DATA__" },
  ],
  // An escape, the last index of an array (`$#a`), and patterns and substitutions between equal delimiters.
  passedOver: [
    /\\[^\n\r]/uy,
    /\$#/uy,
    patternSequence(operatorStart, /(?:m|qr)(?<sign>[/!|~#])(?:\\[^\n\r]|(?!\k<sign>)[^\\\n\r])*\k<sign>/uy),
    patternSequence(operatorStart, /(?:s|tr|y)(?<sign>[/!|~#])(?:(?:\\[^\n\r]|(?!\k<sign>)[^\\\n\r])*\k<sign>){2}/uy),
    /(?<=[=!]~[ \t]{0,8})\/(?:\\[^\n\r]|[^\\/\n\r])*\//uy,
  ],
  hereDocument: /<<~?(?<quote>["']?)(?<word>[A-Za-z_]\w*)\k<quote>/uy,
  strings: [
    quoted("perl-double", doubleQuote, { hole: perlHole }),
    quoted("perl-single", singleQuote),
    quoted("perl-double", perlQuote("qq"), { ...bracketed, hole: perlHole }),
    quoted("perl-single", perlQuote("q"), bracketed),
    quoted("perl-single", perlQuote("qw"), { ...bracketed, use: "words" }),
    quoted("perl-single", patternSequence(operatorStart, /(?:m|qr|s|tr|y)(?<delimiter>[{([<])/uy), {
      ...bracketed,
      use: "pattern",
    }),
  ],
  comparing: { after: /^\s*(?:eq|ne)\b/u },
  joiners: ["."],
});
