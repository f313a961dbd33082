import { assertLinearTime } from "../../../test/reading-time.js";
import type { LanguageName } from "../index.js";

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
      const repeated = (length: number): string => shape.repeat(length / shape.length);
      for (const language of languages) assertLinearTime(repeated, language, { length: 5_000, unsuspicious: 200 });
    });
});
