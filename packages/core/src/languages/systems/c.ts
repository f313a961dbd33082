import { backslashSyntax, longEscape } from "../../literals/syntaxes/backslash-syntax.js";
import {
  braced,
  controls,
  eightDigits,
  fourDigits,
  octal,
  octalByte,
  octalBytes,
} from "../../literals/syntaxes/common-escapes.js";
import { lineEnd } from "../../text/line-end.js";
import { type CodeLanguage, defineCodeLanguage } from "../definition/code-language.js";
import { slashes, stars } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { quoted, raw } from "../definition/string-forms.js";

/** C23 §6.4.4, C++23 [lex.string]. */
const escapes = {
  singles: { ...controls, "?": "?", e: "\x1B" },
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["\\]/gu,
} as const;

export const cString = backslashSyntax({
  ...escapes,
  name: "c-string",
  digits: [octalByte, { pattern: /x([0-9A-Fa-f]+)/uy, radix: 16, gives: "byte" }, fourDigits, eightDigits, braced],
  write: octalBytes,
});

/** `L"…"`, `u"…"`, `U"…"`: a numeric escape is one code unit of the wide type, not one octet. */
export const cWideString = backslashSyntax({
  ...escapes,
  name: "c-wide-string",
  digits: [octal, { pattern: /x([0-9A-Fa-f]+)/uy, radix: 16, gives: "character" }, fourDigits, eightDigits, braced],
  write: longEscape,
});

const strings = {
  lineComments: [slashes],
  blockComments: [stars],
  passedOver: [/#[ \t]*include[ \t]*<[^>\n\r]*>/uy, /(?:u8|[uUL])?'(?:\\.[^'\n\r]{0,8}|[^\\'\n\r]{1,4})'/uy],
  strings: [
    raw(/(?:u8|[uUL])?R"(?<close>[^()\\\s]{0,16})\(/uy, ({ close = "" }) => `)${close}"`),
    quoted("c-string", /(?:u8|@)?(?<quote>")/uy),
    quoted("c-wide-string", /[uUL](?<quote>")/uy),
  ],
  adjacent: "joined",
} as const satisfies CodeLanguage;

export const c = defineCodeLanguage({
  name: "c",
  extensions: ["c", "h", "m", "dts", "dtsi"],
  ids: ["c", "objective-c", "dts"],
  comments: slashComments,
  ...strings,
});

export const cpp = defineCodeLanguage({
  name: "cpp",
  extensions: ["cc", "cpp", "cxx", "c++", "hh", "hpp", "hxx", "ino", "mm", "cu"],
  ids: ["cpp", "objective-cpp", "cuda-cpp", "arduino"],
  comments: slashComments,
  ...strings,
});
