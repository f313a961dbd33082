import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { ofBytes } from "../../literals/syntaxes/bytes.js";
import { braced, common, hexadecimalBytes, twoDigitByte } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage, type StringForm } from "../definition/code-language.js";
import { nestedStars, slashes } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { character, quoted, raw } from "../definition/string-forms.js";
import { patternSequence } from "../../text/composed-pattern.js";

/** The Rust Reference, *Literal expressions*. */
const escapes = {
  singles: { ...common, 0: "\0" },
  digits: [twoDigitByte],
  unknown: "kept",
  continuation: /(?:\r\n|\n)[ \t\r\n]*/uy,
  quoted: /["\\]/gu,
} as const;

export const rustString = backslashSyntax({
  ...escapes,
  name: "rust-string",
  digits: [...escapes.digits, braced],
  write: bracedEscape,
});

export const rustBytes = ofBytes(backslashSyntax({ ...escapes, name: "rust-bytes", write: hexadecimalBytes }));

function rustRaw(syntax: StringForm["syntax"], prefix: string): StringForm[] {
  return [
    raw(new RegExp(`${prefix}(?<close>#{1,16})"`, "uy"), ({ close = "" }) => `"${close}`),
    raw(new RegExp(`${prefix}(?<quote>")`, "uy")),
  ].map((form) => ({ ...form, syntax }));
}

export const rust = defineCodeLanguage({
  name: "rust",
  extensions: ["rs"],
  ids: ["rust"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [nestedStars],
  passedOver: [character, /b'(?:\\[^\n\r][^'\n\r]{0,4}|[^\\'\n\r])'/uy, /'[A-Za-z_]\w*/uy],
  strings: [
    ...rustRaw("plain", "c?r"),
    ...rustRaw("plain-bytes", "br"),
    quoted("rust-bytes", /b(?<quote>")/uy, { lines: "many" }),
    quoted("rust-string", /c?(?<quote>")/uy, { lines: "many" }),
  ],
  // Tests stand beside the code: what must fail there is wrong on purpose.
  comparing: {
    after: patternSequence(/^\s*(?:,\s*[\w&:.]{1,64}\s*)?\)\s*/u, /\.(?:is_err|is_none|unwrap_err|expect_err|err)\(/u),
  },
});
