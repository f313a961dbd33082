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

/** Ruby's documentation, *String Literals*; a character with a control or meta key is a hole. */
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
 * An expression, the variable of an object or of the program; a character with a control or meta key, and several by their
 * numbers.
 */
const rubyHole = /#(?:\{|\$\w|@{1,2}[A-Za-z_])|\\(?:c|[CM]-)[^\n\r]|\\u\{(?=[0-9A-Fa-f]{1,6}[ \t])/uy;

/**
 * What stands before a slash that begins a pattern, or a percent sign that begins a string, and is no operator: the start
 * of a line, an operator, an opening bracket or one of these words.
 */
export const valueStart =
  "(?<=(?:^|[=(,{[|!~&;:?+*<>-]|\\b(?:and|or|not|if|else|elsif|unless|when|in|while|until|then|return|do))[ \\t]{0,64})";

/** The name of a method and white space, if none follows the sign. */
export const argumentStart = "(?<=[a-z_][?!]?[ \\t])(?!.[ \\t=])";

/** Between slashes. */
function pattern(start: string, lines: "one" | "many"): StringForm {
  return quoted("ruby-double", new RegExp(`(?=/)${start}(?<quote>/)`, "muy"), {
    hole: rubyHole,
    use: "pattern",
    lines,
  });
}

/** `%q{…}` and its like; `kinds` are the letters between. */
function percentString(syntax: StringForm["syntax"], kinds: string, more: Partial<StringForm> = {}): StringForm {
  const open = new RegExp(`(?=%)(?:${valueStart}|${argumentStart})%${kinds}(?<delimiter>[^\\w\\s])`, "muy");
  return quoted(syntax, open, { ...bracketed, ...(syntax === "ruby-double" && { hole: rubyHole }), ...more });
}

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
  // A character, a variable of the program, and a method or symbol that is called as an operator is.
  passedOver: [
    /(?<![\w)\]}])\?(?:\\.|[^\w\s\\])(?=\W|$)/uy,
    /\$[!-/:-@[-^`~]/uy,
    /(?<=\.|\bdef |(?<=^|[\s(,[{]):)[/%`]/muy,
  ],
  hereDocument:
    /(?:<<[~-]|(?<=(?:^|[=(,[{+]|\breturn|[a-z_])[ \t]{0,64})<<(?=["'`A-Z_]))(?<quote>["'`]?)(?<word>[A-Za-z_]\w*)\k<quote>/muy,
  // Between apostrophes, and in `%q{…}`, Ruby has the escapes of Perl.
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
  joiners: ["+"],
  adjacent: "joined on a line",
});
