import { backslashSyntax } from "../../literals/syntaxes/backslash-syntax.js";
import { anyOctalByte, braced, twoDigits } from "../../literals/syntaxes/common-escapes.js";
import { isSurrogate } from "../../text/surrogate.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { percentComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted, raw, singleQuote } from "../definition/string-forms.js";

/** `\x{1F600}`; `undefined` for surrogates. */
function bracedHexadecimal(codePoint: number): string | undefined {
  return isSurrogate(codePoint) ? undefined : `\\x{${codePoint.toString(16).toUpperCase()}}`;
}

/** Erlang Reference Manual, *Escape Sequences*. */
export const erlangString = backslashSyntax({
  name: "erlang-string",
  singles: { n: "\n", r: "\r", t: "\t", b: "\b", d: "\x7F", e: "\x1B", f: "\f", s: " ", v: "\v" },
  digits: [{ ...anyOctalByte, gives: "character" }, { ...braced, pattern: /x\{([0-9A-Fa-f]{1,6})\}/uy }, twoDigits],
  unknown: "dropped",
  quoted: /["'\\]/gu,
  write: bracedHexadecimal,
});

export const erlang = defineCodeLanguage({
  name: "erlang",
  extensions: ["erl", "hrl"],
  files: ["rebar.config"],
  ids: ["erlang"],
  comments: percentComments,
  lineComments: [/%/uy],
  // A character, `$a`.
  passedOver: [/\$(?:\\[^\n\r]|[^\\\n\r])/uy],
  strings: [
    raw(/(?<!")(?<quote>"{3,})(?=[ \t]{0,64}[\n\r])/uy),
    quoted("erlang-string", doubleQuote, { lines: "many" }),
    quoted("erlang-string", singleQuote),
  ],
  naming: /-define\(\s*(?<name>\w+)\s*,$/u,
  comparing: { before: /=[:/]=$|\/=$/u, after: /^\s*(?:=[:/]=|\/=|->|when\b)/u },
  joiners: ["++"],
  adjacent: "joined",
});
