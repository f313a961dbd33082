import { backslashSyntax, longEscape } from "../../literals/syntaxes/backslash-syntax.js";
import {
  anyOctalByte,
  controls,
  eightDigits,
  fourDigits,
  twoDigitByte,
} from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes, stars } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { character, closers, doubleQuote, quoted, raw } from "../definition/string-forms.js";

/** D's specification, *Lexical*, *Escape Sequences*; named character entities (`\&amp;`) are not decoded. */
export const dString = backslashSyntax({
  name: "d-string",
  singles: { ...controls, "?": "?" },
  digits: [anyOctalByte, twoDigitByte, fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: longEscape,
});

export const d = defineCodeLanguage({
  name: "d",
  extensions: ["d", "di"],
  ids: ["d"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [stars, { open: "/+", close: "+/", nests: true }],
  passedOver: [character],
  strings: [
    raw(/[rx](?<quote>")/uy),
    raw(/(?<quote>`)/uy),
    raw(/q"(?<close>[{([<])/uy, ({ close = "" }) => `${closers[close] ?? ""}"`),
    raw(/q"(?<close>[A-Za-z_]\w{0,40})[\n\r]/uy, ({ close = "" }) => `\n${close}"`),
    raw(/q"(?<close>[^\w\s{([<])/uy, ({ close = "" }) => `${close}"`),
    quoted("d-string", doubleQuote, { lines: "many" }),
  ],
  // Tests stand beside the code: what must fail there is wrong on purpose.
  comparing: { before: /\b(?:assertThrown|collectException)(?:!\w{1,64})?\([\w.]{1,64}\($/u },
  joiners: ["~"],
});
