import assert from "node:assert/strict";
import { markdownLiterals } from "../../../../test/markdown-literals.js";

const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  "a mailbox as an address is": [
    "[a}(mailto:b@c.example) [d] (mailto:e@f.example) [g] (mailto: or tel:)",
    [
      "markdown-text: [a",
      "broken-link: }(mailto:b@c.example)",
      "markdown-text: [d",
      "broken-link:  (mailto:e@f.example)",
      "markdown-text: [g] (mailto: or tel:)",
    ],
  ],
  "an address behind white space, in a parenthesis that nothing closes": [
    "- [a] (https://b/c\n- [d] (https://e/ f\n- [1] (https://g/",
    [
      "markdown-text: [a",
      "broken-link:  (https://b/c",
      "markdown-text: [d] (https://e/ f",
      "markdown-text: [1] (https://g/",
    ],
  ],
  "a file behind white space that is named by the text (p4lang/tutorials)": [
    "- [a.py] (a.py): b\n- [`c/d.sh`] (c/d.sh)\n- [e.py] (f.py)",
    [
      "markdown-text: [a.py",
      "broken-link:  (a.py)",
      "markdown-text: : b",
      "markdown-text: [",
      "plain: c/d.sh",
      "broken-link:  (c/d.sh)",
      "markdown-text: [e.py] (f.py)",
    ],
  ],
  "an address behind white space, and white space behind it": [
    "[a b] (https://c/d )",
    ["markdown-text: [a b", "broken-link:  (https://c/d )"],
  ],
  "the name of an account, but no key of a bibliography": [
    "[@b] (https://a.example/B) [@smith-2020] (https://c.example/d) [-@e:f] (https://g.example/)\n[@h](https://i.example/",
    [
      "markdown-text: [@b",
      "broken-link:  (https://a.example/B)",
      "markdown-text: [@smith-2020] (https://c.example/d) [-@e:f] (https://g.example/)\n[@h",
      "broken-link: (https://i.example/",
    ],
  ],
  "the name of a page in brackets of its own": [
    "[[Ada Lovelace]] (a.com/b) [[Ошибки|a]] (https://b.example/) [[c#d e]] (https://f.example/)\n[[12]] (https://g.example/)",
    [
      "markdown-text: [[Ada Lovelace]] (a.com/b) [[Ошибки|a]] (https://b.example/) [[c#d e]] (https://f.example/)\n[[12]",
      "broken-link:  (https://g.example/)",
    ],
  ],
  "a page at the root of the site behind several words (aws-samples/eks-workshop)": [
    "see the [getting started guide] (/prerequisites), the [FAQ page] (/common-questions/)\nor [a file] (/home), [file] (/inside)",
    [
      "markdown-text: see the [getting started guide",
      "broken-link:  (/prerequisites)",
      "markdown-text: , the [FAQ page",
      "broken-link:  (/common-questions/)",
      "markdown-text: or [a file] (/home), [file] (/inside)",
    ],
  ],
  "a page behind white space that is named by the text, which begins a line": [
    "[Data Quality] (data_quality)\n[Teilen] (teilen)\n[optional] (optional)\n[A B] (see below)\nc [D] (d)",
    [
      "markdown-text: [Data Quality",
      "broken-link:  (data_quality)",
      "markdown-text: [Teilen",
      "broken-link:  (teilen)",
      "markdown-text: [optional] (optional)\n[A B] (see below)\nc [D] (d)",
    ],
  ],
  "white space before a page behind a scheme of the site (javascript-tutorial/fr.javascript.info)": [
    "[a] (mdn:js/Map) [b] (mdn:/Web/API) [c] (note: d/e) [f] (g:h)",
    [
      "markdown-text: [a",
      "broken-link:  (mdn:js/Map)",
      "markdown-text: [b",
      "broken-link:  (mdn:/Web/API)",
      "markdown-text: [c] (note: d/e) [f] (g:h)",
    ],
  ],
  "white space before the path of a page (ropensci/roweb2)": [
    "[a b] (/c/2019/d_e/). [f] (/usr/bin) [g] (/h/)",
    ["markdown-text: [a b", "broken-link:  (/c/2019/d_e/)", "markdown-text: . [f] (/usr/bin) [g] (/h/)"],
  ],
  "hosts that nobody takes for a word, behind white space": [
    "[a] (github.com/b/c) [d] (e.org) [f] (docs.g.io/h) [i] (j.k) [l] (m.com is n)",
    [
      "markdown-text: [a",
      "broken-link:  (github.com/b/c)",
      "markdown-text: [d",
      "broken-link:  (e.org)",
      "markdown-text: [f",
      "broken-link:  (docs.g.io/h)",
      "markdown-text: [i] (j.k) [l] (m.com is n)",
    ],
  ],
};

describe("white space between the brackets of a link in Markdown", () => {
  for (const [name, [markdown, expected]] of Object.entries(rows))
    it(`makes none before ${name}`, () => assert.deepEqual(markdownLiterals(markdown), expected));
});
