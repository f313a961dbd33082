import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { inSink, type AroundExample, type Convention } from "../convention.js";
import type { SyntaxName } from "../../syntaxes/syntax.js";
import { wordPattern } from "../../../text/word-set.js";

/** Letters and styles of TeX. */
const commands = wordPattern(`
  alpha beta gamma delta (?:var)?epsilon zeta eta (?:var)?theta iota kappa lambda mu nu xi pi rho sigma tau upsilon
  (?:var)?phi chi psi omega ell infty [cl]?dots? cdot math(?:bb|bf|cal|rm|it|sf|frak) hat bar tilde vec text [dt]?frac
  boldsymbol
`);

/** Variables and such commands, with what stands above and below them. */
const formula = patternSequence(/^[\w,^ ]{0,32}\\/iu, commands, /(?![A-Za-z])[^\\/.]{0,64}$/iu);

/** Functions that replace a text by another one, up to their arguments. */
const replacing = String.raw`(?:str_i?replace|strtr|(?:preg|regexp?|mb_ereg)_i?replace|g?sub!?|regsub|(?<![A-Za-z])(?:re)?[Rr]eplace(?:_?[Aa]ll|_?[Ff]irst)?(?:String|InString)?|REPLACE|NewReplacer|stringByReplacingOccurrencesOf|replacingOccurrences|substitute)`;

/** A string that one of them looks for: the first one among its arguments, behind at most the text to look in. */
const soughtText = new RegExp(
  String.raw`${replacing}\s?[( ]\s*(?:[\w.$@>()[\]-]{1,64}\s*,\s*|(?:of|pattern|old|search):\s?)?[rR@]?["'\x60]$`,
  "u",
);

/** The same in a list of what is looked for, or as the key of what stands for it. */
const soughtInList = new RegExp(
  String.raw`${replacing}\s?[( ]\s*(?:[\w.$@>()-]{1,64}\s*,\s*)?(?:array\s*\(|[\[{])[^\[\](){};]{0,400}$`,
  "u",
);

/** The first part of an expression of sed that replaces, which stands in a command or in an argument of its own. */
const soughtBySed = /\bsed\b[^\n]{0,200}[\s"'\/]s(?<delimiter>[|#,@!~%+])$/u;

/** What stands behind the argument of a function that is not its last one, or behind the key of a map. */
const furtherArgument = /^["'`]\s{0,80}(?:,|=>|with:|by:|:)/u;

/** A name whose value marks the beginning of a text, and what assigns it. */
const nameOfMarker = patternSequence(
  patternUnion(
    /(?:^|[\s.:@$*])(?:prefix|marker)/u,
    /(?:[a-z\d]|_)(?:Prefix|Identifier|Marker)/u,
    /_(?:prefix|identifier|marker)/u,
    /(?<![a-z])(?:[A-Z\d]{1,32}_){0,8}(?:PREFIX|IDENTIFIER|MARKER)/u,
  ),
  // The type of a variable, the sign of assignment, and the beginning of the string.
  /(?: ?: ?[\w<>[\]&' ]{1,32})?\s{0,8}:?=\s{0,8}[\w@]?["'`]$/u,
);

function inSyntax(syntax: SyntaxName, ...texts: readonly string[]): readonly AroundExample[] {
  return texts.map((text) => ({ text, at: { tier: "prefix", production: "IRI" }, syntax }));
}

function inTemplate(...texts: readonly string[]): readonly AroundExample[] {
  return texts.map((text) => ({ text, at: { tier: "named", template: "uri-template" }, syntax: "python-string" }));
}

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
  {
    name: "text that code looks for in another one, to put something else in its place",
    seenIn: "`str_replace(array('http://http://', …), …)` (YOURLS/YOURLS), `replace`, `gsub`, `sed`",
    kind: "around",
    match: ({ before, after }) =>
      soughtBySed.test(before) ||
      (soughtText.test(before) && furtherArgument.test(after)) ||
      (soughtInList.test(before) && isInFirstList(before, after)),
    effect: { excuses: "visible", unlessStrict: true },
    examples: {
      is: [
        ...inSyntax(
          "php-single",
          "str_replace(array('«http://http://a.example»', 'b'), 'c', $d)",
          "str_replace(\n  [\n  'a', '«http:/a.example»',\n  ], $b)",
          "strtr($a, ['«http:/a.example»' => 'b'])",
        ),
        ...inSyntax("python-string", 'a.replace("«http:/a.example»", b)', "re.sub(r'«http:/a.example»', b, c)"),
        ...inSyntax("ruby-double", 'a.gsub!("«http:/a.example»", b)', 'a.sub "«http:/a.example»", "b"'),
        ...inSyntax("go-string", 'strings.ReplaceAll(a, "«http:/a.example»", "b")'),
        ...inSyntax("csharp-string", 'a.Replace("«http:/a.example»", b)', 'Regex.Replace(a, @"«http:/a.example»", b)'),
        ...inSyntax("shell-word", "sed -i 's|«http:/a.example»", 'cat a | sed -e "s#«http:/a.example»'),
      ],
      isNot: [
        ...inSyntax(
          "php-single",
          "str_replace('a', '«http:/a.example»', $b)",
          "str_replace(['a'], ['«http:/a.example»'], $b)",
        ),
        ...inSyntax("python-string", 'a.replace("b", "«http:/a.example»")', 'for a in ["«http:/a.example»"]: b'),
        ...inSyntax("go-string", 'strings.ReplaceAll(a, "b", "«http:/a.example»")', 'replaced("«http:/a.example»", b)'),
        ...inSyntax("shell-word", "sed -i 's|a|«http:/a.example»", "cat s|«http:/a.example»"),
      ],
    },
  },
  {
    name: "placeholder in a template of URIs that an operator fills in",
    seenIn: 'Python, Ruby: `"marc:%s-{_}" % a` (libris/definitions)',
    kind: "around",
    match: ({ text, span, place: { template }, after }) =>
      template !== undefined && /^%[srd]/u.test(text.slice(span.start)) && /^["']{1,3}\s?%\s?[\w([]/u.test(after),
    effect: { excuses: ["percent-triplet-malformed", "template-malformed"] },
    examples: {
      is: inTemplate('"«a:%s-{_}»" % b.id', "'«/%s/{a}»' % (b,)", '"«/{a}/%r»" % [b]'),
      isNot: inTemplate('"«a:%s-{_}»"', '"«/%/{a}»" % b', '"«/%s/{a}»", b'),
    },
  },
  {
    name: "space behind the mark by which a program knows a text of its own",
    seenIn: "`prefixIdentifier = 'https://a.example/files '` (authpass/authpass)",
    kind: "around",
    match: ({ text, span, before }) => span.end === text.length && nameOfMarker.test(before),
    effect: { excuses: ["text-surrounding-whitespace"], unlessStrict: true },
    examples: {
      is: inSyntax(
        "javascript-string",
        'const prefixIdentifier = "«https://a.example/b »"',
        "MESSAGE_PREFIX = '«https://a.example/b »'",
        "let marker: string = '«https://a.example/b »'",
        'a_marker := "«https://a.example/b »"',
        'static final String PREFIX = "«https://a.example/b »"',
      ),
      isNot: inSyntax(
        "javascript-string",
        'const baseUrl = "«https://a.example/b »"',
        'const prefixed = "«https://a.example/b »"',
        'const prefixIdentifier = "« https://a.example/b»"',
        'marker(a, "«https://a.example/b »"',
      ),
    },
  },
  {
    name: "query or statement of SQL",
    seenIn:
      'what programs hand to functions that have other uses, too: `fetch("SELECT * FROM books")` (hanakai-rb/site)',
    kind: "text",
    match: {
      text: [
        patternSequence(/^\s*(?:SELECT\s+\S[^]{0,2000}?\s+FROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET)\s/iu, /\S/u),
        patternSequence(
          /^\s*/iu,
          patternUnion(/DELETE\s+FROM/iu, /(?:CREATE|DROP|ALTER|TRUNCATE)\s+(?:TABLE|INDEX|VIEW|DATABASE)/iu),
          /\s+\S/iuy,
        ),
      ],
    },
    effect: { is: "no-identifier" },
    examples: {
      is: [
        "SELECT * FROM books",
        "select a, b from c where d = '/e f'",
        "INSERT INTO a VALUES ('https://b.example/')",
        "update a set b = 1",
        "DELETE FROM a",
        "CREATE TABLE a (b)",
      ],
      isNot: [
        "select a file.html",
        "/SELECT a FROM b",
        "update.html",
        "delete from",
        "https://a.example/SELECT a FROM b",
      ],
    },
  },
  {
    name: "remark behind a colon and a space in a text that a program puts together of an address and words",
    seenIn: 'messages: `"https://a.example/" + name + ": 404"` (external-secrets/external-secrets)',
    kind: "own-notation",
    match: ({ characters, text, span, unknownFrom, place: { tier } }) =>
      tier === "prefix" &&
      characters === " " &&
      unknownFrom !== undefined &&
      unknownFrom < span.start &&
      text.charAt(span.start - 1) === ":",
    effect: { excuses: ["character-space"], unlessStrict: true },
    examples: {
      is: [
        { text: "https://a.example/b/\uFFFC: 404", unknownFrom: 20 },
        { text: "https://\uFFFC/b: not found", unknownFrom: 8 },
      ],
      isNot: ["https://a.example/b: 404", { text: "https://a.example/\uFFFC b", unknownFrom: 18 }],
    },
  },
];

/** Whether a text stands in the first of two lists, or is no value of a map. */
function isInFirstList(before: string, after: string): boolean {
  return !/(?:=>|:)\s*["'`]$/u.test(before) && /^["'`]/u.test(after);
}
