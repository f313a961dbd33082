import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { wordCondition } from "../definition/comparisons.js";
import { quoted, raw, singleQuote } from "../definition/string-forms.js";

export const pascal = defineCodeLanguage({
  name: "pascal",
  extensions: ["pas", "dpr", "lpr"],
  ids: ["pascal", "objectpascal"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [
    { open: "{", close: "}" },
    { open: "(*", close: "*)" },
  ],
  strings: [raw(/(?<quote>''')(?=[\n\r])/uy), quoted("doubled-single-quote", singleQuote, { guard: "doubled" })],
  comparing: { before: wordCondition, after: /^\s*<>/u },
  joiners: ["+"],
});
