import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { languageOfPath, type LanguageName } from "../documents/languages.js";
import { defaultSettings } from "../literals/settings/settings.js";
import { readSymbols } from "./iri-symbol.js";
import { readOccurrences, type IriOccurrence } from "./occurrences.js";

const body = `const a = 1;\n${"  call(a, b);\n".repeat(8)}`;
const turtle = `@prefix a: <http://a.example/#> .\n`;

const rows: readonly (readonly [language: LanguageName, text: string, found: number])[] = [
  [
    "turtle",
    `${turtle}a:b a:c a:b , a:b\\-c , "x" .\n# a note\na:b a:c <http://b.example/> , <http://b.example/> .`,
    9,
  ],
  ["turtle", `<http://a.example/> <#b> <#b> . @base <http://b.example/> .\n<#b> <#b> <http://b.example/> .`, 7],
  ["turtle", `@prefix : <#> .\n:a :b :a . @prefix : <http://a.example/#> .\n:a :b :a .`, 8],
  ["turtle", `${turtle}a:b a:c "see http://b.example/" ; a:{{x}} a:{{x}} .`, 6],
  ["markdown", "[a](b.md)\n\n```turtle\n" + turtle + "a:b a:c a:b .\n```\n\n```js\nlet a = 1\n```\n", 5],
  ["typescript", `function f() {\n${body}}\nfunction g(): void {\n${body}  fetch("/a");\n}\n`, 1],
  ["typescript", `class A {\n  f() {\n${body}}\n  g = "http://a.example/";\n}\n// https://b.example/\n`, 2],
  ["typescript", `import a from "https://a.example/b.js";\nfunction f() {\n${body}}\n`, 1],
  ["typescript", `import axios from "axios";\nfunction f() {\n${body}}\naxios.get("/a");\n`, 1],
  ["typescript", `const headers = { origin: "http://a.example" };\nif (a) {\n${body}} else {\n${body}}\n`, 1],
  ["typescript", `function f() {\n${body}  // See https://a.example/b\n}\nf();\n`, 1],
  ["typescript", `function f() {\n${body}  return "http:" + "//a.example/b";\n}\n`, 1],
  ["typescript", `if (a) {\n${body}\n`, 0],
  ["javascript", `function f() {\n${body}  return <a href="/b">c</a>;\n}\n`, 1],
  ["javascript", `function f() {\n${body}  return <a className="/b" onClick={call}>c</a>;\n}\n`, 0],
  ["javascript", `function f() {\n${body}  return <form action\n  ="/b"><a xlink:href="/c"/></form>;\n}\n`, 2],
  ["tsx", `function f() {\n${body}  return <blockquote cite /* a */ = "/b">c</blockquote>;\n}\n`, 1],
  [
    "html",
    `<p>a: b</p><a title="a" href="b.html">c</a><p data-a="http://a.example/">http://b.example/</p>\n` +
      `<!-- http://c.example/ --><script>/* d */ fetch("/e")</script><p style="background: url(f.png)" dir="rtl">g</p>`,
    6,
  ],
  ["xml", `<a b="c" href="d.xml">e &amp; f<g>http://a.example/</g><!-- http://b.example/ --></a>`, 2],
  ["markdown", "a `b` c\n\nd <http://a.example/> `http://b.example/` [e](f.md)\n\n> <a href='g.md'>h</a>\n", 4],
  ["php", `<a href="<?= $a ?>/b" title="c">d</a><?php $e = "http://a.example/"; ?>`, 1],
  ["python", `def f(a):\n    return a["b"] // 2\n`, 0],
  ["python", `import requests\nrequests.get("/a")\n`, 1],
  ["python", `a = "http:" "//a.example/"\n`, 1],
  ["python", `# http://a.example/\n`, 1],
  ["yaml", `a: b\nurl: /c\nhomepage: d/e\nf: [g, "h"]\n`, 1],
  ["yaml", `$id: http://a.example/\n$ref: b\n`, 2],
  ["yaml", `a: b\n$ref: c.yaml\n`, 1],
  ["toml", `url = "\\u002Fb"\nhomepage = "mailto\\u003Ac@a.example"\n`, 2],
  ["xml", `<a xml:base="http://a.example/"><b href="c"/></a>`, 2],
  ["xml", `<a href="b/c"/><a href="&#47;b"/>`, 1],
  ["vue", `<template><a href="b">c</a><a href="/d">e</a></template>`, 1],
  ["csharp", `var a = new Uri("b/c"); var d = new Uri(@"/d");`, 1],
];

describe("readOccurrences", () => {
  for (const [language, text, found] of rows)
    it(`finds what readSymbols does: ${language}, ${text.slice(0, 40)}`, () => {
      const occurrences = bothWays(text, language);
      assert.equal(occurrences.length, found);
    });

  const folder = new URL("../../../../tests/fixtures/", import.meta.url);
  for (const name of readdirSync(folder)) {
    const language = languageOfPath(name);
    if (language !== undefined)
      it(`finds what readSymbols does in ${name}`, () => {
        bothWays(readFileSync(new URL(name, folder), "utf8"), language);
      });
  }
});

function bothWays(text: string, language: LanguageName): readonly IriOccurrence[] {
  const document = { text, language, uri: "file:///p/doc" };
  const symbols = readSymbols(document, defaultSettings);
  const occurrences = readOccurrences(document, defaultSettings);
  assert.deepEqual(occurrences.map(known), symbols.map(known));
  return occurrences;
}

function known({ iri, key, span, spelling, role }: IriOccurrence): IriOccurrence {
  return { iri, key, span, spelling, role };
}
