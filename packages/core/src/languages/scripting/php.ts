import { patternUnion } from "../../text/composed-pattern.js";
import { backslashSyntax, bracedEscape, noEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { anyOctalByte, braced, upToTwoDigitByte } from "../../literals/syntaxes/common-escapes.js";
import type { CodeLanguage } from "../definition/code-language.js";
import { slashes, stars } from "../definition/comment-forms.js";
import { doubleQuote, quoted, raw, singleQuote } from "../definition/string-forms.js";

/** PHP manual, *Strings*. */
export const phpDouble = backslashSyntax({
  name: "php-double",
  holes: "variables",
  singles: { n: "\n", r: "\r", t: "\t", v: "\v", e: "\x1B", f: "\f", "\\": "\\", $: "$", '"': '"' },
  digits: [anyOctalByte, upToTwoDigitByte, braced],
  unknown: "kept",
  quoted: /["\\$]/gu,
  write: bracedEscape,
});

export const phpSingle = backslashSyntax({
  name: "php-single",
  singles: { "\\": "\\", "'": "'" },
  unknown: "kept",
  quoted: /['\\]/gu,
  write: noEscape,
});

/** `{$…}`, `${…}` and `$name`, which may be followed by one key in brackets or one property. */
const phpHole = patternUnion(
  /\{(?=\$[A-Za-z_${\u0080-\u{10FFFF}])|\$\{/uy,
  /\$[A-Za-z_]\w*(?:\[\$?\w{1,64}\]|\??->[A-Za-z_]\w*)?/uy,
);

/** The line that closes a heredoc: its identifier, at any indentation. */
function phpLineOf({ close = "" }: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`(?:\\r\\n|[\\r\\n])[ \\t]*${close}(?!\\w)`, "uy");
}

/** PHP without the marks around it. */
export const phpStatements: CodeLanguage = {
  lineComments: [slashes, /#(?!\[)/uy],
  blockComments: [stars],
  strings: [
    raw(/<<<[ \t]*'(?<close>\w{1,128})'(?:\r\n?|\n)/uy, phpLineOf),
    {
      ...raw(/<<<[ \t]*"?(?<close>\w{1,128})"?(?:\r\n?|\n)/uy, phpLineOf),
      syntax: "php-double",
      hole: phpHole,
    },
    quoted("php-double", doubleQuote, { lines: "many", hole: phpHole }),
    quoted("php-single", singleQuote, { lines: "many" }),
  ],
  joiners: ["."],
};

/** PHP between `<?php` or `<?=` and `?>`. */
export const phpCode: CodeLanguage = {
  ...phpStatements,
  embedded: { begin: /<\?(?:php(?!\w)|=)/giu, end: "?>" },
};
