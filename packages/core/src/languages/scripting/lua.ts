import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { braced, controls, twoDigitByte } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { dashComments } from "../definition/comment-syntax.js";
import { quoted, raw } from "../definition/string-forms.js";

/** Lua 5.4 reference manual §3.1; `\z` skips the white space behind it. */
export const luaString = backslashSyntax({
  name: "lua-string",
  singles: controls,
  digits: [{ pattern: /(\d{1,3})/uy, radix: 10, gives: "byte" }, twoDigitByte, braced],
  unknown: "kept",
  continuation: /\r\n|[\r\n]|z[ \t\r\n\f\v]*/uy,
  quoted: /["'\\]/gu,
  write: bracedEscape,
});

/** Of any level in the manual; nobody writes more than a few. */
const levels = Array.from({ length: 16 }, (_, level) => "=".repeat(level));

export const lua = defineCodeLanguage({
  name: "lua",
  extensions: ["lua"],
  ids: ["lua"],
  comments: dashComments,
  lineComments: [/--(?!\[={0,15}\[)/uy],
  blockComments: levels.map((level) => ({ open: `--[${level}[`, close: `]${level}]` })),
  strings: [raw(/\[(?<close>=*)\[/uy, ({ close = "" }) => `]${close}]`), quoted("lua-string", /(?<quote>["'])/uy)],
  joiners: [".."],
});
