import { backslashSyntax, longEscape } from "../../literals/syntaxes/backslash-syntax.js";
import {
  anyOctalByte,
  controls,
  eightDigits,
  fourDigits,
  upToEightDigits,
  upToFourDigits,
  upToTwoDigitByte,
} from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberSign } from "../definition/comment-forms.js";
import { numberComments } from "../definition/comment-syntax.js";
import { quoted, raw } from "../definition/string-forms.js";

/** R's documentation of `Quotes`. */
export const rString = backslashSyntax({
  name: "r-string",
  singles: { ...controls, "`": "`", " ": " ", "\n": "\n" },
  digits: [
    anyOctalByte,
    upToTwoDigitByte,
    upToFourDigits,
    { ...fourDigits, pattern: /u\{([0-9A-Fa-f]{1,4})\}/uy },
    upToEightDigits,
    { ...eightDigits, pattern: /U\{([0-9A-Fa-f]{1,8})\}/uy },
  ],
  unknown: "kept",
  quoted: /["'\\]/gu,
  write: longEscape,
});

export const r = defineCodeLanguage({
  name: "r",
  extensions: ["r"],
  files: [".rprofile"],
  ids: ["r"],
  comments: numberComments,
  lineComments: [numberSign],
  strings: [
    raw(/[rR]"(?<close>-*)\(/uy, ({ close = "" }) => `)${close}"`),
    raw(/[rR]'(?<close>-*)\(/uy, ({ close = "" }) => `)${close}'`),
    quoted("r-string", /(?<quote>["'])/uy, { lines: "many" }),
  ],
});
