import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import {
  anyOctalByte,
  braced,
  controls,
  fourDigits,
  upToTwoDigitByte,
} from "../../literals/syntaxes/common-escapes.js";
import { lineEnd } from "../../text/line-end.js";
import { defineCodeLanguage, type StringForm } from "../definition/code-language.js";
import { numberComments } from "../definition/comment-syntax.js";
import { bracketed, doubleQuote, quoted, singleQuote } from "../definition/string-forms.js";

/** Ruby's documentation, *String Literals*; control and meta characters (`\C-a`, `\M-a`) are read as holes. */
export const rubyDouble = backslashSyntax({
  name: "ruby-double",
  holes: "variables",
  singles: { ...controls, e: "\x1B", s: " " },
  digits: [anyOctalByte, upToTwoDigitByte, fourDigits, braced],
  unknown: "dropped",
  continuation: lineEnd,
  quoted: /["\\]|#(?=[{$@])/gu,
  write: bracedEscape,
});

/**
 * What is read as a hole: `#{…}`, and the interpolation of instance, class and global variables (`#@a`, `#$a`); also
 * control and meta characters (`\C-a`), and `\u{…}` with several code points.
 */
const rubyHole = patternUnion(
  /#(?:\{|\$\w|@{1,2}[A-Za-z_])/uy,
  /\\(?:c|[CM]-)[^\n\r]|\\u\{(?=[0-9A-Fa-f]{1,6}[ \t])/uy,
);

/** Keywords behind which a value begins, as alternatives of a pattern. */
const beforeValue = "and|or|not|if|else|elsif|unless|when|in|while|until|then|return|do";

/**
 * The source of a lookbehind for where a value begins, so that a slash begins a pattern and a percent sign a string: at
 * the start of a line, behind an operator, an opening bracket or one of these keywords.
 */
export const valueStart = String.raw`(?<=(?:^|[=(,{[|!~&;:?+*<>-]|\b(?:${beforeValue}))[ \t]{0,64})`;

/**
 * The source of assertions for where the first argument of a method without parentheses begins, so that a slash begins
 * a pattern and a percent sign a string: white space stands before that sign, and neither white space nor `=` behind
 * it.
 */
export const argumentStart = "(?<=[a-z_][?!]?[ \\t])(?!.[ \\t=])";

/** A regular expression between slashes. */
function pattern(start: string, lines: "one" | "many"): StringForm {
  return quoted("ruby-double", new RegExp(`(?=/)${start}(?<quote>/)`, "muy"), {
    hole: rubyHole,
    use: "pattern",
    lines,
  });
}

/** A percent literal, `%q{…}`; `kinds` is the source of a pattern for the letter. */
function percentString(syntax: StringForm["syntax"], kinds: string, more: Partial<StringForm> = {}): StringForm {
  const open = new RegExp(`(?=%)(?:${valueStart}|${argumentStart})%${kinds}(?<delimiter>[^\\w\\s])`, "muy");
  return quoted(syntax, open, { ...bracketed, ...(syntax === "ruby-double" && { hole: rubyHole }), ...more });
}

/** What stands before a value or a statement, but is not called. */
const keyword = `${beforeValue}|begin|case|end|ensure|rescue|self|yield`;

/** A method before its first argument: `redirect_to "…"`, `RestClient.get "…"`; on the same line, or else the two are statements. */
const calling = new RegExp(
  String.raw`$(?<=(?<![\w.:@$])(?<callee>(?!(?:${keyword})\b)[A-Za-z_]\w*(?:(?:\.|::)[A-Za-z_]\w*){0,6}[!?]?)[ \t]{1,8})`,
  "u",
);

export const ruby = defineCodeLanguage({
  name: "ruby",
  extensions: ["rb", "rake", "gemspec", "podspec"],
  files: ["gemfile", "rakefile", "podfile", "brewfile", "config.ru", "vagrantfile", "fastfile", "appfile"],
  ids: ["ruby"],
  comments: numberComments,
  lineComments: [/(?<!\?)#/uy],
  blockComments: [
    { open: "\n=begin", close: "\n=end" },
    // What follows is data for the program.
    { open: "\n__END__" },
  ],
  // A character (`?a`), a special global variable (`$/`), and a method or symbol named as an operator (`:/`, `def %`).
  passedOver: [
    /(?<![\w)\]}])\?(?:\\.|[^\w\s\\])(?=\W|$)/uy,
    /\$[!-/:-@[-^`~]/uy,
    /(?<=\.|\bdef |(?<=^|[\s(,[{]):)[/%`]/muy,
  ],
  hereDocument: patternSequence(
    /<<[~-]|(?<=(?:^|[=(,[{+]|\breturn|[a-z_])[ \t]{0,64})<<(?=["'`A-Z_])/muy,
    /(?<quote>["'`]?)(?<word>[A-Za-z_]\w*)\k<quote>/muy,
  ),
  // `'…'` and `%q{…}` have the escapes of Perl: `\\` and an escaped delimiter.
  strings: [
    quoted("ruby-double", doubleQuote, { lines: "many", hole: rubyHole }),
    quoted("perl-single", singleQuote, { lines: "many" }),
    quoted("ruby-double", /(?<quote>`)/uy, { lines: "many", hole: rubyHole, use: "words" }),
    percentString("ruby-double", "Q"),
    percentString("perl-single", "[qs]"),
    percentString("perl-single", "[wi]", { use: "words" }),
    percentString("ruby-double", "[WIx]", { use: "words" }),
    percentString("ruby-double", "r", { use: "pattern" }),
    percentString("ruby-double", ""),
    pattern(valueStart, "many"),
    pattern(argumentStart, "one"),
  ],
  // Calls that name an address of a package, in formulae of Homebrew and in the metadata of Chef cookbooks:
  // `homepage "https://a.example"`.
  naming: /^[ \t]*(?<name>url|homepage|source_url|issues_url)$/mu,
  calling,
  joiners: ["+"],
  adjacent: "joined on a line",
});
