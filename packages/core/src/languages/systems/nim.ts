import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { controls, fourDigits, sixBraced, twoDigitByte } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberComments } from "../definition/comment-syntax.js";
import { braceHole, character, doubleQuote, quoted, raw } from "../definition/string-forms.js";

/** Nim Manual, *String literals*. */
const escapes = {
  singles: { ...controls, p: "\n", l: "\n", c: "\r", e: "\x1B" },
  digits: [{ pattern: /(\d{1,3})/uy, radix: 10, gives: "byte" }, twoDigitByte, fourDigits, sixBraced],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: bracedEscape,
} as const;

export const nimString = backslashSyntax({ name: "nim-string", ...escapes });

/** Interpolated strings, `&"…"`: the same escapes, and doubled braces. */
export const nimFormat = backslashSyntax({ name: "nim-format", ...escapes, doubled: "{}" });

export const nim = defineCodeLanguage({
  name: "nim",
  extensions: ["nim", "nims", "nimble"],
  ids: ["nim"],
  comments: numberComments,
  lineComments: [/#(?!#?\[)/uy],
  blockComments: [
    { open: "##[", close: "]##", nests: true },
    { open: "#[", close: "]#", nests: true },
  ],
  passedOver: [character, /\d[\w.]{0,64}'[A-Za-z]\w*/uy],
  strings: [
    { ...raw(/(?:fmt|&)(?<quote>""")(?!")/uy), syntax: "python-raw-format", hole: braceHole },
    raw(/(?:[A-Za-z_]\w*)?(?<quote>""")/uy),
    quoted("csharp-verbatim-format", /fmt(?<quote>")/uy, { guard: "doubled", hole: braceHole }),
    quoted("doubled-double-quote", /(?:re|rex)(?<quote>")/uy, { guard: "doubled", use: "pattern" }),
    quoted("doubled-double-quote", /[A-Za-z_]\w*(?<quote>")/uy, { guard: "doubled" }),
    quoted("nim-format", /&(?<quote>")/uy, { unit: /\\u\{[\dA-F]{0,6}\}/iuy, hole: braceHole }),
    quoted("nim-string", doubleQuote),
  ],
  joiners: ["&"],
});
