import assert from "node:assert/strict";
import { readDocument } from "../../index.js";

function literalsIn(vue: string): string[] {
  return readDocument(vue, "vue").literals.map(({ span, site, syntax }) => {
    const what =
      site.kind === "attribute" ? `${site.element} ${site.name}` : site.kind === "assigned" ? site.name : site.kind;
    return `${what}: ${vue.slice(span.start, span.end)} ${syntax}`;
  });
}

describe("vueReader", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    attributes: ["<template><a href='/a'>b</a></template>", ["a href: /a html-attribute", "text: b html-text"]],
    "bound attributes": [
      `<template><a :href="'/a'" v-bind:src.prop="\`/b/\${c}\`"/></template>`,
      ["a href: /a javascript-string in html-attribute", "a src: /b/${c} javascript-template in html-attribute"],
    ],
    "references in bound attributes": [
      `<template><a :href="'/a?b&amp;c'"/></template>`,
      ["a href: /a?b&amp;c javascript-string in html-attribute"],
    ],
    directives: [
      `<template><a v-if="b === '/c'" @click="open('/d')" #e="'/f'"/></template>`,
      ["comparison: /c javascript-string in html-attribute", "argument: /d javascript-string in html-attribute"],
    ],
    "expressions in text": ["<template>{{ a < '/b' }}</template>", ["value: /b javascript-string"]],
    "templates in templates": [
      "<template><template #a></template><b c=d /></template><e f=g>",
      ["b c: d html-unquoted"],
    ],
    scripts: ["<script lang=ts>let url: string = '/a'</script>", ["url: /a javascript-string"]],
    styles: ["<style lang=scss>// 'a'\n$b: 'c'</style>", ["$b: c css-string"]],
    "blocks of data": ['<i18n>{"a": "/b"}</i18n>', ["data: a json-string", "data: /b json-string"]],
    "templates of Pug, as text": ["<template lang=pug>a(href='b')</template>", ["text: a(href='b') plain"]],
    "no other blocks": ["<docs><a href=b></docs><template lang=c>a(href='b')</template>", []],
    "what is broken": ["<template><a :href=\"'/a\" src='b'>{{ c", ["a src: b html-attribute", "text: {{ c html-text"]],
  };
  for (const [name, [vue, expected]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalsIn(vue), expected));

  it("reads comments", () => {
    const vue = "<!-- a --><template><!-- b --></template><script>// c</script>";
    const { comments } = readDocument(vue, "vue");
    assert.deepEqual(
      comments.map(({ start, end }) => vue.slice(start, end)),
      ["<!-- a -->", "<!-- b -->", "// c"],
    );
  });

  it("reads the same after changes as at once", () => {
    const script = "fetch('/a');\n".repeat(300);
    let document = readDocument(`<template><a :href="'/b'"/></template><script>${script}</script>`, "vue");
    for (const [found, by] of [
      ["/b", "/b c"],
      ["fetch('/a')", "fetch(`/${d}`"],
      ["<script>", "<script lang=ts>"],
      ["</template>", ""],
    ] as const) {
      const text = document.text.replace(found, by);
      document = document.update(text, []);
      const { literals, comments } = readDocument(text, "vue");
      assert.deepEqual([document.literals, document.comments], [literals, comments]);
    }
  });
});
