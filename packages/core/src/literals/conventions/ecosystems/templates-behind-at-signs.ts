import type { Convention } from "../convention.js";
import { wordSet } from "../../../text/word-set.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";

const bladeDirectives = wordSet(`
if elseif unless isset empty auth guest can env switch case for foreach lang yield section include json route asset url
vite class
`);

const inParentheses = /\((?:[^()@]|\((?:[^()@]|\([^()@]*\))*\))*\)/u;

/** A directive of Blade with its arguments, `@route('a', ['b' => c($d)])`, or one that has none. */
const bladeDirective = patternUnion(
  new RegExp(`@(?:${[...bladeDirectives].join("|")}) ?${inParentheses.source}`, "uy"),
  patternSequence(
    /@/uy,
    patternUnion(/else/uy, /end(?:if|unless|isset|empty|auth|guest|can|env|switch|for|foreach|section)/uy),
    /\b/uy,
  ),
);

/** An expression of Twirl: names and calls behind an at sign, or any expression between parentheses or braces. */
const twirlExpressions = [
  new RegExp(
    `(?<![^/=?&])@[A-Za-z]\\w*(?:\\.\\w+){0,8}${inParentheses.source}(?:\\.\\w+(?:${inParentheses.source})?){0,8}`,
    "uy",
  ),
  new RegExp(`(?<![^/=?&])@${inParentheses.source}`, "uy"),
  /(?<![^/=?&])@(?:[A-Za-z]\w*(?:\.\w+){0,8})?\([^]*$/uy,
  /@\{[^}]*$/uy,
  /(?<=^mailto:)@(?:[A-Za-z]\w*|\w+\.[a-z]+[A-Z]\w*)$/uy,
];

const inBraces = /\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,8}\}/u;

/** A condition, or what is done with each value, with its branches between braces. */
const branches = [
  new RegExp(
    `@(?:if|for|while|with) ?\\([^()"]*(?:\\([^()"]*\\)[^()"]*){0,8}\\)\\s?${inBraces.source}(?:\\s?else(?: if ?\\([^()"]*\\))?\\s?${inBraces.source}){0,8}`,
    "uy",
  ),
  new RegExp(`@(?:if|for) [A-Za-z_][^@{}"]*${inBraces.source}`, "uy"),
  new RegExp(`@[A-Za-z]\\w*(?:\\.\\w+){0,8}(?: match)? ?(?=\\{[^{}]*=>)${inBraces.source}`, "uy"),
  /@(?:if|for) ?\([^@{}"]*(?<=[=(,\s])$/uy,
];

/** Notations of templates in which an at sign begins what is not text. */
export const templatesBehindAtSigns: readonly Convention[] = [
  {
    name: "values between braces behind an at sign",
    seenIn: "Thymeleaf, Robot Framework",
    kind: "placeholder",
    match: { begins: "@", patterns: [/@\{[^{}\n]*\}/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«@{id}»"], isNot: ["/@id"] },
  },
  {
    name: "names between at signs",
    seenIn: "Autoconf, CMake, Maven",
    kind: "placeholder",
    match: { begins: "@", patterns: [/@@\w+@@/uy, /@[A-Z][A-Z0-9_]+@/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["http://«@HOST@»/«@@id@@»", "/«@SHA1@»"], isNot: ["http://a@b@c", "mailto:A@B.C"] },
  },
  {
    name: "call, or what the quotation mark of an attribute cuts off of one or of an index",
    seenIn: 'Razor: `"@Url.Action("a", "b")"`, `href="@Assets["app.css"]"`',
    kind: "placeholder",
    match: { begins: "@", patterns: [/(?<![^])@[A-Z]\w*(?:\.\w+)*(?:[[(]$|\([^()]*\))/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["«@Assets[»", "«@Url.Content(»", '«@Url.Action("a", "b")»/c'], isNot: ["@Assets", "/@Assets["] },
  },
  {
    name: "condition with what follows from it",
    seenIn: "Twirl, Ructe, Razor: `/a@if(b.c){?d=true}` (gitbucket/gitbucket)",
    kind: "placeholder",
    match: { begins: "@", patterns: branches },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        ...[
          "/a«@if(b.c){?quick=true}»",
          "/a/«@if(b(c)) {d/e}»",
          "/a«@for(b <- c){&b=d}»",
          "/a«@if (b) {?c=@{d}} else {e}»",
        ],
        ...[
          "/a«@if let Some(b) = c {?d=@b}»",
          "/a«@b.map{ c =>/@c}»",
          "«@a match { case Some(b) => {/@b} case None => {} }»",
        ],
        "/a«@if(b == »",
      ],
      isNot: ["/@if(b)", "/@if{b}", "/a@iffy(b){c}", "https://a@b.example{c}", "/@a{b => c"],
    },
  },
  {
    name: "members of a list behind an at sign",
    seenIn: "Razor: `@Model.Items[0].Url`",
    kind: "placeholder",
    match: {
      begins: "@",
      patterns: [/(?<![^/=?&])@[A-Z]\w*(?:\.\w+){0,8}(?:\[[\w.']{1,64}\](?:\.\w+){0,8}){1,8}/uy],
    },
    effect: { hole: "in-programs" },
    examples: { is: ["«@Model.A.B[0].Url»/c", "/a?b=«@Model['c']»"], isNot: ["/@a[0]", "/a@B[0]", "/@A[]"] },
  },
  {
    name: "statements between directives",
    seenIn: "Blade: `@php echo $a; @endphp`",
    kind: "placeholder",
    match: { begins: "@", patterns: [/@php\s[^@]*@endphp/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/a/«@php echo $b; @endphp»"], isNot: ["/@php/a", "/@php "] },
  },
  {
    name: "directives",
    seenIn: "Blade",
    kind: "placeholder",
    match: { begins: "@", patterns: [bladeDirective] },
    effect: { hole: "in-programs" },
    examples: { is: ["/list«@if ($a->b(c()))»?d«@endif»", "«@lang('a b')»"], isNot: ["/@user/@else_x/@include"] },
  },
  {
    name: "call or expression, or what the quotation mark of an attribute cuts off of one",
    seenIn:
      'Twirl, the templates of Play: `href="@helpers.url(a)/blob/@helpers.name(b.mkString("/"))"` (gitbucket/gitbucket)',
    kind: "placeholder",
    match: { begins: "@", patterns: twirlExpressions },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        ...[
          "«@a.url(b)»/c/«@a.name((d :: e).mkString(»",
          "«@(a.copy(b = (if(c == Some(»",
          "«@routes.A.b(c.id, 1).url»",
        ],
        ...["/a/«@{b.map { c =>\n d(c) + »", "«@a.b(d = »", "/a/«@(b.c)»/d", "mailto:«@a.mailAddress»"],
        ...["«@routes.assets.at(»", "/a?b=«@a.urlEncode(b)»&c=1"],
      ],
      isNot: ["/@a", "/@a/b(c)", "https://a@b.example/(c)", "/a@b", "/@a.b/c", "/a@(b c", "mailto:@a.example"],
    },
  },
];
