import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../../index.js";

function literalsIn(css: string, language: LanguageName = "css"): string[] {
  return readDocument(css, language).literals.map(({ span, site, open }) => {
    const what =
      site.kind === "assigned" ? site.name : site.kind === "identifier" ? `${site.use} ${site.role}` : site.kind;
    return `${what}: ${css.slice(span.start, span.end)}${open === undefined ? "" : " …"}`;
  });
}

const url = "reference url()";

describe("cssReader", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    "addresses without quotes": ["a{b:url( a\\)b.png ), URL(c)}", [`${url}: a\\)b.png`, `${url}: c`]],
    "addresses in quotes": ["a{b:url('a b') url(\"c\")}", [`${url}: a b`, `${url}: c`]],
    "addresses with spaces": ["a{b:url(a b.png)}", [`${url}: a b.png`]],
    "no addresses that hold quotes or lines": ["a{b:url(a'b) url(a\nb) url(", []],
    "pictures that hold quotes": [
      "a{b:url(data:image/svg+xml,<svg a='b'/>)} c{d:url(data:image/svg+xml,<svg a=\"b\" c='d(e)'/>)}",
      ["none broken-link: data:image/svg+xml,<svg a='b'/>", 'none broken-link: data:image/svg+xml,<svg a="b" c=\'d(e'],
    ],
    "no pictures that a program puts together": [
      "a{b:url(data:image/svg+xml,<svg a='${b}'/>) url(data:image/svg+xml,<svg a='{{ b }}'/>)}",
      [],
    ],
    "no parts of old browsers": ["a{behavior:url(#default#VML) url('#a#b')}", ["behavior: #a#b"]],
    "image sets": [
      "a{b:image-set('a' 1x, 'b' type('image/png'))}",
      ["reference image-set(): a", "reference image-set(): b", "b: image/png"],
    ],
    imports: ["@import 'a' layer(b) supports(c: 'd'); @import url(e);", ["reference @import: a", "c: d", `${url}: e`]],
    namespaces: ["@namespace 'a:'; @namespace b url(c:);", ["namespace @namespace: a:", "namespace @namespace: c:"]],
    "no charsets": ["@charset 'utf-8';", ["value: utf-8"]],
    selectors: ["a:hover[href^='http://'], b{c:d}", ["comparison: http://"]],
    "custom properties": ["a{--link:'b';--c:url(d)}", ["--link: b", `${url}: d`]],
    text: ["a::before{content:'b'}", ["text: b"]],
    "other declarations": ["a{b:'c'}d{e:'f'} @media x {g{h:'i'}} 'j'", ["b: c", "e: f", "h: i", "value: j"]],
    "declarations alone": ["b:'c';d:'e'", ["b: c", "d: e"]],
    "strings with escapes": ["a{b:'c\\'d\\\ne'}", ["b: c\\'d\\\ne"]],
    "no strings that their line leaves open": ["a{b:'c\n;d:'e'}", ["d: e"]],
    "strings with tags of templates, which may hold the quotation mark (nginx/unit-docs)": [
      "a{b:url('{{ c('d', 1) + '?' }}') url(\"{% e \"f\" %}\")} g{h:url('<?= i('j') ?>');k:url(\"<%= l(\"m\") %>\")}",
      [`${url}: {{ c('d', 1) + '?' }}`, `${url}: {% e "f" %}`, `${url}: <?= i('j') ?>`, `${url}: <%= l("m") %>`],
    ],
    "addresses without quotes with tags of templates": [
      "a{b:url({{ c('d') }}) url({{ e }}f.png)}",
      [`${url}: {{ e }}f.png`],
    ],
    "strings with braces that nothing closes in their line": [
      "a{b:'{{';c:'d\n}e{f:'}}';g:'{{'}",
      ["b: {{", "f: }}", "g: {{"],
    ],
    "escaped names": ["a{b:\\75rl('c')}", ["b: c"]],
  };
  for (const [name, [css, expected]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalsIn(css), expected));

  const extended: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    "line comments": ["// 'a'\n$b-url: 'c';", ["$b-url: c"]],
    "addresses with holes": ["a{b:url(#{d('e)')}/f) url('#{$g}/h')}", [`${url}: #{d('e)')}/f`, `${url}: #{$g}/h`]],
    "addresses that a function encodes": [
      "a{b:escape-svg(url('c')) d(url('e'))}",
      ["reference escape-svg(): c", `${url}: e`],
    ],
    variables: ["@url: 'a'; a{b:url($c) url($d + 'e')}", ["@url: a", `${url}: e …`]],
    "strings that are joined": [
      "a{b:url('c' + $d + 'e' + f('g') + 'h')} $i: 'j' + 'k' + $l; $m: $n + 'o', $p + 'q'",
      [`${url}: c' + $d + 'e' + f('g') + 'h`, "b: g", "$i: j' + 'k …", "$m: o …", "$m: q …"],
    ],
    "strings that are joined in entries of a map": [
      "$a: ('b': 'c' + $d, 'e': $f + 'g'); h{i:'j' + $k}l{m:$n + 'o'}",
      ["$a: b", "$a: c …", "$a: e", "$a: g …", "i: j …", "m: o …"],
    ],
    modules: [
      "@use 'sass:math'; @import 'a', 'b'; @import url(c);",
      ["module-specifier: sass:math", "module-specifier: a", "module-specifier: b", `${url}: c`],
    ],
    maps: ["$a: (url: 'b', 'c': 'd')", ["url: b", "$a: c", "$a: d"]],
  };
  for (const [name, [css, expected]] of Object.entries(extended))
    it(`reads ${name} in SCSS and Less`, () => assert.deepEqual(literalsIn(css, "scss"), expected));

  it("reads comments", () => {
    const css = "/* a */ // b\n/* c";
    const commentsIn = (language: LanguageName) =>
      readDocument(css, language).comments.map(({ start, end }) => css.slice(start, end));
    assert.deepEqual(commentsIn("css"), ["/* a */", "/* c"]);
    assert.deepEqual(commentsIn("less"), ["/* a */", "// b", "/* c"]);
  });

  it("knows the charset that the style sheet declares", () => {
    assert.equal(readDocument('@charset "latin1";a{b:url(c)}', "css").literals[1]?.surroundings?.charset, "latin1");
  });
});

describe("the indented syntax of Sass", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    declarations: ["a:hover\n  b: url(c)\n  d: 'e'\nf\n  content: 'g'\n", [`${url}: c`, "d: e", "text: g"]],
    "imports with quotation marks and without": [
      "@import 'a', //b/c.css, https://d/e\n@import f, url(g)\n@use 'h'\n",
      [
        "module-specifier: a",
        "reference @import: //b/c.css",
        "reference @import: https://d/e",
        `${url}: g`,
        "module-specifier: h",
      ],
    ],
    "no comments of an import": ["@import //\n@import // |\n@import //|, //é\n", ["reference @import: //é"]],
    "holes and what is joined": ["$a: 'b' + $c\nd\n  e: url('#{$f}/g')\n", ["$a: b …", `${url}: #{$f}/g`]],
    selectors: ["a[href='b']\n  c: 'd'\n", ["comparison: b", "c: d"]],
    "comments, which go on in lines that are indented": [
      "// 'a'\n  'b'\n\n   'c'\nd\n  e: 'f' // 'g'\n  h: 'i'\n/* 'j'\n  'k'\nl: 'm' /* 'n' */\no: 'p'",
      ["e: f", "h: i", "l: m", "o: p"],
    ],
  };
  for (const [name, [sass, expected]] of Object.entries(rows))
    it(`is read: ${name}`, () => assert.deepEqual(literalsIn(sass, "sass"), expected));
});
