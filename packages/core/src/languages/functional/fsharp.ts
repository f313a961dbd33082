import { backslashSyntax, longEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { controls, eightDigits, fourDigits, twoDigits } from "../../literals/syntaxes/common-escapes.js";
import { doubled } from "../../literals/syntaxes/doubled-characters.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { parentheses, slashes } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { braceHole, doubleQuote, quoted, raw } from "../definition/string-forms.js";
import { beforeArgument, character, comparing, name } from "./ml-family.js";

/** The F# Language Specification §3.5; three decimal digits are a trigraph. */
const escapes = {
  singles: controls,
  digits: [
    { pattern: /(\d{3})/uy, radix: 10, gives: "character" },
    { pattern: /(0)/uy, radix: 10, gives: "character" },
    twoDigits,
    fourDigits,
    eightDigits,
  ],
  unknown: "kept",
  continuation: /(?:\r\n|\n)[ \t\r\n]*/uy,
  quoted: /["\\]/gu,
  write: longEscape,
} as const;

export const fsharpString = backslashSyntax({ name: "fsharp-string", ...escapes });

/** Interpolated strings: the same escapes, and doubled braces and percent signs. */
export const fsharpFormat = backslashSyntax({ name: "fsharp-format", ...escapes, doubled: "{}%" });

export const fsharpVerbatimFormat = doubled("fsharp-verbatim-format", '"{}%');

export const fsharpRawFormat = doubled("fsharp-raw-format", "{}%");

export const fsharp = defineCodeLanguage({
  name: "fsharp",
  extensions: ["fs", "fsx", "fsi"],
  ids: ["fsharp"],
  comments: slashComments,
  lineComments: [slashes],
  // `(*)` is the multiplication operator, not a comment.
  blockComments: [{ ...parentheses, except: "(*)" }],
  passedOver: [/``[^\n\r`]+``/uy, name, character],
  strings: [
    { ...raw(/\$+(?<quote>""")/uy), syntax: "fsharp-raw-format", hole: braceHole },
    raw(/(?<quote>""")/uy),
    quoted("fsharp-verbatim-format", /(?:\$@|@\$)(?<quote>")/uy, { lines: "many", guard: "doubled", hole: braceHole }),
    quoted("doubled-double-quote", /@(?<quote>")/uy, { lines: "many", guard: "doubled" }),
    quoted("fsharp-format", /\$(?<quote>")/uy, { lines: "many", hole: braceHole }),
    quoted("fsharp-string", doubleQuote, { lines: "many" }),
  ],
  comparing,
  beforeArgument,
  joiners: ["+"],
});
