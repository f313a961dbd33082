import assert from "node:assert/strict";
import { markdownLiterals } from "../../../../test/markdown-literals.js";

const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  "an address behind the label of a reference that is defined": [
    "[a](https://b.example/c. It is d.\n\n[a]: https://e.example",
    [
      "markdown-text: [a",
      "broken-link: (https://b.example/c.",
      "markdown-text: It is d.",
      "definition: https://e.example",
    ],
  ],
  "a page of the site, at the end of a line or sentence": [
    "[a](/b/c-d.\nand [e](/f/g,\n[h](/i\n[j](/k/l m",
    [
      "markdown-text: [a",
      "broken-link: (/b/c-d",
      "markdown-text: .\nand [e",
      "broken-link: (/f/g",
      "markdown-text: ,\n[h](/i\n[j](/k/l m",
    ],
  ],
  "a file in a named folder, before the words of a sentence": [
    "\\(see [a](../b/c.md for d\\) |\n[e](f.md for g",
    ["markdown-text: \\(see [a", "broken-link: (../b/c.md", "markdown-text: for d\\) |\n[e](f.md for g"],
  ],
  "a path at the end of an item": [
    "- [a b](a-b\n- [c](see d\n- [e](f",
    ["markdown-text: [a b", "broken-link: (a-b", "markdown-text: [c](see d", "markdown-text: [e](f"],
  ],
  "an angle bracket that nothing closes": [
    "a <https://b.example/c) d\n\n(e <https://f.example/g)\n\nh <https://i.example/j\n\nk <https://l.example/m\nn>",
    [
      "markdown-text: a",
      "broken-link: <https://b.example/c",
      "markdown-text: ) d",
      "markdown-text: (e <https://f.example/g)",
      "markdown-text: h",
      "broken-link: <https://i.example/j",
      "markdown-text: k <https://l.example/m\nn>",
    ],
  ],
  "a text and an address with each other's ends": [
    "[a b)[https://c.example/d) [e}[https://f.example] [0, 1)[2]",
    [
      "markdown-text: [a b",
      "broken-link: )[https://c.example/d)",
      "markdown-text: [e",
      "broken-link: }[https://f.example]",
      "markdown-text: [0, 1)[2]",
    ],
  ],
  "a mark behind an address that nothing opens": [
    'a https://b.example/c" d\n\n`e` | https://f.example:80>\n\n<g https://h.example/i> j "k https://l.example/m"',
    [
      "markdown-text: a https://b.example/c",
      'broken-link: "',
      "markdown-text: d",
      "plain: e",
      "markdown-text: | https://f.example:80",
      "broken-link: >",
      'markdown-text: <g https://h.example/i> j "k https://l.example/m"',
    ],
  ],
  "a word, empty parentheses or marks before the address": [
    "- [a](b https://c.example/d)\n- [e]()./F.md)\n- [g]**https://h.example)\n- [i](#j와 k\n- [l](#m와) n",
    [
      "markdown-text: [a",
      "broken-link: (b https://c.example/d)",
      "markdown-text: [e",
      "broken-link: ()./F.md)",
      "markdown-text: [g",
      "broken-link: **https://h.example)",
      "markdown-text: [i](#j와 k",
      "markdown-text: [l",
      "link: #m와",
      "markdown-text: n",
    ],
  ],
  "a fragment before words of another script": [
    "[a](#b-c와 d\n[e](#f-g\u306Eh) i",
    ["markdown-text: [a", "broken-link: (#b-c", "markdown-text: 와 d\n[e", "link: #f-g\u306Eh", "markdown-text: i"],
  ],
  "words behind the address of a definition that are no title": [
    '[a]: https://b.example/c#D E\n\n[f]: https://g.example "H"\n\ni [j]: https://k.example l',
    [
      "markdown-text: [a",
      "broken-link: ]: https://b.example/c#D E",
      "definition: https://g.example",
      "markdown-text: i [j]: https://k.example l",
    ],
  ],
  "a fragment before another link": [
    "[a](#b-c ➡️ [d](#e) [f](#g h [i]",
    ["markdown-text: [a", "broken-link: (#b-c", "markdown-text: ➡️ [d", "link: #e", "markdown-text: [f](#g h [i]"],
  ],
  "a page before the words of a sentence in parentheses": [
    "(see [a](b.md you just need c.) [d](e.md for f)",
    ["markdown-text: (see [a", "broken-link: (b.md", "markdown-text: you just need c.) [d](e.md for f)"],
  ],
  "a bracket behind a link and a space": [
    "| [a](b.md#c) ] | d\n\n[e [f](g.md) ] \\[ [h](i.md) ]",
    [
      "markdown-text: | [a",
      "link: b.md#c",
      "broken-link: ]",
      "markdown-text: | d",
      "markdown-text: [e [f",
      "link: g.md",
      "markdown-text: ] \\[ [h",
      "link: i.md",
      "markdown-text: ]",
    ],
  ],
  "two angle brackets at the end": [
    "<https://a.example>><br>\n\n<https://b.example>>.\n\n<<https://c.example>> <https://d.example>>e",
    [
      "autolink: https://a.example",
      "broken-link: >",
      "autolink: https://b.example",
      "broken-link: >",
      "markdown-text: .",
      "markdown-text: <",
      "autolink: https://c.example",
      "markdown-text: >",
      "autolink: https://d.example",
      "markdown-text: >e",
    ],
  ],
  "the end of a sentence behind the address of a definition": [
    "[a]: https://b.example).\n\n[c]: https://d.example/(e).\n",
    ["markdown-text: [a", "broken-link: ]: https://b.example).", "definition: https://d.example/(e)."],
  ],
  "brackets in the parentheses, or empty ones before the address": [
    "[a]([https://b.example/c]), ()[https://d.example/e).\n\nf()[https://g.example/h) [i]([j])",
    [
      "markdown-text: [a",
      "broken-link: ([https://b.example/c])",
      "markdown-text: ,",
      "broken-link: ()[https://d.example/e)",
      "markdown-text: .",
      "markdown-text: f()[https://g.example/h) [i",
      "link: [j]",
    ],
  ],
  "an empty link behind its text": [
    "[#1[](https://a.example/b) [c](d)[](https://e.example/f)\n\n[![](https://g.example)](h)",
    [
      "markdown-text: [#1",
      "broken-link: [](https://a.example/b)",
      "markdown-text: [c",
      "link: d",
      "markdown-text: [",
      "link: https://e.example/f",
      "markdown-text: [![",
      "image: https://g.example",
      "link: h",
    ],
  ],
  "a page of the site before the words of a sentence (slackapi/bolt-js)": [
    "use our [Guide](/getting-started or clone it\n\n[Leitfaden](/erste-schritte, dann (so) weiter\n\n[c](/d-e f) [g](/h i",
    [
      "markdown-text: use our [Guide",
      "broken-link: (/getting-started",
      "markdown-text: or clone it",
      "markdown-text: [Leitfaden",
      "broken-link: (/erste-schritte",
      "markdown-text: , dann (so) weiter",
      "markdown-text: [c",
      "link: /d-e f",
      "markdown-text: [g](/h i",
    ],
  ],
  "two brackets before a fragment; a file before a mark at the end of a line": [
    "[a b]](#c-d), [[e]](#f)\n\n[g](/h/i.md:\n\n[j](k.html;",
    [
      "markdown-text: [a b",
      "broken-link: ]](#c-d)",
      "markdown-text: , [[e]",
      "link: #f",
      "markdown-text: [g",
      "broken-link: (/h/i.md",
      "markdown-text: :",
      "markdown-text: [j",
      "broken-link: (k.html",
      "markdown-text: ;",
    ],
  ],
  "a parenthesis or an angle bracket that nothing opens behind an address in code (theforeman/theforeman.org)": [
    "`https://a.example)` `http://localhost:5001>` `https://b.example/(c)` `d(https://e.example)`",
    [
      "plain: https://a.example",
      "broken-link: )",
      "plain: http://localhost:5001",
      "broken-link: >",
      "plain: https://b.example/(c)",
      "plain: d(https://e.example)",
    ],
  ],
};

describe("a link of Markdown that is not closed as it should be", () => {
  for (const [name, [markdown, expected]] of Object.entries(rows))
    it(`has ${name}`, () => assert.deepEqual(markdownLiterals(markdown), expected));
});
