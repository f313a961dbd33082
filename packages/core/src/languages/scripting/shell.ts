import type { Span } from "../../findings/span.js";
import type { LocatedEdit } from "../../literals/project/located-finding.js";
import { backslashSyntax, noEscape } from "../../literals/syntaxes/backslash-syntax.js";
import {
  anyOctalByte,
  controls,
  octalBytes,
  upToEightDigits,
  upToFourDigits,
  upToTwoDigitByte,
} from "../../literals/syntaxes/common-escapes.js";
import type { Syntax } from "../../literals/syntaxes/syntax.js";
import { lineEnd } from "../../text/line-end.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberComments } from "../definition/comment-syntax.js";
import { argumentInText, quoted, raw, shellHole, singleQuote, unquotedWord } from "../definition/string-forms.js";

/** POSIX.1-2024, *Shell Command Language* §2.2.3 and §2.2.4. */
export const shellDouble = backslashSyntax({
  name: "shell-double",
  holes: "commands",
  singles: { "\\": "\\", $: "$", '"': '"', "`": "`" },
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["\\$`]/gu,
  write: noEscape,
});

export const shellDollar = backslashSyntax({
  name: "shell-dollar",
  singles: { ...controls, e: "\x1B", E: "\x1B", "?": "?" },
  digits: [anyOctalByte, upToTwoDigitByte, upToFourDigits, upToEightDigits],
  unknown: "kept",
  quoted: /['\\]/gu,
  write: octalBytes,
});

/** A scheme and `://`, with which a word without quotation marks is read as an identifier. */
const wordBeginning = /^[A-Za-z][A-Za-z0-9+.-]{1,15}:\/\//u;

/** In UTF-16 code units: the longest match of `wordBeginning`. */
const longestBeginning = 19;

/** Whether a word that is read because it begins with a scheme still does so after an edit. */
function keepsWordBeginning(source: string, { span, text }: LocatedEdit, { start }: Span<"source">): boolean {
  const before = source.slice(start, start + longestBeginning);
  if (span.start > start + longestBeginning || !wordBeginning.test(before)) return true;
  const after = source.slice(start, span.start) + text + source.slice(span.end, span.end + longestBeginning);
  return wordBeginning.test(after);
}

/**
 * A word without quotation marks: a backslash quotes any character behind it (POSIX.1-2024, *Shell Command Language*
 * §2.2.1).
 */
export const shellWord: Syntax = {
  ...backslashSyntax({
    name: "shell-word",
    singles: {},
    unknown: "dropped",
    continuation: lineEnd,
    quoted: /[\\\s"'`$&|;<>()*?[\]{}~#!]/gu,
    write: noEscape,
  }),
  keeps: keepsWordBeginning,
};

export const shell = defineCodeLanguage({
  name: "shell",
  extensions: ["sh", "bash", "zsh", "ksh", "bats", "ebuild", "fish"],
  files: [".bashrc", ".bash_profile", ".profile", ".zshrc", ".zprofile", "pkgbuild"],
  ids: ["shellscript", "sh", "bash", "zsh", "fish"],
  comments: numberComments,
  lineComments: [/(?<=^|[\s;(&|])#/muy],
  passedOver: [/\\[^\n\r]/uy, /\$\{#/uy, /\$\(\(/uy],
  adjacent: "joined if touching",
  // In the comparison `[ a = b ]`, white space stands before the equal sign, in an assignment none.
  comparing: { before: /\s=$/u },
  hereDocument: /<<-?[ \t]*(?<quote>["']?)(?<word>[A-Za-z_]\w*)\k<quote>/uy,
  strings: [
    quoted("shell-dollar", /\$(?<quote>')/uy, { lines: "many" }),
    raw(singleQuote),
    quoted("shell-double", /\$?(?<quote>")/uy, { lines: "many", hole: shellHole }),
    argumentInText,
    unquotedWord,
  ],
});
