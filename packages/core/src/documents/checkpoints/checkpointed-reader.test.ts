import assert from "node:assert/strict";
import { ChangingText } from "../../text/changing-text.js";
import { readDocument, type IriDocument } from "../document.js";
import type { LanguageName } from "../languages.js";

interface Row {
  readonly language: LanguageName;
  readonly name?: string;
  readonly first?: string;
  readonly line: (index: number) => string;
  /** What is typed in a line in the middle of the document, one after the other. */
  readonly typed: readonly string[];
}

const rows: readonly Row[] = [
  {
    language: "turtle",
    first: "@prefix a: <https://example.org/a#> .\n",
    line: (index) => `a:x${index} a:b <https://example.com/${index}> , "text ${index}" . # note\n`,
    typed: [" ", "<", "x", ">", "\n", "("],
  },
  {
    language: "sparql",
    first: "PREFIX a: <https://example.org/a#> SELECT * {\n",
    line: (index) => `?x${index} a:b <https://example.com/${index}> FILTER (?x${index} < 3)\n`,
    typed: [" ", "<", "x", ">", "\n"],
  },
  {
    language: "shex",
    first: "PREFIX a: <https://example.org/a#>\n",
    line: (index) => `a:x${index} { a:b [<https://example.com/${index}>~ "text"] ; a:c %a:d{ code %} } # note\n`,
    typed: [" ", "<", "x", ">", "\n", "/e/"],
  },
  {
    language: "omn",
    first: "Prefix: a: <https://example.org/a#>\n",
    line: (index) =>
      `Class: a:x${index} # note\n  SubClassOf: b:c some xsd:integer[< ${index}], <https://example.com/${index}>\n`,
    typed: [" ", "<", "x", ">", "\n", "a:d"],
  },
  {
    language: "json",
    first: '{ "a": [\n',
    line: (index) => `  { "b${index}": "https://example.com/${index}", "c": { "d": "text" } },\n`,
    typed: [" ", '"x"', ",", "\n", '"'],
  },
  {
    language: "jsonld",
    first: '{ "@context": { "a": "http://a/#", "b": { "@type": "@id" } }, "@graph": [\n',
    line: (index) => `  { "@id": "a:c${index}", "b": ["https://example.com/${index}"], "d": { "e": "text" } },\n`,
    typed: [" ", '{"@id":"a:f"}', ",", "\n", '"'],
  },
  {
    language: "css",
    line: (index) => `.a${index} > b { background: url(https://example.com/${index}); content: "text"; } /* note */\n`,
    typed: [" ", ".", "c", "{}", "\n"],
  },
  {
    language: "scss",
    line: (index) => `.a${index} { b { background: url(https://example.com/${index}); } } // note\n`,
    typed: [" ", "$", "c", ":", '"d"', ";", "\n"],
  },
  {
    language: "sass",
    line: (index) =>
      `@import //example.org/${index}.css, "text"\n.a\n  b: url(https://example.com/${index}) /* note */\n`,
    typed: [" ", "/* c", "\n", "@import d.css", "\n", "// e"],
  },
  {
    language: "jupyter",
    first: '{ "metadata": { "language_info": { "name": "python" } }, "cells": [\n',
    line: (index) => `  { "cell_type": "code", "source": ["f('https://example.com/${index}') # note\\n", "a"] },\n`,
    typed: [" ", '{"cell_type":"markdown","source":"[b](c)"}', ",", "\n", '"'],
  },
  {
    language: "python",
    line: (index) => `url${index} = f("https://example.com/${index}", "text" + str(${index})) # note\n`,
    typed: [" ", "a", "=", '"', "b", '"', "\n"],
  },
  {
    language: "toml",
    line: (index) => `${index % 9 === 0 ? `[a.b${index}]\n` : ""}c${index} = ["https://example.com/${index}"] # note\n`,
    typed: [" ", "d", "=", '"', "e", '"', "\n", "[f]"],
  },
  {
    language: "yaml",
    first: "a:\n",
    line: (index) => `  - b${index}: "https://example.com/${index}" # note\n    command: [text, ${index}]\n`,
    typed: [" ", "  c", ":", " ", "d", " ", "|", "\n"],
  },
  {
    language: "html",
    first: "<!doctype html><body>\n",
    line: (index) => `<p dir="auto">text <a href="https://example.com/${index}">${index}</a><!-- note --></p>\n`,
    typed: [" ", "<b></b>", "c", "&amp;", "\n", "<br>"],
  },
  {
    language: "html",
    name: "html, beside a style and a script",
    first: "<style>a { background: url(b.png) }</style>\n",
    line: (index) => `<li><img src="/a/${index}.png"><!-- note -->\n`,
    typed: [" ", "<script>f('/c')</script>", "<hr>", "\n"],
  },
  {
    language: "markdown",
    first: "# A\n\n",
    line: (index) => `Text with [a link](https://example.com/${index}) and [another][b${index % 50}].<!-- note -->\n\n`,
    typed: [" ", "c", "\n", "\n", "- d", "`e`", "<br>", "\n\n"],
  },
  {
    language: "markdown",
    name: "markdown, in a list",
    first: "# A\n\n",
    line: (index) => `- [a link](https://example.com/${index}) and [another][b${index % 50}].<!-- note -->\n`,
    typed: [" ", "c", "\n", "- d\n", "`e`", "  * f\n", "<br>", "\n1. g\n"],
  },
  {
    language: "markdown",
    name: "markdown, in a table",
    first: "| A | B |\n| - | - |\n",
    line: (index) => `| [a link](https://example.com/${index}) | and [another][b${index % 50}].<!-- note --> |\n`,
    typed: ["| c", "d | ", "`e` |", "\n", "|", "<br>|\n"],
  },
  {
    language: "vue",
    first: "<script>f('/a')</script><template><div>\n",
    line: (index) => `<p :id="'/${index}'">{{ text }} <a href="https://example.com/${index}">b</a><!-- note --></p>\n`,
    typed: ["<b></b>", "{{ c }}", "<template></template>"],
  },
  {
    language: "svelte",
    first: "<script>f('/a')</script>\n",
    line: (index) => `{#if a}<p id={b("/${index}")}><a href="https://example.com/{c}">{d}</a><!-- note --></p>{/if}\n`,
    typed: ["<b></b>", "{f('/g')}", "<br>"],
  },
  {
    language: "csv",
    first: "name,url\n",
    line: (index) => `"a ""${index}""",https://example.com/${index}\n`,
    typed: ["b", ",", "http://c/", "\n", '"d\n"'],
  },
  {
    language: "latex",
    line: (index) => `Text \\url{https://example.com/${index}} and \\emph{more} of it. % note\n`,
    typed: [" ", "b", "\n", "\\%", "\\url{c}", "\n\n"],
  },
  {
    language: "bibtex",
    line: (index) => `@misc{a${index},\n  title = "B",\n  url = {https://example.com/${index}},\n}\n% note\n`,
    typed: ["\n", "c", "@misc{d}"],
  },
  {
    language: "asciidoc",
    first: "= A\n\n",
    line: (index) => `Text https://example.com/${index}[b] and more.\n// note\n\n`,
    typed: ["c", "\n", "\n", "== D", "\n\n----\ne\n----\n"],
  },
  {
    language: "restructuredtext",
    line: (index) => `Text \`a <https://example.com/${index}>\`_ and more.\n\n.. note\n\n`,
    typed: ["b", "\n", "\n", ".. image:: c.png", "\n\n::\n\n  d\n\n"],
  },
  {
    language: "restructuredtext",
    name: "reStructuredText, in a list",
    line: (index) => `* \`a <https://example.com/${index}>\`_ and more\n`,
    typed: ["b", "\n", "* c\n", "  d\n", "2. e\n"],
  },
  {
    language: "properties",
    line: (index) => `a.b${index} = https://example.com/${index}\n# note\n`,
    typed: ["c", "=", "d", "\n", "\\"],
  },
  {
    language: "ini",
    first: "[a]\n",
    line: (index) => `b${index} = https://example.com/${index}\n; note\n`,
    typed: ["c", "=", "d", "\n", " e\n"],
  },
  {
    language: "plaintext",
    line: (index) => `Text https://example.com/${index} and more.\n`,
    typed: ["c", "\n", "d"],
  },
  {
    language: "xml",
    first: '<?xml version="1.0"?><a xmlns:b="http://a.example/">\n',
    line: (index) => `<b:c d="${index}"><e href="https://example.com/${index}"/>text</b:c><!-- note -->\n`,
    typed: [" ", "<f/>", "g", "<h>i</h>", "\n"],
  },
  {
    language: "dotenv",
    line: (index) => `A${index}="https://example.com/${index}/$B" # note\nC=d\n`,
    typed: ["E=", "f", "\n", 'G="', 'h"', "\n"],
  },
  {
    language: "astro",
    first: "---\nconst a = 'b';\n---\n<body>\n",
    line: (index) => `{a.map((b) => <a href={'/${index}'}>{b}</a>)}<p>text<img src="c.png"></p><!-- note -->\n`,
    typed: ["<hr>", "{d('/e')}", "<b></b>", "\n"],
  },
  {
    language: "php",
    first: "<?php\n",
    line: (index) => `$a${index} = f("https://example.com/$b"); // note\n`,
    typed: [" ", "f", "('c')", ";", "\n", "$"],
  },
  {
    language: "php",
    name: "php, in a page",
    first: "<!doctype html><body>\n",
    line: (index) =>
      `<a href="/${index}/<?= $b ?>">c</a><?php if (f('/d')): /* note */ ?><p>text</p><?php endif ?><!-- e -->\n`,
    typed: ["<b></b>", "<?php f('/g') ?>", "<hr>", "\n"],
  },
  {
    language: "mdx",
    first: "import A from './a.js'\n\n",
    line: (index) => `Text {f('/${index}')} and [b](c) <A d={"/e"}>g</A> {/* note */}\n\n`,
    typed: ["h", "{f('/i')}", "\n\n", "export const j = '/k'\n\n"],
  },
  {
    language: "java",
    name: "java, within brackets",
    first: "class A {\n",
    line: (index) => `  String url${index} = f("https://example.com/${index}"); // note\n`,
    typed: [" ", "f", "()", ";", "\n", "\n"],
  },
];

const lines = 1000;

describe("a reader with checkpoints", () => {
  for (const { language, first = "", line, typed, name = language } of rows)
    it(`reads only what is near to a change: ${name}`, () => {
      const text = first + Array.from({ length: lines }, (_, index) => line(index)).join("");
      const middle = text.indexOf("\n", text.length / 2) + 1;
      let source = ChangingText.of(text);
      let document = readDocument(text, language);
      let at = middle;
      for (const inserted of typed) {
        source = source.replace({ start: at, end: at }, inserted);
        const after = document.update(source, [{ start: at, end: at, newLength: inserted.length }]);
        assertKept(after, document);
        const { literals, comments } = readDocument(source.toString(), language);
        assert.deepEqual(after.literals, literals);
        assert.deepEqual(after.comments, comments);
        document = after;
        at += inserted.length;
      }
    });

  it("reads on to the end where a change matters to all that follows", () => {
    const text = Array.from({ length: lines }, (_, index) => `<http://a/${index}> <http://b/> "c" .\n`).join("");
    const after = readDocument(text, "turtle").update(`"""${text}`, [{ start: 0, end: 0, newLength: 3 }]);
    assert.deepEqual(
      after.literals.map(({ span }) => span),
      [{ start: 3, end: text.length + 3 }],
    );
  });

  it("finds anew what depends on all of a text", () => {
    const text = `foaf:b <http://a/> <http://b/> .\n`.repeat(lines);
    const document = readDocument(text, "turtle");
    assert.equal(document.literals[0]?.surroundings?.hasUndeclaredPrefix, true);
    const inserted = "{{ template }}\n";
    const after = document.update(text + inserted, [
      { start: text.length, end: text.length, newLength: inserted.length },
    ]);
    assert.equal(after.literals[0]?.surroundings, undefined);
  });
});

/** Nine in ten literals and comments, or all but one, are known to be those from before. */
function assertKept(after: IriDocument, before: IriDocument): void {
  for (const kind of ["literals", "comments"] as const) {
    const [items, formers] = [after.sequences[kind], before.sequences[kind] as never];
    const { first, last } = items.keptFrom?.(formers) ?? { first: 0, last: 0 };
    assert.ok(first + last >= 0.9 * items.length - 1, `${kind}: of ${items.length}, ${first} and ${last} are kept`);
  }
}
