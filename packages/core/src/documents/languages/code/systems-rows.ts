import { restOfLine } from "../../../text/line-end.js";
import type { CodeLanguage } from "./code-language.js";
import { numberSign, slashes, stars } from "./comment-forms.js";
import { braceHole, character, closers, doubleQuote, quoted, raw } from "./string-forms.js";

const juliaHole = /\$\(|\$[A-Za-z_]\w*/uy;

/** Languages for programs of their own, most of them compiled. */
export const systemsRows = {
  julia: {
    lineComments: [/#(?!=)/uy],
    blockComments: [{ open: "#=", close: "=#", nests: true }],
    // Behind a value, an apostrophe transposes that.
    passedOver: [/(?<![\w)\]}'".\u0080-\u{10FFFF}])'(?:\\[^\n\r][^'\n\r]{0,8}|[^\\'\n\r])'/uy],
    strings: [
      quoted("plain", /r(?<quote>"""|")/uy, { lines: "many", use: "pattern" }),
      quoted("julia-string", /b(?<quote>"""|")/uy, { lines: "many" }),
      quoted("plain", /[A-Za-z_]\w*(?<quote>"""|")/uy, { lines: "many" }),
      quoted("julia-string", /(?<quote>"""|")/uy, { lines: "many", hole: juliaHole }),
      quoted("julia-string", /(?<quote>```|`)/uy, { lines: "many", hole: juliaHole, use: "words" }),
    ],
    joiners: ["*"],
  },
  zig: {
    lineComments: [slashes],
    passedOver: [character, /\\\\(?=[\n\r])/uy],
    strings: [
      { open: /\\\\(?=[^\n\r])/uy, content: restOfLine, syntax: "plain", lines: "one", use: "words" },
      quoted("zig-string", doubleQuote),
    ],
    joiners: ["++"],
  },
  nim: {
    lineComments: [/#(?!#?\[)/uy],
    blockComments: [
      { open: "##[", close: "]##", nests: true },
      { open: "#[", close: "]#", nests: true },
    ],
    passedOver: [character, /\d[\w.]*'[A-Za-z]\w*/uy],
    strings: [
      { ...raw(/(?:fmt|&)(?<quote>""")(?!")/uy), syntax: "python-raw-format", hole: braceHole },
      raw(/(?:[A-Za-z_]\w*)?(?<quote>""")/uy),
      quoted("csharp-verbatim-format", /fmt(?<quote>")/uy, { guard: "doubled", hole: braceHole }),
      quoted("doubled-double-quote", /(?:re|rex)(?<quote>")/uy, { guard: "doubled", use: "pattern" }),
      quoted("doubled-double-quote", /[A-Za-z_]\w*(?<quote>")/uy, { guard: "doubled" }),
      quoted("nim-format", /&(?<quote>")/uy, { unit: /\\u\{[\dA-F]{0,6}\}/iuy, hole: braceHole }),
      quoted("nim-string", doubleQuote),
    ],
    joiners: ["&"],
  },
  solidity: {
    lineComments: [slashes],
    blockComments: [stars],
    strings: [quoted("solidity-string", /(?:unicode|hex)?(?<quote>["'])/uy)],
    adjacent: "joined",
  },
  d: {
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
    joiners: ["~"],
  },
  vb: {
    lineComments: [/'/uy, /(?<=^|[\s:])REM(?=\s)/imuy],
    strings: [
      quoted("csharp-verbatim-format", /\$(?<quote>")/uy, { lines: "many", guard: "doubled", hole: braceHole }),
      quoted("doubled-double-quote", doubleQuote, { lines: "many", guard: "doubled" }),
    ],
    naming: /$(?<=\b(?<name>[A-Za-z_]\w{0,63})\s{1,8}As\s{1,8}[\w.]{1,64}\s?=)/iu,
    comparing: {
      before: /$(?<=\b(?:if|elseif|while|until|and|andalso|or|orelse|not|when)\s+[\w.()]{1,80}\s*=)/iu,
      after: /^\s*<>/u,
    },
    joiners: ["&", "+"],
  },
  nix: {
    lineComments: [numberSign],
    blockComments: [stars],
    // Names may go on with apostrophes.
    passedOver: [/[A-Za-z_][\w'-]*/uy],
    strings: [
      { ...raw(/(?<quote>'')/uy), unit: /''(?:['$]|\\[^])|\$\$/uy, hole: /\$\{/uy },
      quoted("nix-string", doubleQuote, { lines: "many", unit: /\$\$/uy, hole: /\$\{/uy }),
    ],
    joiners: ["+"],
  },
} as const satisfies Readonly<Record<string, CodeLanguage>>;
