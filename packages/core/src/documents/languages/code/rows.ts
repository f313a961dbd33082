import { elixir, erlang } from "./beam.js";
import type { CodeLanguage, StringForm } from "./code-language.js";
import { dashes, nestedStars, numberSign, slashes, stars } from "./comment-forms.js";
import { buildRows } from "./build-rows.js";
import { crystal } from "./crystal.js";
import { engineeringRows } from "./engineering-rows.js";
import { fsharp, haskell, ocaml } from "./ml-family.js";
import { perl } from "./perl.js";
import { powershell } from "./powershell.js";
import { ruby } from "./ruby.js";
import { braceHole, character, doubleQuote, quoted, raw, shellHole, shellWord, singleQuote } from "./string-forms.js";
import { systemsRows } from "./systems-rows.js";

const threeQuotes = /(?<quote>"""|''')/uy;
/** A name between back quotes, which may hold quotation marks. */
const backquotedName = /`[^`\n\r]*`/uy;
const nameOrBraceHole = /\$\{|\$[A-Za-z_]\w*/uy;
/** Two dollar signs stand for one. */
const scalaHole = /\$(?!\$)(?<=(?<!\$)(?:\$\$)*\$)(?:\{|[A-Za-z_]\w*)/uy;

/** Behind a brace a dollar sign is itself, unless a name follows, or what gives one; behind a name, one key or property is read. */
const phpHole = /\{(?=\$[A-Za-z_${\u0080-\u{10FFFF}])|\$\{|\$[A-Za-z_]\w*(?:\[\$?\w{1,64}\]|\??->[A-Za-z_]\w*)?/uy;

/** A line that begins with the word closes a here-document, however far it is indented. */
function phpLineOf({ close = "" }: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`(?:\\r\\n|[\\r\\n])[ \\t]*${close}(?!\\w)`, "uy");
}

const pythonStrings: readonly StringForm[] = [
  // A backslash in a raw string stands for itself, and still keeps a quotation mark from closing it.
  ...pythonForms("plain", "[rR]"),
  ...pythonForms("plain-bytes", "[bB][rR]|[rR][bB]"),
  ...pythonForms("python-raw-format", "[fFtT][rR]|[rR][fFtT]", braceHole),
  ...pythonForms("python-format", "[fFtT]", /\{(?!\{)(?<=(?<!\{)(?:\{\{)*\{)|\\N\{/uy),
  ...pythonForms("python-bytes", "[bB]"),
  ...pythonForms("python-string", "[uU]?", /\\N\{/uy),
];

function pythonForms(syntax: StringForm["syntax"], prefix: string, hole?: RegExp): StringForm[] {
  const more = hole === undefined ? {} : { hole };
  return [
    quoted(syntax, new RegExp(`(?:${prefix})(?<quote>"""|''')`, "uy"), { lines: "many", ...more }),
    quoted(syntax, new RegExp(`(?:${prefix})(?<quote>["'])`, "uy"), more),
  ];
}

function rustRaw(syntax: StringForm["syntax"], prefix: string): StringForm[] {
  return [
    raw(new RegExp(`${prefix}(?<close>#{1,16})"`, "uy"), ({ close = "" }) => `"${close}`),
    raw(new RegExp(`${prefix}(?<quote>")`, "uy")),
  ].map((form) => ({ ...form, syntax }));
}

const c: CodeLanguage = {
  lineComments: [slashes],
  blockComments: [stars],
  passedOver: [/#[ \t]*include[ \t]*<[^>\n\r]*>/uy, /(?:u8|[uUL])?'(?:\\.[^'\n\r]{0,8}|[^\\'\n\r]{1,4})'/uy],
  strings: [
    raw(/(?:u8|[uUL])?R"(?<close>[^()\\\s]{0,16})\(/uy, ({ close = "" }) => `)${close}"`),
    quoted("c-string", /(?:u8|@)?(?<quote>")/uy),
    quoted("c-wide-string", /[uUL](?<quote>")/uy),
  ],
  adjacent: "joined",
};

/** One row for each language that is read by its quotation marks. */
export const codeLanguages = {
  python: {
    lineComments: [numberSign],
    strings: pythonStrings,
    comparing: { after: /^\s*(?:not\s+)?in\b/u },
    joiners: ["+"],
    adjacent: "joined on a line",
  },
  rust: {
    lineComments: [slashes],
    blockComments: [nestedStars],
    passedOver: [character, /b'(?:\\[^\n\r][^'\n\r]{0,4}|[^\\'\n\r])'/uy, /'[A-Za-z_]\w*/uy],
    strings: [
      ...rustRaw("plain", "c?r"),
      ...rustRaw("plain-bytes", "br"),
      quoted("rust-bytes", /b(?<quote>")/uy, { lines: "many" }),
      quoted("rust-string", /c?(?<quote>")/uy, { lines: "many" }),
    ],
  },
  go: {
    lineComments: [slashes],
    blockComments: [stars],
    passedOver: [character],
    strings: [quoted("go-string", doubleQuote), raw(/(?<quote>`)/uy)],
    joiners: ["+"],
  },
  java: {
    lineComments: [slashes],
    blockComments: [stars],
    passedOver: [character],
    strings: [quoted("java-string", /(?<quote>""")/uy, { lines: "many" }), quoted("java-string", doubleQuote)],
    joiners: ["+"],
  },
  c,
  cpp: c,
  csharp: {
    lineComments: [slashes],
    blockComments: [stars],
    passedOver: [character],
    strings: [
      { ...raw(/\$+(?<quote>"{3,})/uy), hole: braceHole },
      raw(/(?<quote>"{3,})/uy),
      quoted("csharp-verbatim-format", /(?:\$@|@\$)(?<quote>")/uy, {
        lines: "many",
        guard: "doubled",
        hole: braceHole,
      }),
      quoted("doubled-double-quote", /@(?<quote>")/uy, { lines: "many", guard: "doubled" }),
      quoted("csharp-format", /\$(?<quote>")/uy, { hole: braceHole }),
      quoted("csharp-string", doubleQuote),
    ],
    joiners: ["+"],
  },
  php: {
    lineComments: [slashes, /#(?!\[)/uy],
    blockComments: [stars],
    embedded: { begin: /<\?(?:php(?!\w)|=)/giu, end: "?>" },
    strings: [
      raw(/<<<[ \t]*'(?<close>\w+)'(?:\r\n|[\r\n])/uy, phpLineOf),
      {
        ...raw(/<<<[ \t]*"?(?<close>\w+)"?(?:\r\n|[\r\n])/uy, phpLineOf),
        syntax: "php-double",
        hole: phpHole,
      },
      quoted("php-double", doubleQuote, { lines: "many", hole: phpHole }),
      quoted("php-single", singleQuote, { lines: "many" }),
    ],
    joiners: ["."],
  },
  shell: {
    lineComments: [/(?<=^|[\s;(&|])#/muy],
    passedOver: [/\\[^\n\r]/uy, /\$\{#/uy, /\$\(\(/uy],
    adjacent: "joined if touching",
    // An assignment has no white space beside its sign.
    comparing: { before: /\s=$/u },
    hereDocument: /<<-?[ \t]*(?<quote>["']?)(?<word>[A-Za-z_]\w*)\k<quote>/uy,
    strings: [
      quoted("shell-dollar", /\$(?<quote>')/uy, { lines: "many" }),
      raw(singleQuote),
      quoted("shell-double", /\$?(?<quote>")/uy, { lines: "many", hole: shellHole }),
      shellWord,
    ],
  },
  ruby,
  kotlin: {
    lineComments: [slashes],
    blockComments: [nestedStars],
    passedOver: [character, backquotedName],
    strings: [
      { ...raw(/(?<quote>""")/uy), hole: nameOrBraceHole },
      quoted("kotlin-string", doubleQuote, { hole: nameOrBraceHole }),
    ],
    joiners: ["+"],
  },
  swift: {
    lineComments: [slashes],
    blockComments: [nestedStars],
    strings: [
      raw(/(?<close>#{1,8})"(?!"")/uy, ({ close = "" }) => `"${close}`),
      quoted("swift-string", /(?<quote>""")/uy, { lines: "many", hole: /\\\(/uy }),
      quoted("swift-string", doubleQuote, { hole: /\\\(/uy }),
    ],
    joiners: ["+"],
  },
  dart: {
    lineComments: [slashes],
    blockComments: [nestedStars],
    strings: [
      raw(/r(?<quote>"""|'''|"|')/uy),
      quoted("dart-string", threeQuotes, { lines: "many", hole: nameOrBraceHole }),
      quoted("dart-string", /(?<quote>["'])/uy, { hole: nameOrBraceHole }),
    ],
    joiners: ["+"],
    adjacent: "joined",
  },
  scala: {
    lineComments: [slashes],
    blockComments: [nestedStars],
    passedOver: [character, backquotedName, /'[A-Za-z_]\w*/uy],
    strings: [
      { ...raw(/(?<!\w)[A-Za-z]\w*(?<quote>""")/uy), hole: scalaHole },
      raw(/(?<quote>""")/uy),
      quoted("scala-format", /(?<!\w)[A-Za-z]\w*(?<quote>")/uy, { hole: scalaHole }),
      quoted("scala-string", doubleQuote),
    ],
    joiners: ["+"],
  },
  groovy: {
    lineComments: [slashes],
    blockComments: [stars],
    strings: [
      quoted("groovy-string", /(?<quote>""")/uy, { lines: "many", hole: nameOrBraceHole }),
      quoted("groovy-string", /(?<quote>''')/uy, { lines: "many" }),
      quoted("groovy-string", doubleQuote, { hole: nameOrBraceHole }),
      quoted("groovy-string", singleQuote),
    ],
    joiners: ["+"],
  },
  lua: {
    lineComments: [/--(?!\[={0,3}\[)/uy],
    blockComments: ["", "=", "==", "==="].map((level) => ({ open: `--[${level}[`, close: `]${level}]` })),
    strings: [raw(/\[(?<close>=*)\[/uy, ({ close = "" }) => `]${close}]`), quoted("lua-string", /(?<quote>["'])/uy)],
    joiners: [".."],
  },
  lisp: {
    // Of a character, a semicolon or a quotation mark may be the name: `?;`, `#\"`.
    lineComments: [/(?<![?\\]);/uy],
    blockComments: [{ open: "#|", close: "|#", nests: true }],
    passedOver: [/\\[^\n\r]/uy, /(?<![\w-])\?"/uy],
    strings: [
      quoted("unknown-string", /#(?:[rp]x)?#?(?<quote>")/uy, { lines: "many", use: "pattern" }),
      quoted("unknown-string", doubleQuote, { lines: "many" }),
    ],
    // (def name "x"), (name "x"), :name "x", (name . "x")
    naming: /(?:\((?:def[\w-]*|set[qf!])\s+|[:(])(?<name>[A-Za-z_*][\w*+!?<>=/.-]*)(?:\s+\.)?$/u,
  },
  terraform: {
    lineComments: [slashes, numberSign],
    blockComments: [stars],
    hereDocument: /<<-?(?<quote>)(?<word>[A-Za-z_]\w*)/uy,
    // What fetches the address stands before it: `git::https://a/b`.
    strings: [
      quoted("hcl-string", /(?<quote>")(?:(?:git|hg|s3|gcs|https?)::(?=\w))?/uy, { hole: /(?<!\$)\$\{|(?<!%)%\{/uy }),
    ],
  },
  protobuf: {
    lineComments: [slashes],
    blockComments: [stars],
    strings: [quoted("c-string", /(?<quote>["'])/uy)],
    adjacent: "joined",
  },
  graphql: {
    lineComments: [numberSign],
    strings: [raw(/(?<quote>""")/uy), quoted("graphql-string", doubleQuote)],
  },
  sql: {
    lineComments: [dashes],
    blockComments: [stars],
    strings: [
      quoted("doubled-single-quote", singleQuote, { lines: "many", guard: "doubled" }),
      quoted("doubled-double-quote", doubleQuote, { lines: "many", guard: "doubled" }),
    ],
    comparing: { before: /$(?<=\b(?:where|and|or|not|on|having|when)\s+[\w.`"[\]]+\s*=)/iu },
    joiners: ["||"],
  },
  perl,
  r: {
    lineComments: [numberSign],
    strings: [
      raw(/[rR]"(?<close>-*)\(/uy, ({ close = "" }) => `)${close}"`),
      raw(/[rR]'(?<close>-*)\(/uy, ({ close = "" }) => `)${close}'`),
      quoted("r-string", /(?<quote>["'])/uy, { lines: "many" }),
    ],
  },
  powershell,
  dockerfile: {
    lineComments: [/(?<=^\uFEFF?[ \t]*)#/muy],
    passedOver: [/\\[^\n\r]/uy, /\$\{#/uy],
    // What `RUN` takes from one is a program, too.
    hereDocument: /(?<=^[ \t]*(?:COPY|ADD)[ \t][^\n\r]{0,1000})<<-?(?<quote>["']?)(?<word>[A-Za-z_]\w*)\k<quote>/imuy,
    adjacent: "joined if touching",
    strings: [raw(singleQuote), quoted("shell-double", doubleQuote, { lines: "many", hole: shellHole }), shellWord],
  },
  elixir,
  erlang,
  haskell,
  ocaml,
  fsharp,
  crystal,
  ...systemsRows,
  ...engineeringRows,
  ...buildRows,
  /** Of a language that is not known no more is, than that strings stand in quotation marks, and end with their line. */
  code: {
    passedOver: [/\\["'`]/uy],
    strings: [
      quoted("unknown-string", doubleQuote),
      quoted("unknown-string", /(?<![\w)\]])(?<quote>')/uy),
      quoted("unknown-string", /(?<quote>`)/uy),
    ],
  },
} as const satisfies Readonly<Record<string, CodeLanguage>>;
