import assert from "node:assert/strict";
import { markdownLiterals } from "../../../../test/markdown-literals.js";

const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  "a hole of a template without one of its braces (theforeman/theforeman.org)": [
    "![a](/b/{ c.d }}/e.png) [f](/g/{{ h }/i) [j](/k/{{ l }}/m) [n](/o/{p}/q)",
    [
      "markdown-text: ![a",
      "broken-link: {",
      "markdown-text: c.d }}/e.png) [f",
      "broken-link: }",
      "markdown-text: /i) [j",
      "link: /k/{{ l }}/m",
      "markdown-text: [n",
      "link: /o/{p}/q",
    ],
  ],
  "an address behind white space with a closing parenthesis alone (datacarpentry/semester-biology)": [
    "- [a b] https://c.example/d)\n- (see [e f] https://g.example/h)\n- [i] https://j.example (k)",
    [
      "markdown-text: [a b",
      "broken-link: ] https://c.example/d)",
      "markdown-text: (see [e f] https://g.example/h)",
      "markdown-text: [i] https://j.example (k)",
    ],
  ],
  "a parenthesis alone at the end of a text (nubenetes/awesome-kubernetes, markerikson/react-redux-links)": [
    "- [a and b)](./c.md)\n- ([d e f)](https://g.example))\n- [(h) i](j.md) [k)](l.md) [hello :)](m.md)",
    [
      "markdown-text: [a and b",
      "broken-link: )",
      "link: ./c.md",
      "markdown-text: ([d e f)",
      "link: https://g.example",
      "broken-link: )",
      "markdown-text: [(h) i",
      "link: j.md",
      "markdown-text: [k)",
      "link: l.md",
      "markdown-text: [hello :)",
      "link: m.md",
    ],
  ],
  "a bracket before a path of the site (okfn/opendatahandbook)": [
    "il [PDF][/glossary/it/pdf/), che [a][/b c/)",
    ["markdown-text: il [PDF", "broken-link: [/glossary/it/pdf/)", "markdown-text: , che [a][/b c/)"],
  ],
  "a path of three words before a bracket (hyperledger/toc)": [
    "| [a](2023-Q3-B-c] |\n\n[d](e-f]\n\n[[g](h-i-j]](k)",
    [
      "markdown-text: | [a",
      "broken-link: (2023-Q3-B-c]",
      "markdown-text: |",
      "markdown-text: [d](e-f]",
      "markdown-text: [[g](h-i-j]](k)",
    ],
  ],
};

describe("marks in and beside the links of Markdown that nothing pairs", () => {
  for (const [name, [markdown, expected]] of Object.entries(rows))
    it(`are ${name}`, () => assert.deepEqual(markdownLiterals(markdown), expected));
});
