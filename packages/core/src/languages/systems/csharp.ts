import { backslashSyntax } from "../../literals/syntaxes/backslash-syntax.js";
import { controls, eightDigits, fourDigits, twoDigits } from "../../literals/syntaxes/common-escapes.js";
import { doubled } from "../../literals/syntaxes/doubled-characters.js";
import { unicodeEscapes } from "../../literals/syntaxes/unseen.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes, stars } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { braceHole, character, doubleQuote, quoted, raw } from "../definition/string-forms.js";

/** C# language specification §6.4.5.6. */
const escapes = {
  singles: { ...controls, 0: "\0", e: "\x1B" },
  digits: [{ ...twoDigits, pattern: /x([0-9A-Fa-f]{1,4})/uy }, fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: unicodeEscapes,
} as const;

export const csharpString = backslashSyntax({ name: "csharp-string", holes: "variables", ...escapes });

/** Interpolated strings (C# language specification §12.8.3): the same escapes, and doubled braces. */
export const csharpFormat = backslashSyntax({ name: "csharp-format", holes: "variables", ...escapes, doubled: "{}" });

/** `@$"…"`, in which braces and quotation marks are doubled. */
export const csharpVerbatimFormat = doubled("csharp-verbatim-format", '"{}', "variables");

export const csharp = defineCodeLanguage({
  name: "csharp",
  extensions: ["cs", "csx"],
  ids: ["csharp"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [stars],
  passedOver: [character],
  strings: [
    { ...raw(/\$+(?<quote>"{3,})/uy), hole: braceHole },
    raw(/(?<quote>"{3,})/uy),
    quoted("csharp-verbatim-format", /(?:\$@|@\$)(?<quote>")/uy, {
      lines: "many",
      guard: "doubled",
      hole: braceHole,
    }),
    quoted("doubled-double-quote", /@(?<quote>")/uy, { lines: "many", guard: "doubled" }),
    quoted("csharp-format", /\$(?<quote>")/uy, { hole: braceHole }),
    quoted("csharp-string", doubleQuote),
  ],
  joiners: ["+"],
});
