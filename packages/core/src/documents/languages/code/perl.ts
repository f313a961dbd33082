import type { CodeLanguage } from "./code-language.js";
import { wordStartNumberSign } from "./comment-forms.js";
import { bracketed, doubleQuote, quoted, singleQuote } from "./string-forms.js";

/** Variables, and what changes the case of all that follows. */
const perlHole = /[$@]\{|[$@][A-Za-z_]\w*|\\[LUEQFlu]|\\c[^\n\r]|\\N\{(?!U\+)/uy;
/** `q{…}` and its like; what looks so may be a part of a name. */
function perlQuote(name: string): RegExp {
  return new RegExp(`(?<![\\w$@%&>:*-])${name}(?<delimiter>[{([<\\/|!~])`, "uy");
}

export const perl = {
  lineComments: [wordStartNumberSign],
  blockComments: [
    ...["pod", "head", "encoding", "over", "begin"].map((word) => ({ open: `\n=${word}`, close: "\n=cut" })),
    // What follows is data for the program.
    { open: "\n__END__" },
    { open: "\n__DATA__" },
  ],
  // A backslash before a quotation mark, the last index of an array, and patterns between two or three equal signs.
  passedOver: [
    /\\[^\n\r]/uy,
    /\$#/uy,
    /(?<![\w$@%&>:*-])(?:m|qr)(?<sign>[/!|~#])(?:\\[^\n\r]|(?!\k<sign>)[^\\\n\r])*\k<sign>/uy,
    /(?<![\w$@%&>:*-])(?:s|tr|y)(?<sign>[/!|~#])(?:(?:\\[^\n\r]|(?!\k<sign>)[^\\\n\r])*\k<sign>){2}/uy,
    /(?<=[=!]~[ \t]{0,8})\/(?:\\[^\n\r]|[^\\/\n\r])*\//uy,
  ],
  hereDocument: /<<~?(?<quote>["']?)(?<word>[A-Za-z_]\w*)\k<quote>/uy,
  strings: [
    quoted("perl-double", doubleQuote, { hole: perlHole }),
    quoted("perl-single", singleQuote),
    quoted("perl-double", perlQuote("qq"), { ...bracketed, hole: perlHole }),
    quoted("perl-single", perlQuote("q"), bracketed),
    quoted("perl-single", perlQuote("qw"), { ...bracketed, use: "words" }),
    quoted("perl-single", /(?<![\w$@%&>:*-])(?:m|qr|s|tr|y)(?<delimiter>[{([<])/uy, { ...bracketed, use: "pattern" }),
  ],
  comparing: { after: /^\s*(?:eq|ne)\b/u },
  joiners: ["."],
} as const satisfies CodeLanguage;
