import assert from "node:assert/strict";
import fc from "fast-check";
import { readDocument, type LanguageName } from "../index.js";

const code = "const url = 'http://a/b';\nfetch(`/c/${url}`);\n".repeat(60);
const style = "a { background: url(b.png) }\n".repeat(10);

const notebook = {
  cells: [
    { cell_type: "markdown", metadata: {}, source: ["# [a](b)\n", "\n", "<https://c>"] },
    { cell_type: "code", metadata: {}, outputs: [{ text: ["'no'"] }], source: code.split(/(?<=\n)/u) },
    { cell_type: "code", metadata: {}, outputs: [], source: `%%html\n<a href='d'><style>${style}</style>` },
  ],
  metadata: { language_info: { name: "javascript" } },
};

/** Documents with long and short parts of each kind. */
const documents: Readonly<Partial<Record<LanguageName, string>>> = {
  html: `<a href="/a" onclick="open('/b')">c</a><script>${code}</script><style>${style}</style><script>f('/d')</script>`,
  vue: `<template><a :href="'/a'">{{ b('/c') }}</a></template><script>${code}</script><style>${style}</style>`,
  svelte: `<script>${code}</script>{#if a}<a href={'/b'} src="/c/{d}">e</a>{/if}<style>${style}</style>`,
  astro: `---\n${code}---\n{a.map((b) => <a href={'/c'}>{b}</a>)}<style>${style}</style>`,
  markdown: `# [a](b)\n\n\`\`\`js\n${code}\`\`\`\n\n> <a href="c">d</a>\n\n\`\`\`css\n${style}\`\`\`\n`,
  yaml: `on: push\njobs:\n  a:\n    steps:\n${"      - run: |\n          b 'c'\n          \"d${{ e }}\"\n".repeat(60)}      - run: f 'g'\n`,
  jupyter: JSON.stringify(notebook, undefined, 1),
  xml: `<svg xmlns="a:"><style>${style}</style><script><![CDATA[${code}]]></script><a href="&b;/c"/></svg>`,
};

const inserted = fc.constantFrom(
  ..."<>\"'`{}/()[]\n =",
  "http://x/",
  "<script>",
  "</script>",
  "-->",
  "```\n",
  "${",
  "<a b='",
);

describe("Parts", () => {
  for (const [language, start] of Object.entries(documents))
    it(`reads the same after changes as at once: ${language}`, () => {
      const edit = fc.record({ at: fc.nat(10_000), removed: fc.nat(12), text: inserted });
      fc.assert(
        fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
          let document = readDocument(start, language as LanguageName);
          for (const { at, removed, text } of edits) {
            const from = at % (document.text.length + 1);
            const end = Math.min(document.text.length, from + removed);
            const after = document.text.slice(0, from) + text + document.text.slice(end);
            document = document.update(after, [{ start: from, end, newLength: text.length }]);
          }
          const { literals, comments } = readDocument(document.text, language as LanguageName);
          assert.deepEqual(document.literals, literals);
          assert.deepEqual(document.comments, comments);
        }),
        { numRuns: 12 },
      );
    });
});
