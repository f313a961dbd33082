import { defineCodeLanguage } from "../definition/code-language.js";
import { apostropheComments } from "../definition/comment-syntax.js";
import { braceHole, doubleQuote, quoted } from "../definition/string-forms.js";
import { comparedBehind } from "../definition/comparisons.js";

export const vb = defineCodeLanguage({
  name: "vb",
  extensions: ["vb", "vbs", "bas"],
  ids: ["vb"],
  comments: apostropheComments,
  lineComments: [/'/uy, /(?<=^|[\s:])REM(?=\s)/imuy],
  strings: [
    quoted("csharp-verbatim-format", /\$(?<quote>")/uy, { lines: "many", guard: "doubled", hole: braceHole }),
    quoted("doubled-double-quote", doubleQuote, { lines: "many", guard: "doubled" }),
  ],
  naming: /$(?<=\b(?<name>[A-Za-z_]\w{0,63})\s{1,8}As\s{1,8}[\w.]{1,64}\s?=)/iu,
  comparing: {
    before: comparedBehind(
      ["if", "elseif", "while", "until", "and", "andalso", "or", "orelse", "not", "when"],
      /[\w.()]{1,80}\s*/u,
    ),
    after: /^\s*<>/u,
  },
  joiners: ["&", "+"],
});
