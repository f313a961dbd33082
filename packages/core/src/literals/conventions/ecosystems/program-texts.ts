import { patternSequence } from "../../../text/composed-pattern.js";
import { inSink, type Convention } from "../convention.js";
import { wordPattern } from "../../../text/word-set.js";

/** Letters and styles of TeX. */
const commands = wordPattern(`
  alpha beta gamma delta (?:var)?epsilon zeta eta (?:var)?theta iota kappa lambda mu nu xi pi rho sigma tau upsilon
  (?:var)?phi chi psi omega ell infty [cl]?dots? cdot math(?:bb|bf|cal|rm|it|sf|frak) hat bar tilde vec text [dt]?frac
  boldsymbol
`);

/** Variables and such commands, with what stands above and below them. */
const formula = patternSequence(/^[\w,^ ]{0,32}\\/iu, commands, /(?![A-Za-z])[^\\/.]{0,64}$/iu);

/** Texts for a program, such as regular expressions, that contain an identifier and are none. */
export const programTexts: readonly Convention[] = [
  {
    name: "signs of a pattern's source that no identifier may hold",
    seenIn: "regular expressions",
    kind: "text",
    match: {
      text: [
        // An anchor at the start, or an optional letter of the scheme.
        /^\^|\^https?:|https\?:/u,
        // Any host, or an escaped IPv6 address.
        /:\/\/\.[*+]|:\/\/\\\[/u,
        // Escapes, backreferences, and character classes such as `\d`.
        /\\[./?+1-9-]|\\g<|\\[dwsDWS](?![A-Za-z0-9])/u,
        // Negated character classes and ranges.
        /\[\^|\[\w-\w/u,
        // Special groups, and alternatives.
        /\(\?[:=!<]|\([^()]*\|/u,
      ],
    },
    effect: { is: "for-programs" },
    examples: {
      is: ["^https?://a", "https://.*", "https://a\\.example", "http://[^/]+", "https://(a|b)/c", "http://(?:a)"],
      isNot: ["https://a.example/(b)", "http://a/\\d9", "http://[::1]/"],
    },
  },
  {
    name: "group of a regular expression behind a class of characters, which Markdown takes for a link",
    seenIn: "running text: `/[a-z]([0-9]+)/` (cocoadev/cocoadev.github.io)",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) =>
      tier === "sink" && role === "link" && /^[(?:^]{0,4}\[[^\]]{1,64}\](?:[+*?{|)]|$)/u.test(text),
    effect: { excuses: "visible" },
    examples: {
      is: inSink("link", "[0-9]+", "([^}]|[a]", "[^)]*", "?:[a-z]"),
      isNot: [
        { text: "[https://a.example]/b", at: { tier: "sink", role: "link" } },
        { text: "[0-9]+", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "remark with a list of numbers behind one, which Markdown takes for a link",
    seenIn:
      "Chinese, which needs no space before a parenthesis: `输出[0.1,0.9](原输入为[0.2,0.8])` (apachecn/ailearning)",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) =>
      tier === "sink" &&
      role === "link" &&
      /^[^/#?.]{1,64}\[-?\d[\d.]{0,31}(?:[,，;] ?-?\d[\d.]{0,31}){1,32}\]$/u.test(text),
    effect: { excuses: "visible" },
    examples: {
      is: inSink(
        "link",
        "原输入为[0.01,0.99]",
        "初期値[1, 0]",
        "было[0.5;0.25]",
        "كان[1,2,3]",
        "vorher [-1,1]",
        "이전[0，1]",
      ),
      isNot: inSink("link", "a/b[1,2]", "image[1].png", "notes[1]", "#a[1,2]", "[1,2]"),
    },
  },
  {
    name: "command of TeX in parentheses behind brackets of a formula, which Markdown takes for a link",
    seenIn: "lectures with formulas: `$E[X \\mid H](\\omega)$` (QuantEcon/lecture-python.myst)",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) => tier === "sink" && role === "link" && formula.test(text),
    effect: { excuses: "visible" },
    examples: {
      is: inSink("link", "\\omega", "\\mathbf{x}", "t,\\theta_0", "\\lambda^n", "x_i,\\mathcal{F}"),
      isNot: inSink("link", "\\docs", "..\\omega.html", "a\\alpha\\b.md", "\\pictures\\phi.png"),
    },
  },
  {
    name: "text that U+0000 ends",
    seenIn: "C and what calls it",
    kind: "text",
    match: { text: [/\0$/u] },
    effect: { is: "for-programs" },
    examples: { is: ["http://a.example/\0"], isNot: ["http://a.example/\0b"] },
  },
  {
    name: "percent sign for any text behind the beginning of an address",
    seenIn: "SQL: `LIKE 'https://a.example/%'`",
    kind: "own-notation",
    match: ({ characters, span, text, place: { tier } }) =>
      (tier === "prefix" || tier === "named") &&
      characters === "%" &&
      /[/.:=]%$/u.test(text) &&
      span.end === text.length,
    effect: { excuses: ["percent-triplet-malformed"] },
    examples: {
      is: ["https://a.example/%", { text: "https://a.example/?b=%", at: { tier: "named", role: "url" } }],
      isNot: ["https://a.example/50%", "https://a.example/%b", { text: "/a/%", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "character reference in a link of Markdown within a string, which Markdown decodes",
    seenIn: "translations of an application: `[here](http://a.example/?b=c&amp;d=e)` (hotosm/tasking-manager)",
    kind: "own-notation",
    match: ({ place: { role } }) => role === "link",
    effect: { excuses: ["query-character-reference"] },
    examples: {
      is: inSink("link", "https://a.example/?b=c&amp;d=e"),
      isNot: inSink("href", "https://a.example/?b=c&amp;d=e"),
    },
  },
];
