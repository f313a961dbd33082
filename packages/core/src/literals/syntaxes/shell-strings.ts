import { lineEnd } from "../../text/line-end.js";
import type { Span } from "../../findings/span.js";
import type { LocatedEdit } from "../project/located-finding.js";
import { backslashSyntax, noEscape } from "./backslash-syntax.js";
import {
  anyOctalByte,
  controls,
  octalBytes,
  upToEightDigits,
  upToFourDigits,
  upToTwoDigitByte,
} from "./common-escapes.js";
import type { Syntax } from "./syntax.js";

/** POSIX.1-2024, *Shell Command Language* §2.2.3 and §2.2.4. */
const shellDouble = backslashSyntax({
  name: "shell-double",
  singles: { "\\": "\\", $: "$", '"': '"', "`": "`" },
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["\\$`]/gu,
  write: noEscape,
});

const shellDollar = backslashSyntax({
  name: "shell-dollar",
  singles: { ...controls, e: "\x1B", E: "\x1B", "?": "?" },
  digits: [anyOctalByte, upToTwoDigitByte, upToFourDigits, upToEightDigits],
  unknown: "kept",
  quoted: /['\\]/gu,
  write: octalBytes,
});

/** What a word of the shell begins with that is an identifier. */
const wordBeginning = /^[A-Za-z][A-Za-z0-9+.-]{1,15}:\/\//u;
/** No match of it has more units. */
const longestBeginning = 19;

/** A word that is told by how it begins still begins so; others are told by where they stand. */
function keepsWordBeginning(source: string, { span, text }: LocatedEdit, { start }: Span<"source">): boolean {
  const before = source.slice(start, start + longestBeginning);
  if (span.start > start + longestBeginning || !wordBeginning.test(before)) return true;
  const after = source.slice(start, span.start) + text + source.slice(span.end, span.end + longestBeginning);
  return wordBeginning.test(after);
}

/** Without quotation marks a backslash takes away the meaning of whatever follows it. */
const shellWord: Syntax = {
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

export const shellStrings = {
  "shell-double": shellDouble,
  "shell-dollar": shellDollar,
  "shell-word": shellWord,
} as const;
