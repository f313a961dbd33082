import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../index.js";

const languages: readonly LanguageName[] = ["html", "css", "scss", "markdown", "xml", "vue", "svelte", "astro"];

/** Shapes that take some reader of markup quadratic time, or more depth than the stack has. */
const shapes: Readonly<Record<string, string>> = {
  "open tags": "<a>",
  "tags that are not closed": "<a b=c ",
  "end tags": "</a>",
  "end tags that are not closed": "</a ",
  "open paragraphs": "<p dir=rtl>a",
  "values that are not closed": "<a b='c ",
  "less-than signs": "<",
  "exclamation marks": "<!",
  "question marks": "<?php ",
  "open comments": "<!--",
  sections: "<svg><![CDATA[",
  scripts: "<script>",
  "scripts that end": "<script>a</script>",
  styles: "<style>a{b:url(c)}</style>",
  attributes: "<a b='c' ",
  templates: "<a b='{{ ",
  "template ends": "<a b={{ c }} ",
  expressions: "<a :b='[`c${'>",
  "documents in attributes": "<a srcdoc='<a srcdoc=\"",
  "documents without quotes": "<a/srcdoc=",
  "documents in scripts": "<script type=text/html>",
  "declarations in attributes": "<a style='b:url(c)'>",
  references: "&not;&notin&#65;&",
  numbers: "&#1",
  "automatic direction": "<bdi>a",
  braces: "{",
  brackets: "([",
  "closing brackets": ")}]",
  addresses: "url(",
  "addresses and quotes": "url(a'",
  "at-rules": "@import 'a",
  holes: "url(#{",
  backslashes: "\\",
  quotes: "\"'",
  maps: "(a:'b',",
  "plus signs": "+'a'",
  comments: "/*",
  slashes: "//",
  "document types": "<!DOCTYPE a [",
  "declarations of entities": "<!DOCTYPE a [<!ENTITY b 'c",
  instructions: "<?xml-stylesheet href='a'",
  "end tags of others": "<a></b>",
  entities: "<a b='&c;&d",
  mustaches: "<template>{{ a",
  "expressions in braces": "<a b={c}>{d}",
  "expressions that are not closed": "{a",
  "expressions in expressions": "{`${",
  "expressions in quotes": "<a b='{c}{",
  "markup in expressions": "{a && <b>{c}</b>}",
  "open markup in expressions": "{<a b={",
  "fragments in expressions": "{<>",
  "regular expressions": "{/[",
  links: "[a](b)",
  "links that are not closed": "[a](",
  "links in links": "[[a](b)",
  "titles that are not closed": '[a](b "',
  "destinations that are not closed": "[a](<b",
  images: "![",
  "code spans": "`a``",
  "back quotes": "``` ",
  definitions: "[a]: b\n",
  "nested quotes": "> ",
  "nested lists": "- 1. ",
  "list items": "- a\n",
  fences: "```js\n",
  tables: "a|b\n-|-\n",
  "inline tags": "a <b c='",
  "open inline tags": "a <b ",
};

describe("the time to read markup", function () {
  this.timeout(120_000);
  for (const [name, shape] of Object.entries(shapes))
    it(`is in proportion to the length of ${name}`, () => {
      for (const language of languages) {
        const tries: string[] = [];
        while (tries.length < 4 && !isLinear(shape, language, tries));
        assert.ok(tries.length < 4, `${language}: ${tries.join("; ")}`);
      }
    });
});

/** Whether ten times as much takes no more than 15 times as long; the collector of garbage may need another try. */
function isLinear(shape: string, language: LanguageName, tries: string[]): boolean {
  const short = timeToRead(shape, 5_000, language);
  const long = timeToRead(shape, 50_000, language);
  if (long < 15 * short + 200) return true;
  tries.push(`${short} ms, ten times as much: ${long} ms`);
  return false;
}

/** In milliseconds of processor time, the better of two attempts. */
function timeToRead(shape: string, length: number, language: LanguageName): number {
  const text = shape.repeat(length / shape.length);
  const attempts = [1, 2].map(() => {
    const before = process.cpuUsage();
    readDocument(text, language);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...attempts);
}
