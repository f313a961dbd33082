import assert from "node:assert/strict";
import { readDocument } from "../../index.js";

const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  "the targets of links that are addresses (bzg/worg)": [
    "See [[https://a.example/b][c]], [[www.d.example][e]] and\n[[f.example/g.html]].\n",
    [
      "text: See [[",
      "link: https://a.example/b",
      "text: ][c]], [[",
      "link: www.d.example",
      "text: ][e]] and",
      "text: [[",
      "link: f.example/g.html",
      "text: ]].",
    ],
  ],
  "targets before a text behind a bar, as in DokuWiki and Creole (dokuwiki/dokuwiki)": [
    "[[https://a.example/b|The c]], [[ http://d.example|e]] [[www.f.example|]] [[doku>g|https://h.example]]",
    [
      "text: [[",
      "link: https://a.example/b",
      "text: |The c]], [[",
      "link:  http://d.example",
      "text: |e]] [[",
      "link: www.f.example",
      "text: |]] [[doku>g|https://h.example]]",
    ],
  ],
  "white space before a target, and a scheme with a slip": [
    "[[ http://a.example][b]] [[http:c.example][d]]",
    ["text: [[", "link:  http://a.example", "text: ][b]] [[", "link: http:c.example", "text: ][d]]"],
  ],
  "links with a bracket too few or too many (syl20bnr/spacemacs)": [
    "[https://a.example][b]] https://c.example][d e]] [[https://f.example]][[g]] [[https://h.example] [i]] [[a]][[b]]",
    [
      "broken-link: [https://a.example][",
      "text: b]] ",
      "broken-link: https://c.example][",
      "text: d e]] ",
      "broken-link: [[https://f.example]][[",
      "text: g]] ",
      "broken-link: [[https://h.example] [",
      "text: i]] [[a]][[b]]",
    ],
  ],
  "addresses in tags of HTML (szabgab/perlmaven.com)": [
    `the <a class="b" href="https://a.example/B::C;">B</a> and <img src='//c.example/d.png' alt=""> and <a href="e.html">f</a>`,
    [
      'text: the <a class="b" href="',
      "attribute: https://a.example/B::C;",
      "text: \">B</a> and <img src='",
      "attribute: //c.example/d.png",
      'text: \' alt=""> and <a href="e.html">f</a>',
    ],
  ],
  "Markdown behind the front matter of a page (RiiConnect24/Wii-Guide)": [
    `---\ntitle: "A"\n---\n\n[b] (https://a.example/c)\n`,
    ["data: title", "data: A", "text: [b", "broken-link:  (https://a.example/c)"],
  ],
  "no front matter without a title": [
    "---\na: b\n---\n[c] (d.example)\n",
    ["text: ---", "text: a: b", "text: ---", "text: [c] (d.example)"],
  ],
  "files, headings, names and lists in double brackets": [
    "[[file:a b.org][c]] [[*Heading]] [[#id]] [[id:a-b]] [[elisp:(a)]] [[Main Page|a]] [[1.5/2], [3]]",
    ["text: [[file:a b.org][c]] [[*Heading]] [[#id]] [[id:a-b]] [[elisp:(a)]] [[Main Page|a]] [[1.5/2], [3]]"],
  ],
};

describe("plain text", () => {
  for (const [name, [text, expected]] of Object.entries(rows)) {
    it(name, () => {
      const { literals } = readDocument(text, "plaintext");
      const found = literals.map(({ span, site }) => {
        const label = site.kind === "identifier" ? site.role : site.kind;
        return `${label}: ${text.slice(span.start, span.end)}`;
      });
      assert.deepEqual(found, expected);
    });
  }

  it("follows a change that makes Markdown of a text, and back", () => {
    const page = "---\ntitle: A\n---\n[b] (https://a.example/c)\n";
    const before = page.replace("title", "state");
    const document = readDocument(before, "plaintext");
    const change = { start: 4, end: 9, newLength: 5 };
    const after = document.update(page, [change]);
    assert.deepEqual(after.literals, readDocument(page, "plaintext").literals);
    assert.deepEqual(after.update(before, [change]).literals, document.literals);
  });
});
