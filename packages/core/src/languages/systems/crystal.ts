import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { anyOctalByte, common, fourDigits, sixBraced, twoDigitByte } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage, type StringForm } from "../definition/code-language.js";
import { numberSign } from "../definition/comment-forms.js";
import { numberComments } from "../definition/comment-syntax.js";
import { bracketed, character, doubleQuote, quoted } from "../definition/string-forms.js";
import { argumentStart, valueStart } from "../scripting/ruby.js";

/** Crystal's reference, *String*. */
export const crystalString = backslashSyntax({
  name: "crystal-string",
  holes: "variables",
  singles: { ...common, a: "\x07", b: "\b", e: "\x1B", f: "\f", v: "\v" },
  digits: [anyOctalByte, twoDigitByte, fourDigits, sixBraced],
  unknown: "dropped",
  continuation: /(?:\r\n|\n)[ \t]*/uy,
  quoted: /["\\]|#(?=\{)/gu,
  write: bracedEscape,
});

/** What is read as a hole: `#{…}`, and `\u{…}` with several code points. */
const crystalHole = /#\{|\\u\{(?=[0-9A-Fa-f]{1,6}[ \t])/uy;

function percentStart(kinds: string): RegExp {
  return new RegExp(`(?=%)(?:${valueStart}|${argumentStart})%${kinds}(?<delimiter>[([{<|])`, "muy");
}

/** A percent literal, `%Q(…)`; `kinds` is the source of a pattern for the letter. */
function percentString(kinds: string, more: Partial<StringForm> = {}): StringForm {
  return quoted("crystal-string", percentStart(kinds), { ...bracketed, hole: crystalHole, ...more });
}

/** A percent literal without escapes and interpolation. */
function rawPercentString(kinds: string, more: Partial<StringForm> = {}): StringForm {
  return { ...bracketed, ...more, syntax: "plain", open: percentStart(kinds) };
}

export const crystal = defineCodeLanguage({
  name: "crystal",
  extensions: ["cr"],
  ids: ["crystal"],
  comments: numberComments,
  lineComments: [numberSign],
  passedOver: [character],
  hereDocument: /<<-(?<quote>'?)(?<word>[A-Za-z_]\w*)\k<quote>/uy,
  strings: [
    quoted("crystal-string", doubleQuote, { lines: "many", hole: crystalHole }),
    quoted("crystal-string", /(?<quote>`)/uy, { lines: "many", hole: crystalHole, use: "words" }),
    percentString("[Qx]?"),
    rawPercentString("q"),
    // In lists of words, a backslash escapes white space and delimiters.
    rawPercentString("[wi]", { guard: "backslash", use: "words" }),
    percentString("r", { use: "pattern" }),
    quoted("crystal-string", new RegExp(`(?=/)(?:${valueStart}|${argumentStart})(?<quote>/)`, "muy"), {
      hole: crystalHole,
      use: "pattern",
    }),
  ],
  joiners: ["+"],
});
